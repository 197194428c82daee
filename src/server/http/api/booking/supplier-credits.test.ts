import { beforeAll, expect, it } from 'vitest'
import type { Booking, Quote } from '../../../../contract/types.ts'
import { ticketKind } from '../../../domain/products/testing-ticket.ts'
import { makeTicketSupplier, ticketKey } from '../../../domain/products/testing-ticket-supplier.ts'
import type { Supplier } from '../../../domain/suppliers/port.ts'
import { type BookingApp, openBookingApp } from './testing-booking-app.ts'
import { call, confirm, hold, itemOf, newKey, pay, read } from './testing-booking-flow.ts'

let app: BookingApp
beforeAll(async () => {
  app = await openBookingApp({
    second: {
      kind: ticketKind,
      from(clock) {
        const capabilities = () => ({ name: 'Tickets', isSample: true, products: [] })
        const { supplier } = makeTicketSupplier(clock)
        return { capabilities, products: { ticket: supplier } } as unknown as Supplier
      },
    },
  })
})

async function cancelled(isCredited: boolean) {
  const items = [{ product: 'ticket', rateKey: ticketKey({ isCredited, isRefundable: false }) }]
  const { data: quote } = await call<Quote>(app, '/api/quotes', {}, { body: { items, currency: 'USD' } })
  const { booking, holder } = await hold(app, {}, quote)
  await pay(app, holder, booking)
  await confirm(app, holder, booking)
  const path = `/api/bookings/${booking.reference}/cancellation`
  const { data: cost } = await call<{ id: string; supplierCredits?: object[] }>(
    app,
    `${path}-quote`,
    holder,
    {
      body: {},
    },
  )
  await call<Booking>(app, path, holder, { body: { quoteId: cost.id }, key: newKey() })
  return { cost, cancellation: itemOf((await read(app, holder, booking)).data).cancellation }
}

const credit = (traveller: number) => ({
  traveller,
  issuer: 'Fado House',
  amount: { amount: 2000, currency: 'USD' },
  expiresOn: '2027-05-20',
})

it('shows a supplier’s credit for each traveller before and, with its code, after a cancellation', async () => {
  const { cost, cancellation } = await cancelled(true)
  expect(cost).toMatchObject({ refund: { amount: 0 }, supplierCredits: [credit(0), credit(1)] })
  expect(cancellation).toMatchObject({
    refund: { amount: 0 },
    supplierCredits: [
      { ...credit(0), code: 'FADO-1' },
      { ...credit(1), code: 'FADO-2' },
    ],
  })
})

it('shows no credit where the supplier gives none', async () => {
  const { cost, cancellation } = await cancelled(false)
  expect(cost).not.toHaveProperty('supplierCredits')
  expect(cancellation).not.toHaveProperty('supplierCredits')
})

import { beforeEach, describe, expect, it } from 'vitest'
import type { Booking, Quote } from '../../../contract/types.ts'
import { type BookingApp, openBookingApp } from '../../http/api/booking/testing-booking-app.ts'
import {
  call,
  contact,
  newKey,
  partiesOf,
  pay,
  read,
  type Visitor,
} from '../../http/api/booking/testing-booking-flow.ts'
import type { GatewayEvent, GatewayPayment } from '../payments/payment-gateway.ts'
import { ticketKind } from '../products/testing-ticket.ts'
import { makeTicketSupplier, ticketKey } from '../products/testing-ticket-supplier.ts'
import type { Supplier } from '../suppliers/port.ts'
import { handlePaymentWebhook } from './handle-payment-webhook.ts'
import { maximumAttempts } from './task-repository.ts'

/** For two tickets on 2026-05-20: the balance is due a week earlier. */
const DUE = '2026-05-13'
const DEPOSIT = 2000

let app: BookingApp
/** The gateway's answer about the later payment, in place of the sandbox's; null for the sandbox's own. */
let says: Partial<Pick<GatewayPayment, 'state' | 'decline'>> | null
/** The gateway's ids of released payments. */
let voided: string[]

beforeEach(async () => {
  says = null
  voided = []
  app = await openBookingApp({
    gateway: (gateway) => ({
      ...gateway,
      // Every charge stays undecided until the gateway decides.
      async authorizeSaved(step) {
        const charged = await gateway.retrieve(step.gatewayReference)
        return says === null ? gateway.authorizeSaved(step) : { ...charged, state: 'processing', ...says }
      },
      async retrieve(reference) {
        const known = await gateway.retrieve(reference)
        return says === null || known.state !== 'requires_payment_method' ? known : { ...known, ...says }
      },
      async void(step) {
        voided.push(step.gatewayReference)
        return gateway.void(step)
      },
    }),
    second: {
      kind: ticketKind,
      from(clock) {
        const { supplier } = makeTicketSupplier(clock)
        const capabilities = () => ({ name: 'Tickets', isSample: true, products: [] })
        return { capabilities, products: { ticket: supplier } } as unknown as Supplier
      },
    },
  })
})

/** A booking whose balance is charged and undecided: its task waits to ask again. */
async function charged() {
  const items = [{ product: 'ticket', rateKey: ticketKey({ deposit: DEPOSIT }) }]
  const { data: quote } = await call<Quote>(app, '/api/quotes', {}, { body: { items, currency: 'USD' } })
  const body = { quoteId: quote.id, shownTotal: quote.dueNow, contact, parties: partiesOf(quote) }
  const held = await call<Booking>(app, '/api/bookings', {}, { body, key: newKey() })
  const holder: Visitor = { cookie: held.cookies.find((one) => one.includes('livery_bookings')) ?? '' }
  await pay(app, holder, held.data, 'sandbox_success')
  const path = `/api/bookings/${held.data.reference}/confirmation`
  const { data: booking } = await call<Booking>(app, path, holder, { body: {}, key: newKey() })
  await app.doTasks()
  says = { state: 'processing', decline: null }
  app.passSeconds((Date.parse(`${DUE}T12:00:00Z`) - app.dependencies.clock().getTime()) / 1000)
  await tasks()
  const later = (await paymentsOf(booking)).filter(({ dueOn }) => dueOn === DUE)
  expect(later).toMatchObject([{ isAutomatic: true, gatewayReference: expect.any(String) }])
  return { booking, holder, reference: later[0]?.gatewayReference ?? '' }
}

async function tasks() {
  for (let turn = 0; turn < 4; turn += 1) await app.doTasks()
}
async function paymentsOf({ reference }: Booking) {
  const found = await app.repositories.bookings.findByReference(reference)
  return app.repositories.payments.ofBooking(found?.id ?? '')
}
const attemptsOf = async (booking: Booking) =>
  (await paymentsOf(booking)).filter(({ isAutomatic }) => isAutomatic).length
async function receive(gatewayReference: string, about: GatewayEvent['about'] = 'payment') {
  await handlePaymentWebhook(
    await app.aurora(),
    'sandbox',
    { id: newKey(), about, gatewayReference },
    app.dependencies,
  )
}
async function entryOf(holder: Visitor, booking: Booking) {
  const { paymentSchedule } = (await read(app, holder, booking)).data
  return paymentSchedule.find(({ at }) => at === DUE)
}
const mailsOf = async (kind: string) => (await app.mails()).filter((mail) => mail.kind === kind)
async function openIncidents() {
  const owner = { cookie: await app.signIn('owner@test.example') }
  const path = '/api/agency/incidents'
  const { data } = await call<{ incidents: { kind: string }[] }>(app, path, owner, { method: 'GET' })
  return data.incidents
}
/** Charges as the sandbox does, which the webhook reports. */
async function decideWell(gatewayReference: string) {
  says = null
  await app.sandbox.authorizeSaved({ gatewayReference, idempotencyKey: 'decided late' })
}

describe('a webhook about a balance that is collected', () => {
  it('stores that it was paid, once, however often it arrives', async () => {
    const { booking, holder, reference } = await charged()
    expect((await entryOf(holder, booking))?.state).toBe('processing')
    await decideWell(reference)
    await Promise.all([receive(reference), receive(reference), receive(reference)])
    await app.doDue()
    expect((await entryOf(holder, booking))?.state).toBe('paid')
    await receive(reference)
    await tasks()
    expect(await attemptsOf(booking)).toBe(1)
    expect(await mailsOf('bookingPaymentTaken')).toHaveLength(1)
  })

  it('stores that the gateway is still processing', async () => {
    const { booking, reference } = await charged()
    await receive(reference)
    expect((await paymentsOf(booking)).at(-1)?.state).toBe('processing')
    await decideWell(reference)
    await receive(reference)
    expect((await paymentsOf(booking)).at(-1)?.state).toBe('requires_capture')
  })

  it.each([
    ['a decline', { state: 'requires_payment_method', decline: 'insufficient_funds' }, 'insufficient_funds'],
    ['a challenge of the bank', { state: 'requires_action' }, 'authentication_failed'],
    ['a cancellation there', { state: 'canceled' }, 'canceled_at_gateway'],
  ] as const)('counts %s as one failed attempt, however often it arrives', async (_, now, declined) => {
    const { booking, holder, reference } = await charged()
    says = now
    await Promise.all([receive(reference), receive(reference)])
    await receive(reference)
    expect(await entryOf(holder, booking)).toMatchObject({ state: 'failed', declined, isPayable: true })
    expect(voided.length > 0).toBe(now.state !== 'canceled')
    await app.doDue()
    await tasks()
    expect(await mailsOf('bookingPaymentFailed')).toHaveLength(1)
    expect(await attemptsOf(booking)).toBe(1)
  })

  it('of a decline retries the balance a day later, and not sooner', async () => {
    const { booking, holder, reference } = await charged()
    says = { state: 'requires_payment_method', decline: 'insufficient_funds' }
    await receive(reference)
    says = null
    await tasks()
    expect((await entryOf(holder, booking))?.state).toBe('failed')
    app.passSeconds(86_400)
    await tasks()
    expect((await entryOf(holder, booking))?.state).toBe('paid')
    expect(await attemptsOf(booking)).toBe(2)
  })

  it.each(['paid', 'failed'] as const)(
    'ends the incident of a failed collection if it was %s',
    async (end) => {
      const { booking, holder, reference } = await charged()
      for (let turn = 0; turn < maximumAttempts; turn += 1) await app.doTasks()
      expect(await openIncidents()).toMatchObject([{ kind: 'collect' }])
      if (end === 'paid') await decideWell(reference)
      else says = { state: 'requires_payment_method', decline: 'lost_card' }
      await receive(reference)
      await app.doDue()
      expect((await entryOf(holder, booking))?.state).toBe(end)
      expect(await openIncidents()).toEqual([])
    },
  )

  it('changes nothing if it has no news or precedes the charge', async () => {
    const { booking, holder, reference } = await charged()
    says = { state: 'requires_payment_method', decline: null }
    const before = await paymentsOf(booking)
    await receive(reference)
    await receive(reference, 'refund')
    await receive(`sandbox_pi_${'0'.repeat(32)}`)
    expect(await paymentsOf(booking)).toEqual(before)
    expect((await entryOf(holder, booking))?.state).toBe('processing')
  })

  it('does not count a payment released for a cancelled booking as an attempt', async () => {
    const { booking, holder, reference } = await charged()
    const path = `/api/bookings/${booking.reference}`
    const { data: offer } = await call<{ id: string }>(app, `${path}/cancellation-quote`, holder, {
      body: {},
    })
    await call(app, `${path}/cancellation`, holder, { body: { quoteId: offer.id }, key: newKey() })
    says = { state: 'canceled' }
    await receive(reference)
    await tasks()
    expect(await mailsOf('bookingPaymentFailed')).toEqual([])
    expect((await paymentsOf(booking)).at(-1)).toMatchObject({ state: 'canceled', lastError: null })
  })
})

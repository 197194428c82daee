import { beforeAll, describe, expect, it } from 'vitest'
import type { Booking, BookingSummary } from '../../../../contract/types.ts'
import type { BookingApp } from './testing-booking-app.ts'
import { call, newKey, pay, read, type Visitor } from './testing-booking-flow.ts'
import { bookItems, confirmWithout, openTwoProducts, stayRequest, ticketOf } from './testing-two-products.ts'

let app: BookingApp
beforeAll(async () => {
  app = (await openTwoProducts()).app
})

const firm = () => stayRequest(app, false)
const priceOf = ({ items }: Booking, line: number) => items[line]?.price.total ?? 0
const payAgain = (holder: Visitor, { reference }: Booking) =>
  call<Booking>(app, `/api/bookings/${reference}/payment`, holder, { body: {}, key: newKey() })

/** A held stay and a refused ticket, whose payment has since been voided at the gateway. */
async function unpaidChoice() {
  const { booking, holder } = await bookItems(app, [await firm(), ticketOf({ answer: 'rejected' })])
  expect(booking.state).toBe('needs_choice')
  const found = await app.repositories.bookings.findByReference(booking.reference)
  const [payment] = await app.repositories.payments.ofBooking(found?.id ?? '')
  await app.sandbox.void({ gatewayReference: payment?.gatewayReference ?? '', idempotencyKey: newKey() })
  return { booking, holder, id: found?.id ?? '' }
}
const amountOf = async (id: string) => (await app.repositories.payments.ofBooking(id)).at(-1)?.amount

describe('the charge next to a refused item', () => {
  it("is the others' price in booking, payment and list, before and after the capture", async () => {
    const person = { cookie: await app.signIn('traveller@test.example') }
    const items = [
      await stayRequest(app, true, person),
      ticketOf({ answer: 'rejected', isRefundable: false }),
    ]
    const { booking, holder } = await bookItems(app, items, person)
    const amount = priceOf(booking, 0)
    const expected = {
      state: 'partly_confirmed',
      total: { amount },
      payment: { due: { amount } },
      paymentSchedule: [{ amount: { amount } }],
    }
    expect(booking).toMatchObject(expected)
    expect(booking.payment.state).toBe('requires_capture')
    await app.doTasks()
    const { data: paid } = await read(app, holder, booking)
    expect(paid).toMatchObject({ ...expected, payment: { due: { amount }, paid: { amount } } })
    const { data } = await call<{ bookings: BookingSummary[] }>(app, '/api/bookings?when=upcoming', person, {
      method: 'GET',
    })
    const line = data.bookings.find(({ reference }) => reference === booking.reference)
    expect(line?.total.amount).toBe(amount)
  })
})

describe('another payment', () => {
  it('covers the items that can still be booked, and no refused one', async () => {
    const { booking, holder, id } = await unpaidChoice()
    const { status, data } = await payAgain(holder, booking)
    expect([status, await amountOf(id)]).toEqual([200, priceOf(booking, 0)])
    expect(data.payment.due.amount).toBe(priceOf(booking, 0))
  })

  it('covers the rest and books it once the traveller continues without the refused item', async () => {
    const { booking, holder, id } = await unpaidChoice()
    const without = [booking.items[1]?.id ?? '']
    expect((await confirmWithout(app, holder, booking, without)).data.state).toBe('on_hold')
    const { data } = await payAgain(holder, booking)
    expect(await amountOf(id)).toBe(priceOf(booking, 0))
    await pay(app, holder, data)
    expect((await confirmWithout(app, holder, booking)).data.state).toBe('partly_confirmed')
    await app.doTasks()
    expect((await read(app, holder, booking)).data.payment).toMatchObject({
      state: 'succeeded',
      paid: { amount: priceOf(booking, 0) },
    })
  })
})

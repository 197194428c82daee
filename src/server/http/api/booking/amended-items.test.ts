import { beforeAll, describe, expect, it } from 'vitest'
import { ofProduct } from '../../../../contract/of-product.ts'
import type { Amendment, Booking, BookingItem } from '../../../../contract/types.ts'
import type { BookingApp } from './testing-booking-app.ts'
import { call, newKey, pay, read, type Visitor } from './testing-booking-flow.ts'
import { bookItems, openTwoProducts, stayRequest, ticketOf } from './testing-two-products.ts'

let app: BookingApp
beforeAll(async () => {
  app = (await openTwoProducts()).app
})

/** A paid booking of these items, which its task has confirmed. */
async function booked(...items: object[]) {
  const { booking, holder } = await bookItems(app, items)
  await app.doTasks()
  return { holder, booking: await now(holder, booking) }
}
const now = async (holder: Visitor, booking: Booking) => (await read(app, holder, booking)).data
const partOf = ({ items }: Booking, at: number): BookingItem => {
  const item = items[at]
  if (!item) throw new Error(`there is no item ${at}`)
  return item
}
const later = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
/** Quotes a stay with more or fewer nights. */
function quote(holder: Visitor, booking: Booking, at: number, more: number, names = true) {
  const { id, subject } = partOf(booking, at)
  const { stay, rooms } = ofProduct(subject, 'hotel').hotel
  const wanted = rooms.map(({ adults, childAges }) => ({ adults, childAges: [...childAges] }))
  const change = { product: 'hotel', stay: { ...stay, end: later(stay.end, more) }, rooms: wanted }
  return call<Amendment>(app, `/api/bookings/${booking.reference}/amendments`, holder, {
    body: { change, ...(names && { itemId: id }) },
  })
}
/** Accepts and pays an amendment. */
async function change(holder: Visitor, booking: Booking, at: number, { id }: Amendment) {
  const path = `/api/bookings/${booking.reference}/amendments/${id}`
  const { data } = await call<Booking>(app, `${path}/acceptance`, holder, { body: {}, key: newKey() })
  const payment = partOf(data, at).amendments?.at(-1)?.payment
  if (payment) await pay(app, holder, { ...data, payment })
  await call<Booking>(app, `${path}/confirmation`, holder, { body: {} })
  await app.doTasks()
  return now(holder, booking)
}
/** Cancels an item and returns its refund. */
async function cancel(holder: Visitor, booking: Booking, at: number): Promise<number> {
  const [path, itemId] = [`/api/bookings/${booking.reference}`, partOf(booking, at).id]
  const { data } = await call<{ id: string; refund: { amount: number } }>(
    ...([app, `${path}/cancellation-quote`, holder, { body: { itemId } }] as const),
  )
  await call(app, `${path}/cancellation`, holder, { body: { quoteId: data.id }, key: newKey() })
  await app.doTasks()
  return data.refund.amount
}

describe('a stay next to tickets', () => {
  it('is extended, and the tickets do not change', async () => {
    const { booking, holder } = await booked(await stayRequest(app, true), ticketOf())
    expect(booking.items.map(({ availableActions }) => availableActions.includes('change'))).toEqual([
      true,
      false,
    ])
    const { data: offer } = await quote(holder, booking, 0, 2, false)
    expect(offer.due.amount).toBe(offer.becomesTotal.amount - offer.wasTotal.amount)
    const after = await change(holder, booking, 0, offer)
    expect(ofProduct(partOf(after, 0).subject, 'hotel').hotel.stay.end).toBe(
      later(ofProduct(partOf(booking, 0).subject, 'hotel').hotel.stay.end, 2),
    )
    expect(partOf(after, 1)).toEqual(partOf(booking, 1))
    expect(after.total.amount).toBe(booking.total.amount + offer.due.amount)
    expect(after.payment.paid.amount).toBe(after.total.amount)
    const back = [await cancel(holder, after, 1), await cancel(holder, after, 0)]
    expect(back).toEqual([partOf(after, 1).price?.total, offer.becomesTotal.amount])
    expect((await now(holder, booking)).payment.refunded.amount).toBe(after.total.amount)
  })

  it('is shortened: its share of the one payment is refunded, and no more', async () => {
    const { booking, holder } = await booked(ticketOf(), await stayRequest(app, true))
    const { data: offer } = await quote(holder, booking, 1, -1)
    const less = offer.wasTotal.amount - offer.becomesTotal.amount
    expect([offer.due.amount, offer.refund.amount]).toEqual([0, less])
    const after = await change(holder, booking, 1, offer)
    expect(after.payment.refunded.amount).toBe(less)
    expect(await cancel(holder, after, 0)).toBe(partOf(after, 0).price?.total)
    expect(await cancel(holder, after, 1)).toBe(offer.becomesTotal.amount)
    expect((await now(holder, booking)).payment.refunded.amount).toBe(booking.total.amount)
  })
})

describe('two stays', () => {
  it('need the changed one to be named, and wait for no payment of the other', async () => {
    const wish = await stayRequest(app, true)
    const { booking, holder } = await booked(wish, wish)
    const unnamed = await quote(holder, booking, 1, 1, false)
    expect([unnamed.status, unnamed.problem.errors?.[0]?.field]).toEqual([422, 'itemId'])
    const [first, second] = [await quote(holder, booking, 0, 1), await quote(holder, booking, 1, 2)]
    const path = `/api/bookings/${booking.reference}/amendments/${first.data.id}`
    await call<Booking>(app, `${path}/acceptance`, holder, { body: {}, key: newKey() })
    const between = await change(holder, booking, 1, second.data)
    expect(partOf(between, 0).subject).toEqual(partOf(booking, 0).subject)
    expect(ofProduct(partOf(between, 1).subject, 'hotel').hotel.stay.end).toBe(
      later(ofProduct(partOf(booking, 1).subject, 'hotel').hotel.stay.end, 2),
    )
    const payment = partOf(between, 0).amendments?.at(-1)?.payment
    if (!payment) throw new Error('the first one waits')
    await pay(app, holder, { ...between, payment })
    await call<Booking>(app, `${path}/confirmation`, holder, { body: {} })
    await app.doTasks()
    const after = await now(holder, booking)
    const due = first.data.due.amount + second.data.due.amount
    expect([after.total.amount, after.payment.paid.amount]).toEqual([
      booking.total.amount + due,
      booking.total.amount + due,
    ])
  })
})

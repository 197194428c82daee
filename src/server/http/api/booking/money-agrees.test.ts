import { beforeAll, expect, it } from 'vitest'
import type { Amendment, Booking, HotelRate } from '../../../../contract/types.ts'
import { makeBookingDocument } from '../../../domain/booking/make-booking-document.ts'
import { textsOfDocument } from '../../../domain/documents/booking-document-texts.ts'
import { paymentTexts } from '../../../domain/documents/money-texts.ts'
import { type BookingApp, openBookingApp } from './testing-booking-app.ts'
import { booked, call, itemOf, newKey, pay, read, stayOf, type Visitor } from './testing-booking-flow.ts'

let app: BookingApp
beforeAll(async () => {
  app = await openBookingApp()
})

interface Stay {
  holder: Visitor
  booking: Booking
}

const payable = ({ payment, isRefundable }: HotelRate) => payment === 'now' && isRefundable
async function paid(): Promise<Stay> {
  const made = await booked(app, {}, { choose: payable })
  await app.doTasks()
  return made
}
const storedOf = async ({ reference }: Booking) => {
  const stored = await app.repositories.bookings.findByReference(reference)
  if (stored === null) throw new Error('what was booked is stored')
  return stored
}
const paymentsOf = async (booking: Booking) =>
  app.repositories.payments.ofBooking((await storedOf(booking)).id)

/** Extends or shortens a stay by a number of nights. */
async function change({ holder, booking }: Stay, more: number) {
  const { data: current } = await read(app, holder, booking)
  const { stay, rooms } = stayOf(current)
  const end = new Date(Date.parse(stay.end) + more * 86_400_000).toISOString().slice(0, 10)
  const wanted = { product: 'hotel', stay: { ...stay, end }, rooms }
  const at = `/api/bookings/${booking.reference}/amendments`
  const { data: offer } = await call<Amendment>(app, at, holder, { body: { change: wanted } })
  const accepted = await call<Booking>(app, `${at}/${offer.id}/acceptance`, holder, {
    body: {},
    key: newKey(),
  })
  const payment = itemOf(accepted.data).amendments?.at(-1)?.payment
  if (payment !== undefined) {
    await pay(app, holder, { ...accepted.data, payment }, 'sandbox_success')
    await call(app, `${at}/${offer.id}/confirmation`, holder, { body: {} })
  }
  await app.doTasks()
  await app.doTasks()
  const { data: after } = await read(app, holder, booking)
  expect(itemOf(after).amendments?.at(-1)?.state).toBe('applied')
  expect(after.total).toEqual(offer.becomesTotal)
}
/** A goodwill refund by the agency. */
async function giveBack({ booking }: Stay, amount: number) {
  const [first] = await paymentsOf(booking)
  await app.repositories.tasks.enqueue({ kind: 'refund', payload: { paymentId: first?.id, amount } })
  await app.doTasks()
}
async function cancel({ holder, booking }: Stay) {
  const at = `/api/bookings/${booking.reference}`
  const { data: offer } = await call<{ id: string }>(app, `${at}/cancellation-quote`, holder, { body: {} })
  await call(app, `${at}/cancellation`, holder, { body: { quoteId: offer.id }, key: newKey() })
  await app.doTasks()
  await app.doTasks()
}

/** The amounts of one booking on its page, in its voucher and in the books; in cents. */
async function told({ holder, booking }: Stay) {
  const { data } = await read(app, holder, booking)
  const [entry] = data.paymentSchedule
  const document = await makeBookingDocument(
    await app.aurora(),
    await storedOf(booking),
    'https://aurora.example',
    app.dependencies,
  )
  if (!entry || document === null) throw new Error('something was paid and written')
  const payments = await paymentsOf(booking)
  return {
    page: { total: data.total.amount, due: entry.amount.amount, refunded: entry.refunded?.amount ?? 0 },
    state: entry.state,
    voucher: paymentTexts(document, textsOfDocument(document)),
    written: document.payments.map(({ amount, refunded }) => [amount.amount, refunded.amount]),
    kept: payments.reduce((sum, { captured, refunded }) => sum + captured - refunded, 0),
  }
}

const ways: [string, (stay: Stay) => Promise<void>, 'kept' | 'refunded' | 'goodwill'][] = [
  ['as it was booked', async () => {}, 'kept'],
  ['made dearer', (stay) => change(stay, 2), 'kept'],
  ['made cheaper', (stay) => change(stay, -1), 'kept'],
  [
    'made dearer and cheaper again',
    async (stay) => {
      await change(stay, 2)
      await change(stay, -2)
    },
    'kept',
  ],
  ['cancelled', cancel, 'refunded'],
  [
    'made dearer and cancelled',
    async (stay) => {
      await change(stay, 2)
      await cancel(stay)
    },
    'refunded',
  ],
  [
    'made cheaper and cancelled',
    async (stay) => {
      await change(stay, -1)
      await cancel(stay)
    },
    'refunded',
  ],
  ['with a refund of the agency’s own accord', (stay) => giveBack(stay, 100), 'goodwill'],
  [
    'made cheaper, with a refund of the agency’s own accord',
    async (stay) => {
      await change(stay, -1)
      await giveBack(stay, 100)
    },
    'goodwill',
  ],
]

it.each(ways)(
  'a paid stay %s costs the same on the page, in the voucher and in the books',
  async (_, way, end) => {
    const stay = await paid()
    await way(stay)
    const { page, state, voucher, written, kept } = await told(stay)
    expect([page.due, state]).toEqual([page.total, 'paid'])
    expect(page.due - page.refunded).toBe(kept)
    expect(written).toEqual([[page.due, page.refunded]])
    const refunds = { kept: 0, refunded: page.total, goodwill: 100 }
    expect(page.refunded).toBe(refunds[end])
    expect(/refunded/.test(voucher)).toBe(end !== 'kept')
    if (end === 'goodwill') expect(voucher).toContain('$1.00')
  },
)

it('a mail about a cheaper stay states that it is paid, as its voucher does', async () => {
  const stay = await paid()
  await change(stay, -1)
  const mails = (await app.mails()).filter(({ text }) => text.includes(stay.booking.reference))
  const amended = mails.find(({ kind }) => kind === 'bookingAmended')
  expect(amended?.text).toMatch(/less/)
  expect(mails.map(({ text }) => text).join('\n')).not.toMatch(/Paid to [^,\n]*, refunded/)
})

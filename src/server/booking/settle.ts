import type { AgencyRecords } from '../store/agency-repositories.ts'
import type { Booking, BookingItem } from '../store/booking.ts'
import type { Payment } from '../store/payment-repository.ts'
import type { SupplierBooking } from '../suppliers/product-supplier.ts'
import { SupplierRefusal } from '../suppliers/supplier-refusal.ts'
import { SupplierTimeout } from '../suppliers/supplier-timeout.ts'
import type { BookingSnapshot } from './booking-snapshot.ts'
import { followPayment } from './follow-payment.ts'
import { IllegalStep } from './illegal-step.ts'
import type { SettleParts } from './settle-parts.ts'
import { giveCreditsBack } from './spend-credits.ts'

/** Milliseconds after which a supplier's answer to a booking is waited for no longer. */
const PATIENCE_MS = 25_000
/** Seconds after which a booking whose outcome is unknown is asked about: no answer can be on its way any more. */
const ASK_AFTER = 60

/**
 * Brings a booking as far as it can be brought now: what is on hold and authorised is booked with the supplier, once, whoever
 * asks and however often; what came of it is stored with the tasks that follow from it (capture or void, mail). What has no
 * answer stays pending and is asked about by its reference, never booked again. Source: security design, 17.
 */
export async function settle(bookingId: string, actor: string, parts: SettleParts): Promise<void> {
  const booking = await parts.repositories.bookings.find(bookingId)
  const [item] = booking?.items ?? []
  if (!booking || !item) return
  if (item.state !== 'on_hold') return
  const payment = await followPayment(bookingId, parts)
  if (payment !== null && payment.state !== 'requires_capture' && payment.state !== 'succeeded') return
  if (await begin(item, actor, parts)) await book(booking, item, parts)
}

/** Of two at a moment one is told yes. */
async function begin(item: BookingItem, actor: string, { repositories }: SettleParts): Promise<boolean> {
  try {
    await repositories.together(async ({ bookings, tasks }) => {
      await bookings.moveItem(item.id, { event: 'wait', actor })
      const payload = { bookingId: item.bookingId }
      await tasks.enqueue({ kind: 'ask', payload, due: { inSeconds: ASK_AFTER } })
    })
    return true
  } catch (error) {
    if (error instanceof IllegalStep) return false
    throw error
  }
}

async function book(booking: Booking, item: BookingItem, parts: SettleParts): Promise<void> {
  const { contact, travellers, requests } = booking.snapshot as BookingSnapshot
  const named = travellers.map(({ firstName, lastName, type, room, ...said }) => ({
    ...{ givenName: firstName, familyName: lastName, room: room - 1 },
    ...said,
    kind: type === 'child' ? ('child' as const) : ('adult' as const),
  }))
  const { firstName: givenName, lastName: familyName, email, phone } = contact
  try {
    const asked = parts.supplier.book({
      ...{ reference: item.id, travellers: named, requests },
      contact: { givenName, familyName, email, phone },
    })
    const answer = await withinPatience(asked)
    if (answer.status === 'pending') await tellOfWaiting(booking, parts)
    await take(booking, item, answer, parts)
  } catch (error) {
    if (error instanceof SupplierRefusal) return reject(booking, item, error.code, parts)
    // No answer: it may be booked. Whoever asks later finds out.
    await tellOfWaiting(booking, parts)
  }
}

async function tellOfWaiting({ id }: Booking, { repositories }: SettleParts): Promise<void> {
  const payload = { bookingId: id, what: 'pending' }
  // What is decided meanwhile is told by a mail of its own.
  await repositories.tasks.enqueue({ kind: 'mail', payload, due: { inSeconds: 2 * ASK_AFTER } })
}

/**
 * Asks a supplier what became of a booking that it gave no answer to; by the task alone, later than any answer could come.
 * `isLast`: one that it still never heard of is not booked, and what it may hold is given back. Says whether it is decided.
 */
export async function askAbout(bookingId: string, isLast: boolean, parts: SettleParts): Promise<boolean> {
  const booking = await parts.repositories.bookings.find(bookingId)
  const [item] = booking?.items ?? []
  if (!booking || item?.state !== 'pending') return true
  const answer = await parts.supplier.retrieve(item.id)
  if (answer !== null) {
    await take(booking, item, answer, parts)
    return answer.status !== 'pending'
  }
  if (!isLast) return false
  await parts.supplier.release(item.id)
  await reject(booking, item, 'not_booked', parts)
  return true
}

async function withinPatience(asked: Promise<SupplierBooking>): Promise<SupplierBooking> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new SupplierTimeout('book')), PATIENCE_MS)
  })
  try {
    return await Promise.race([asked, over])
  } finally {
    clearTimeout(timer)
    // An answer that comes after all is found by whoever asks.
    asked.catch(() => undefined)
  }
}

async function take(
  booking: Booking,
  item: BookingItem,
  answer: SupplierBooking,
  parts: SettleParts,
): Promise<void> {
  if (answer.status === 'pending') return
  if (answer.status !== 'confirmed') return reject(booking, item, answer.status, parts)
  const { supplierReference, confirmationNumber } = answer
  await step(parts, async ({ bookings, payments, tasks }) => {
    const outcome = { confirmationNumber }
    await bookings.moveItem(item.id, { event: 'confirm', actor: 'supplier', supplierReference, outcome })
    for (const payment of await payments.ofBooking(booking.id)) {
      const wanted = payment.state === 'requires_capture' ? 'capture' : 'void'
      if (payment.state !== 'succeeded' && payment.state !== 'canceled')
        await tasks.enqueue({ kind: wanted, payload: { paymentId: payment.id } })
    }
    await tasks.enqueue({ kind: 'mail', payload: { bookingId: booking.id, what: 'confirmed' } })
    await tasks.enqueue({
      kind: 'complete',
      payload: { itemId: item.id },
      due: { inSeconds: secondsToEnd(item, parts.clock()) },
    })
  })
}

async function reject(
  booking: Booking,
  item: BookingItem,
  reason: string,
  parts: SettleParts,
): Promise<void> {
  await step(parts, async (records) => {
    await records.bookings.moveItem(item.id, { event: 'reject', actor: 'supplier', reason })
    await letGo(booking, records)
    await records.tasks.enqueue({ kind: 'mail', payload: { bookingId: booking.id, what: 'rejected' } })
  })
}

/** Gives back what was paid or spent for a booking that came to nothing; in the transaction in which it did. */
export async function letGo(booking: Booking, { payments, tasks, credits }: AgencyRecords): Promise<void> {
  for (const payment of await payments.ofBooking(booking.id)) await undo(payment, tasks)
  await giveCreditsBack(booking, credits)
}

async function undo(
  { id, state, captured, refunded }: Payment,
  tasks: AgencyRecords['tasks'],
): Promise<void> {
  if (state === 'succeeded') {
    const amount = captured - refunded
    if (amount > 0) await tasks.enqueue({ kind: 'refund', payload: { paymentId: id, amount } })
  } else if (state !== 'canceled') await tasks.enqueue({ kind: 'void', payload: { paymentId: id } })
}

/** Stores what came of it; whoever was faster with it has stored it already. */
async function step(
  { repositories }: SettleParts,
  work: (records: AgencyRecords) => Promise<void>,
): Promise<void> {
  try {
    await repositories.together(work)
  } catch (error) {
    if (!(error instanceof IllegalStep)) throw error
  }
}

/** Until the day after the last is over everywhere. */
function secondsToEnd({ endsOn }: BookingItem, now: Date): number {
  const over = Date.parse(`${endsOn}T12:00:00Z`) + 86_400_000
  return Math.max(0, Math.ceil((over - now.getTime()) / 1000))
}

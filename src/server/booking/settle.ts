import type { Booking, BookingItem } from '../store/booking.ts'
import type { BookingRecords } from '../store/booking-records.ts'
import type { Payment } from '../store/payment-repository.ts'
import type { SupplierBooking } from '../suppliers/product-supplier.ts'
import { SupplierRefusal } from '../suppliers/supplier-refusal.ts'
import { followPayments, paidOf } from './follow-payments.ts'
import { IllegalStep } from './illegal-step.ts'
import { ASK_AGAIN_AFTER, raiseIfLost } from './raise-if-lost.ts'
import type { SettleParts } from './settle-parts.ts'
import { giveCreditsBack } from './spend-credits.ts'
import { type SupplierWord, supplierAnswer } from './supplier-answer.ts'
import { holdsOneLess } from './uncount-booking.ts'

/** Seconds after which a booking whose outcome is unknown is asked about: no answer can be on its way any more. */
const ASK_AFTER = 60

/** Why something is rejected that its supplier never heard of. */
const NOT_BOOKED = 'not_booked'

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
  const payments = await followPayments(bookingId, parts)
  const paid = paidOf(payments)
  if (payments.length > 0 && paid === null) return
  const waiting = await begin(item, paid, actor, parts)
  if (waiting === null) return
  await book(booking, waiting, parts)
  // What a stranger pays nothing for stays counted: it takes a room from others all the same.
  if (paid !== null || booking.personId !== null) await holdsOneLess(booking, parts)
}

/** What an item keeps from the moment in which its supplier is asked. */
interface Paid {
  /** The payment that it is booked by; null where nothing is paid here. */
  paidBy: string | null
}

/** Of two at a moment one gets it. */
async function begin(
  { id, bookingId }: BookingItem,
  paid: Payment | null,
  actor: string,
  { repositories }: SettleParts,
): Promise<BookingItem | null> {
  try {
    return await repositories.together(async ({ bookings, tasks }) => {
      // Nobody begins another payment from now on.
      await bookings.lock(bookingId)
      const outcome: Paid = { paidBy: paid?.id ?? null }
      const waiting = await bookings.moveItem(id, { event: 'wait', actor, outcome })
      await tasks.enqueue({ kind: 'ask', payload: { bookingId }, due: { inSeconds: ASK_AFTER } })
      return waiting
    })
  } catch (error) {
    if (error instanceof IllegalStep) return null
    throw error
  }
}

async function book(booking: Booking, item: BookingItem, parts: SettleParts): Promise<void> {
  const answer = await supplierAnswer(booking, item, parts, (late) => store(booking, item, late, parts))
  // No answer: it may be booked. Whoever asks later finds out, or hears it when it comes.
  const isOpen = answer === null || (!(answer instanceof SupplierRefusal) && answer.status === 'pending')
  if (isOpen) await tellOfWaiting(booking, parts)
  if (answer !== null) await store(booking, item, answer, parts)
}

function store(booking: Booking, item: BookingItem, word: SupplierWord, parts: SettleParts): Promise<void> {
  if (word instanceof SupplierRefusal) return reject(booking, item, word.code, parts)
  return take(booking, item, word, parts)
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
  // What was confirmed this very moment stays so, and is asked about once more.
  if ((await parts.supplier.release(item.id)) === 'confirmed') return false
  await reject(booking, item, NOT_BOOKED, parts)
  return true
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
  const isStored = await step(parts, async ({ bookings, payments, tasks }) => {
    const outcome = { confirmationNumber }
    await bookings.moveItem(item.id, { event: 'confirm', actor: 'supplier', supplierReference, outcome })
    await takePaid(await payments.ofBooking(booking.id), (item.outcome as Paid | null)?.paidBy ?? null, tasks)
    await tasks.enqueue({ kind: 'mail', payload: { bookingId: booking.id, what: 'confirmed' } })
    await tasks.enqueue({
      kind: 'complete',
      payload: { itemId: item.id },
      due: { inSeconds: secondsToEnd(item, parts.clock()) },
    })
  })
  if (!isStored) await raiseIfLost(booking, item.id, parts)
}

/** The payment that it was booked by is captured; what else there may be of any other is let go. */
async function takePaid(
  payments: readonly Payment[],
  paidBy: string | null,
  tasks: BookingRecords['tasks'],
): Promise<void> {
  const paid = payments.find(({ id }) => id === paidBy) ?? paidOf(payments)
  for (const payment of payments) {
    if (payment.id !== paid?.id) await undo(payment, tasks)
    else if (payment.state === 'requires_capture')
      await tasks.enqueue({ kind: 'capture', payload: { paymentId: payment.id } })
  }
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
    const { tasks } = records
    await tasks.enqueue({ kind: 'mail', payload: { bookingId: booking.id, what: 'rejected' } })
    if (reason !== NOT_BOOKED) return
    const due = { inSeconds: ASK_AGAIN_AFTER }
    await tasks.enqueue({ kind: 'ask-again', payload: { bookingId: booking.id }, due })
  })
}

/** Gives back what was paid or spent for a booking that came to nothing; in the transaction in which it did. */
export async function letGo(booking: Booking, { payments, tasks, credits }: BookingRecords): Promise<void> {
  for (const payment of await payments.ofBooking(booking.id)) await undo(payment, tasks)
  await giveCreditsBack(booking, credits)
}

async function undo(
  { id, state, captured, refunded, refunding }: Payment,
  tasks: BookingRecords['tasks'],
): Promise<void> {
  if (state === 'succeeded') {
    const amount = captured - refunded - refunding
    if (amount > 0) await tasks.enqueue({ kind: 'refund', payload: { paymentId: id, amount } })
  } else if (state !== 'canceled') await tasks.enqueue({ kind: 'void', payload: { paymentId: id } })
}

/** Stores what came of it; false where somebody was faster with it. */
async function step(
  { repositories }: SettleParts,
  work: (records: BookingRecords) => Promise<void>,
): Promise<boolean> {
  try {
    await repositories.together(work)
    return true
  } catch (error) {
    if (error instanceof IllegalStep) return false
    throw error
  }
}

/** Until the day after the last is over everywhere. */
function secondsToEnd({ endsOn }: BookingItem, now: Date): number {
  const over = Date.parse(`${endsOn}T12:00:00Z`) + 86_400_000
  return Math.max(0, Math.ceil((over - now.getTime()) / 1000))
}

import type { Booking, BookingItem } from './booking.ts'
import { planOf } from './booking-plan.ts'
import type { BookingRecords } from './booking-records.ts'
import { isFirst } from './first-payment.ts'
import { isConcluded } from './is-concluded.ts'
import { isUnbooked } from './item-states.ts'
import type { ItemShare } from './payment-plan.ts'
import type { Payment } from './payment-repository.ts'
import { scheduleCollections } from './schedule-collections.ts'
import { giveCreditsBack } from './spend-credits.ts'
import { findAuthorized } from './sync-payments.ts'

/**
 * Settles the money of a booking once its last item is decided: captures what was booked, releases or refunds the
 * rest, and returns credits of failed items. Does nothing before. Call it in each decision's transaction, which holds
 * the booking.
 */
export async function concludeBooking(bookingId: string, records: BookingRecords): Promise<void> {
  const booking = await records.bookings.lock(bookingId)
  if (booking === null || !isConcluded(booking)) return
  const { shares } = planOf(booking)
  const payments = (await records.payments.ofBooking(bookingId)).filter(isFirst)
  const charged = booking.items.reduce((sum, item, index) => sum + chargedOf(item, shares[index]), 0)
  await takePaid(booking, payments, charged, records.tasks)
  const back = booking.items.flatMap(({ id: itemId, state }, index) =>
    isUnbooked(state) ? { itemId, worth: shares[index]?.credits ?? 0 } : [],
  )
  await giveCreditsBack(booking, back, records.credits)
  await enqueueNews(booking, records.tasks)
  await scheduleCollections(booking, records.tasks)
}

/** What is charged of an item's share: nothing if it failed, the fee if it is already cancelled. */
function chargedOf({ state, outcome }: BookingItem, share: ItemShare | undefined): number {
  if (isUnbooked(state)) return 0
  const due = share?.card.find(({ at }) => at === null)?.amount ?? 0
  if (state !== 'cancelled') return due
  const { refund = 0 } = outcome ?? {}
  return Math.max(0, due - refund)
}

/**
 * Returns the payment that paid for the booking: the latest that an item recorded when its supplier was called. A
 * payment that was canceled at the gateway since pays for nothing.
 */
function paidFor({ items }: Pick<Booking, 'items'>, payments: readonly Payment[]): Payment | null {
  const live = payments.filter(({ state }) => state !== 'canceled')
  const named = new Set(items.map(({ outcome }) => outcome?.paidBy))
  return live.findLast(({ id }) => named.has(id)) ?? findAuthorized(live)
}

/**
 * Captures the payment that paid for the booking and releases all others. If none is left, opens an incident so that
 * the agency claims its money.
 */
async function takePaid(
  booking: Booking,
  payments: readonly Payment[],
  charged: number,
  tasks: BookingRecords['tasks'],
): Promise<void> {
  const paid = paidFor(booking, payments)
  if (charged > 0 && payments.length > 0 && paid === null) await raiseUnpaid(booking, charged, tasks)
  for (const payment of payments) {
    if (payment.id !== paid?.id || charged === 0) await undo(payment, 0, tasks)
    else if (payment.state === 'requires_capture') {
      const isPart = charged < payment.amount
      const payload = { paymentId: payment.id, ...(isPart && { amount: charged }) }
      await tasks.enqueue({ kind: 'capture', payload })
    } else await undo(payment, charged, tasks)
  }
}

function raiseUnpaid(
  { id: bookingId }: Booking,
  amount: number,
  tasks: BookingRecords['tasks'],
): Promise<boolean> {
  const error = 'The payment was canceled at the gateway before it was captured.'
  return tasks.raise({ kind: 'unpaid', payload: { bookingId, amount }, error })
}

/** Releases a payment, or refunds what was captured above the agency's amount. */
async function undo(
  { id, state, captured, refunded, refunding }: Payment,
  charged: number,
  tasks: BookingRecords['tasks'],
): Promise<void> {
  if (state === 'succeeded') {
    const amount = captured - refunded - refunding - charged
    if (amount > 0) await tasks.enqueue({ kind: 'refund', payload: { paymentId: id, amount } })
  } else if (state !== 'canceled') await tasks.enqueue({ kind: 'void', payload: { paymentId: id } })
}

/** Sends no mail about a hold that was released or expired before a supplier was called to book. */
async function enqueueNews({ id: bookingId, items }: Booking, tasks: BookingRecords['tasks']): Promise<void> {
  const isBooked = items.some(({ state }) => !isUnbooked(state) && state !== 'cancelled')
  const isRefused = items.some(({ state }) => state === 'rejected')
  const what = isBooked ? 'confirmed' : isRefused ? 'rejected' : null
  if (what !== null) await tasks.enqueue({ kind: 'mail', payload: { bookingId, what } })
}

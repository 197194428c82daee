import type { BookingRecords } from './booking-records.ts'
import { retryAfter } from './collection-terms.ts'
import { openOf } from './entry-payments.ts'
import { laterEntries } from './later-entries.ts'
import type { Payment } from './payment-repository.ts'
import type { Collecting } from './schedule-collections.ts'

/**
 * Stores a failed attempt to collect an entry, and what follows: another attempt or an incident, a mail, and the end of
 * what may not stay unpaid. Call it in a transaction, after the gateway released the payment. Does nothing twice.
 */
export async function storeUncollected(
  collecting: Collecting,
  { id, amount }: Payment,
  declined: string,
  now: Date,
  { bookings, payments, tasks }: Pick<BookingRecords, 'bookings' | 'payments' | 'tasks'>,
): Promise<void> {
  const { bookingId, dueOn, attempt } = collecting
  const booking = await bookings.lock(bookingId)
  const held = await payments.lock(id)
  if (booking === null || held === null || openOf([held]) === undefined) return
  const entry = laterEntries(booking).find(({ at }) => at === dueOn)
  const isOwed = entry !== undefined
  if (isOwed) await payments.move(id, { event: 'decline', error: declined, actor: 'gateway' })
  await payments.move(id, { event: 'cancel', actor: 'system' })
  // The incident of this attempt is replaced by what follows.
  await tasks.settled('collect', { bookingId, dueOn })
  if (!isOwed) return
  const next = retryAfter(attempt, now)
  const again = { ...collecting, attempt: attempt + 1 }
  if (next === null) {
    const error = `the saved method was declined ${attempt} times: ${declined}`
    await tasks.raise({ kind: 'collect', payload: { ...again, amount }, error })
  } else {
    await tasks.enqueue({ kind: 'collect', payload: { ...again, at: next.toISOString() }, due: next })
  }
  if (attempt === 1 && entry.cancels) {
    const { at: due } = entry.cancels
    await tasks.enqueue({ kind: 'cancel-unpaid', payload: { bookingId, dueOn, at: due.toISOString() }, due })
  }
  const retryAt = next === null ? {} : { retryAt: next.toISOString() }
  const payload = { bookingId, what: 'paymentFailed', dueOn, ...retryAt }
  await tasks.enqueue({ kind: 'mail', payload })
}

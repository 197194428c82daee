import type { BookingRecords } from './booking-records.ts'
import { retryAfter } from './collection-terms.ts'
import type { Payment } from './payment-repository.ts'
import type { Collecting } from './schedule-collections.ts'

/**
 * Stores that an attempt to collect an entry failed, and what follows: another attempt, or an incident, and a mail in both cases. To be
 * called in a transaction, once the payment is let go at its gateway.
 */
export async function storeUncollected(
  collecting: Collecting,
  { id, amount }: Payment,
  declined: string,
  now: Date,
  { payments, tasks }: Pick<BookingRecords, 'payments' | 'tasks'>,
): Promise<void> {
  await payments.move(id, { event: 'decline', error: declined, actor: 'gateway' })
  await payments.move(id, { event: 'cancel', actor: 'system' })
  const { bookingId, dueOn, attempt } = collecting
  const next = retryAfter(attempt, now)
  const again = { ...collecting, attempt: attempt + 1 }
  if (next === null) {
    const error = `the saved method was declined ${attempt} times: ${declined}`
    await tasks.raise({ kind: 'collect', payload: { ...again, amount }, error })
  } else {
    await tasks.enqueue({ kind: 'collect', payload: { ...again, at: next.toISOString() }, due: next })
  }
  const retryAt = next === null ? {} : { retryAt: next.toISOString() }
  const payload = { bookingId, what: 'paymentFailed', dueOn, ...retryAt }
  await tasks.enqueue({ kind: 'mail', payload })
}

import type { OctoDesk } from './booking-desk.ts'
import type { OctoCancellation, OctoRecord } from './octo-record.ts'
import { referenceOf } from './octo-reference.ts'

const anyPenalty = Number.MAX_SAFE_INTEGER

/** Cancels what is booked, and returns what is refunded; null if it cannot be cancelled. Repeated calls are safe. */
export async function cancelAtSupplier(
  record: OctoRecord,
  desk: OctoDesk,
): Promise<OctoCancellation['refund'] | null> {
  const reference = referenceOf(record, desk)
  const quote = await desk.activities.cancelQuote(reference)
  const currency = quote?.penalty.currency ?? record.price.currency
  const done = await desk.activities.cancel(reference, { expectedPenalty: { amount: anyPenalty, currency } })
  if (done === null) return null
  if (done.penalty.amount === 0) return 'FULL'
  return done.refund.amount === 0 ? 'NONE' : 'PARTIAL'
}

import type { ActivityConfirmation } from '../../../src/server/domain/suppliers/activity-product.ts'

/** Suppliers of the kind `mixed` confirm at once until so long before the last possible booking. */
const HOURS_AT_ONCE = 36

/** Returns how a start time is confirmed that is booked at a moment. */
export function confirmationAt(
  confirmation: ActivityConfirmation,
  cutoffAt: Date,
  now: Date,
): 'instant' | 'manual' {
  if (confirmation !== 'mixed') return confirmation
  return cutoffAt.getTime() - now.getTime() > HOURS_AT_ONCE * 3_600_000 ? 'instant' : 'manual'
}

import { clockTime } from '../../../tenant/zoned-time.ts'
import type { CancellationPolicy } from '../suppliers/cancellation-policy.ts'
import type { BookingItem } from './booking.ts'

/** Whether an item can still be cancelled: it is booked, and its day of arrival is not over in local time. */
export function isCancellable(
  { state, startsOn }: Pick<BookingItem, 'state' | 'startsOn'>,
  { timeZone }: Pick<CancellationPolicy, 'timeZone'>,
  now: Date,
): boolean {
  return state === 'confirmed' && clockTime(now, timeZone).slice(0, 10) <= startsOn
}

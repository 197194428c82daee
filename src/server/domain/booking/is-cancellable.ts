import { localDateTime } from '../../kernel/dates/local-time.ts'
import type { CancellationPolicy } from '../suppliers/cancellation-policy.ts'
import type { BookingItem } from './booking.ts'

/** Whether an item may still be given up: it is booked, and where it is the day of arrival is not over. */
export function isCancellable(
  { state, startsOn }: Pick<BookingItem, 'state' | 'startsOn'>,
  { timeZone }: Pick<CancellationPolicy, 'timeZone'>,
  now: Date,
): boolean {
  return state === 'confirmed' && localDateTime(now, timeZone).slice(0, 10) <= startsOn
}

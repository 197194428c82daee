import { localDateTime } from '../../kernel/dates/local-time.ts'
import type { BookingItem } from './booking.ts'
import { quotedOf } from './booking-snapshot.ts'

/**
 * Takes the items of a booking and the moment, and gives them in the order in which they are booked: what can be undone for the least
 * share of its price comes first, so that the least reversible is booked once all others are. Of equals the earlier line comes first.
 */
export function inBookingOrder(items: readonly BookingItem[], now: Date): BookingItem[] {
  return items
    .map((item) => ({ item, lost: lostShare(item, now) }))
    .toSorted((one, other) => one.lost - other.lost)
    .map(({ item }) => item)
}

/** The share of the price that a cancellation at this moment costs, 0 to 1. */
function lostShare(item: BookingItem, now: Date): number {
  const { policy, price } = quotedOf(item)
  const local = localDateTime(now, policy.timeZone)
  const penalty = policy.steps.findLast(({ from }) => from <= local)?.penalty ?? 0
  return price.total === 0 ? 0 : penalty / price.total
}

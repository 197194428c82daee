import type { BookingEvent, ClaimedBy } from './booking.ts'

/**
 * True if the account that has a booking claimed it with its access link alone. `steps` are the booking's, oldest
 * first.
 */
export function wasClaimedByLink(steps: readonly Pick<BookingEvent, 'event' | 'reason'>[]): boolean {
  return steps.findLast(({ event }) => event === 'claim')?.reason === ('link' satisfies ClaimedBy)
}

import type { BookingEvent, ClaimedBy } from './booking.ts'

/** Takes the steps of a booking, the first first, and says whether it came into the account that has it by a press of who had its key, and nothing else. */
export function wasClaimedByLink(steps: readonly Pick<BookingEvent, 'event' | 'reason'>[]): boolean {
  return steps.findLast(({ event }) => event === 'adopt')?.reason === ('press' satisfies ClaimedBy)
}

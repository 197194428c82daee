import type { BookingEvent } from './booking.ts'

/** Seconds for which something is held while the traveller pays, and again when that is made longer (booking design: 15 to 30 minutes). */
export const HOLD_SECONDS = 15 * 60

/** Takes the steps of a booking and says whether its hold may be made longer: once. */
export function canExtend(steps: readonly Pick<BookingEvent, 'event'>[]): boolean {
  return !steps.some(({ event }) => event === 'extend')
}

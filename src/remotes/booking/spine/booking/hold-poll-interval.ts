import type { Booking } from '../../../../contract/types.ts'
import { endByDevice } from '../checkout/hold-clock.ts'

/** Milliseconds between requests for an outcome that is expected within moments. */
export const SOON = 4000

/**
 * Returns the milliseconds until a hold is fetched again: at its expiry by the device's clock, and at short intervals
 * after that until the server has ended it. `heardAt` is when the answer arrived.
 */
export function holdPollInterval(
  hold: Pick<NonNullable<Booking['hold']>, 'secondsLeft'>,
  heardAt: number,
  now = Date.now(),
): number {
  const remainingMs = endByDevice(hold, heardAt) - now
  return remainingMs > 0 ? remainingMs : SOON
}

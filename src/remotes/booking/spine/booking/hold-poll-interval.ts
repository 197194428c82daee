import type { Booking } from '../../../../contract/types.ts'
import { endByDevice } from '../checkout/hold-clock.ts'

/** Milliseconds between two questions about what is decided in a moment. */
export const SOON = 4000

/**
 * Milliseconds until a hold is looked at again: when it is over by this device's clock, and often from then on, until the server has
 * ended it. Takes the hold and when it was heard of.
 */
export function holdPollInterval(
  hold: Pick<NonNullable<Booking['hold']>, 'secondsLeft'>,
  heardAt: number,
  now = Date.now(),
): number {
  const left = endByDevice(hold, heardAt) - now
  return left > 0 ? left : SOON
}

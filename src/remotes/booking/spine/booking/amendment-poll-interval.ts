import type { Booking } from '../../../../contract/types.ts'
import { isWaiting } from '../changes/shown-amendment.ts'
import { holdPollInterval, SOON } from './hold-poll-interval.ts'

/**
 * Milliseconds until the changes of a booking are looked at again: when the first that waits for its payment is over by this device's
 * clock, and often from then on and while one is with its supplier. False where none waits. Takes when they were heard of.
 */
export function amendmentPollInterval(
  { items }: Pick<Booking, 'items'>,
  heardAt: number,
  now = Date.now(),
): number | false {
  const pauses = items
    .flatMap(({ amendments = [] }) => amendments.filter(isWaiting))
    .map(({ state, payment, secondsLeft = 0 }) =>
      state === 'accepted' && payment ? holdPollInterval({ secondsLeft }, heardAt, now) : SOON,
    )
  return pauses.length > 0 && Math.min(...pauses)
}

import type { Booking } from '../../../../contract/types.ts'
import { isWaiting } from '../changes/shown-amendment.ts'
import { holdPollInterval, SOON } from './hold-poll-interval.ts'

/**
 * Returns the milliseconds until a booking's amendments are fetched again: at the expiry of the first unpaid one by
 * the device's clock, and at short intervals after that or while a supplier decides. False if none is waiting.
 * `heardAt` is when the answer arrived.
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

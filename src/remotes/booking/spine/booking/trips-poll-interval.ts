import type { BookingSummary } from '../../../../contract/types.ts'
import { holdPollInterval } from './current-hold.ts'

/**
 * Returns the milliseconds until a trip list is fetched again, at the expiry of its first hold; false if nothing is
 * on hold.
 */
export function tripsPollInterval(
  trips: readonly Pick<BookingSummary, 'hold'>[] | undefined,
  heardAt: number,
): number | false {
  const pauses = (trips ?? []).flatMap(({ hold }) => (hold ? [holdPollInterval(hold, heardAt)] : []))
  return pauses.length > 0 && Math.min(...pauses)
}

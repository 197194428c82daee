import type { BookingSummary } from '../../../../contract/types.ts'
import { holdPollInterval } from './hold-poll-interval.ts'

/** Milliseconds until a list of trips is asked for again, which is when the first hold of it is over; false where nothing is held. */
export function tripsPollInterval(
  trips: readonly Pick<BookingSummary, 'hold'>[] | undefined,
  heardAt: number,
): number | false {
  const pauses = (trips ?? []).flatMap(({ hold }) => (hold ? [holdPollInterval(hold, heardAt)] : []))
  return pauses.length > 0 && Math.min(...pauses)
}

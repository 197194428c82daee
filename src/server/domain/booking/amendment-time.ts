import { localToMoment } from '../../kernel/dates/local-to-moment.ts'
import type { QuotedItem } from '../products/spine/quoted-item.ts'
import type { BookingCapabilities } from '../suppliers/product-supplier.ts'

/** Seconds for which the price of a change is valid and can be paid. */
const VALID_SECONDS = 30 * 60
/** The same if an agent requests it for a traveller, who first has to find the mail. */
const VALID_FOR_TRAVELLER = 24 * 60 * 60

interface PriceValidity {
  readonly isForTraveller: boolean
  /** The local first days of the current and the requested item, YYYY-MM-DD. */
  readonly starts: readonly string[]
  readonly policy: Pick<QuotedItem['policy'], 'timeZone'>
  /** When the supplier stops accepting changes; null if never. */
  readonly refusedFrom: Date | null
  readonly now: Date
}

/**
 * Returns for how many seconds the price of a change is valid: half an hour, or a day if the traveller is asked by
 * mail. The day ends when the earlier first day begins, but not within the half hour. Both end when the supplier
 * stops accepting changes.
 */
export function amendmentSeconds({ refusedFrom, ...validity }: PriceValidity): number {
  const seconds = validSeconds(validity)
  if (refusedFrom === null) return seconds
  return Math.max(0, Math.min(seconds, Math.floor((refusedFrom.getTime() - validity.now.getTime()) / 1000)))
}

/** Returns when the supplier of an item stops accepting changes; null if never. */
export function changesRefusedFrom(
  { steps, timeZone }: Pick<QuotedItem['policy'], 'steps' | 'timeZone'>,
  changesUntil: BookingCapabilities['changesUntil'],
): Date | null {
  const first = changesUntil === 'penalty' ? steps.find(({ penalty }) => penalty > 0) : undefined
  return first === undefined ? null : localToMoment(first.from, timeZone)
}

function validSeconds({ isForTraveller, starts, policy, now }: Omit<PriceValidity, 'refusedFrom'>): number {
  if (!isForTraveller) return VALID_SECONDS
  const [first = ''] = starts.toSorted()
  const untilFirst = (localToMoment(`${first}T00:00:00`, policy.timeZone).getTime() - now.getTime()) / 1000
  return Math.max(VALID_SECONDS, Math.min(VALID_FOR_TRAVELLER, Math.floor(untilFirst)))
}

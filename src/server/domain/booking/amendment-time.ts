import { localToMoment } from '../../kernel/dates/local-to-moment.ts'
import type { QuotedItem } from '../products/spine/quoted-item.ts'
import type { BookingCapabilities } from '../suppliers/product-supplier.ts'

/** Seconds for which the price of a change is kept, and in which it is paid. */
const KEPT_SECONDS = 30 * 60
/** Seconds for a traveller for whom an agent asks: they first have to find the mail. */
const KEPT_FOR_TRAVELLER = 24 * 60 * 60

interface Kept {
  readonly isForTraveller: boolean
  /** The local days on which what is booked, and what it becomes, begin, YYYY-MM-DD. */
  readonly starts: readonly string[]
  readonly policy: Pick<QuotedItem['policy'], 'timeZone'>
  /** From when the supplier changes nothing any more; null where it always does. */
  readonly refusedFrom: Date | null
  readonly now: Date
}

/**
 * Gives for how many seconds the price of a change is kept: half an hour, or a day for a traveller who has to be written to. That day
 * ends where the first day of what is booked or wanted begins, but never within the half hour. Neither lasts until the supplier refuses
 * every change.
 */
export function amendmentSeconds({ refusedFrom, ...kept }: Kept): number {
  const seconds = keptSeconds(kept)
  if (refusedFrom === null) return seconds
  return Math.max(0, Math.min(seconds, Math.floor((refusedFrom.getTime() - kept.now.getTime()) / 1000)))
}

/** Takes what is booked and until when its supplier changes anything, and gives from when it changes nothing any more; null for never. */
export function changesRefusedFrom(
  { steps, timeZone }: Pick<QuotedItem['policy'], 'steps' | 'timeZone'>,
  changesUntil: BookingCapabilities['changesUntil'],
): Date | null {
  const first = changesUntil === 'penalty' ? steps.find(({ penalty }) => penalty > 0) : undefined
  return first === undefined ? null : localToMoment(first.from, timeZone)
}

function keptSeconds({ isForTraveller, starts, policy, now }: Omit<Kept, 'refusedFrom'>): number {
  if (!isForTraveller) return KEPT_SECONDS
  const [first = ''] = starts.toSorted()
  const untilFirst = (localToMoment(`${first}T00:00:00`, policy.timeZone).getTime() - now.getTime()) / 1000
  return Math.max(KEPT_SECONDS, Math.min(KEPT_FOR_TRAVELLER, Math.floor(untilFirst)))
}

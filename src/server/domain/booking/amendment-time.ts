import { localToMoment } from '../../kernel/dates/local-to-moment.ts'
import type { QuotedItem } from '../products/spine/quoted-item.ts'

/** Seconds for which the price of a change is kept, and in which it is paid. */
const KEPT_SECONDS = 30 * 60
/** Seconds for a traveller for whom somebody else asks: they first have to find the mail. */
const KEPT_FOR_TRAVELLER = 24 * 60 * 60

interface Kept {
  readonly isForTraveller: boolean
  /** The local days on which what is booked, and what it becomes, begin, YYYY-MM-DD. */
  readonly starts: readonly string[]
  readonly policy: Pick<QuotedItem['policy'], 'timeZone'>
  readonly now: Date
}

/**
 * Gives for how many seconds the price of a change is kept: half an hour, or a day for a traveller who has to be written to. That day
 * ends where the first day of what is booked or wanted begins, but never within the half hour.
 */
export function amendmentSeconds({ isForTraveller, starts, policy, now }: Kept): number {
  if (!isForTraveller) return KEPT_SECONDS
  const [first = ''] = starts.toSorted()
  const untilFirst = (localToMoment(`${first}T00:00:00`, policy.timeZone).getTime() - now.getTime()) / 1000
  return Math.max(KEPT_SECONDS, Math.min(KEPT_FOR_TRAVELLER, Math.floor(untilFirst)))
}

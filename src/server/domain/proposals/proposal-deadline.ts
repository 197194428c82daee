import type { FieldError } from '../../../contract/types.ts'
import { clockTime } from '../../../tenant/zoned-time.ts'
import { dayNumber } from '../../kernel/dates/calendar.ts'
import { localToMoment } from '../../kernel/dates/local-to-moment.ts'
import type { ItemPeriod } from '../documents/item-period.ts'

const mostDays = 60

/**
 * Returns when a proposal ends: at the end of its last day, in the item's local time. Otherwise returns the rule it
 * breaks: from today, within 60 days, no later than the first day of the item.
 */
export function proposalDeadline(
  validUntil: string,
  { start, timeZone }: Pick<ItemPeriod, 'start' | 'timeZone'>,
  now: Date,
): Date | FieldError {
  const field = 'validUntil'
  const [last, today] = [dayNumber(validUntil), dayNumber(clockTime(now, timeZone).slice(0, 10))]
  if (Number.isNaN(last)) return { field, reason: 'must be a calendar date, YYYY-MM-DD' }
  if (last < today) return { field, reason: 'must not be in the past' }
  if (last > today + mostDays) return { field, reason: `must be within ${mostDays} days from now` }
  if (validUntil > start) return { field, reason: 'must be no later than the day of arrival' }
  const second = localToMoment(`${validUntil}T23:59:59`, timeZone)
  return new Date(second.getTime() + 1000)
}

import type { FieldError } from '../../../contract/types.ts'
import { dayNumber } from '../../kernel/dates/calendar.ts'
import { localDateTime } from '../../kernel/dates/local-time.ts'
import { localToMoment } from '../../kernel/dates/local-to-moment.ts'
import type { ItemPeriod } from '../products/spine/product-kind.ts'

const mostDays = 60

/**
 * Takes the last day of a proposal, the period of what is proposed and the moment, and gives when the proposal is over: as that day
 * ends where it begins. Otherwise the rule it breaks: a date from today on, within 60 days, no later than the first day.
 */
export function lastMoment(
  validUntil: string,
  { start, timeZone }: Pick<ItemPeriod, 'start' | 'timeZone'>,
  now: Date,
): Date | FieldError {
  const field = 'validUntil'
  const [last, today] = [dayNumber(validUntil), dayNumber(localDateTime(now, timeZone).slice(0, 10))]
  if (Number.isNaN(last)) return { field, reason: 'must be a date of the calendar, YYYY-MM-DD' }
  if (last < today) return { field, reason: 'must not be in the past' }
  if (last > today + mostDays) return { field, reason: `must be within ${mostDays} days from now` }
  if (validUntil > start) return { field, reason: 'must be no later than the day of arrival' }
  const second = localToMoment(`${validUntil}T23:59:59`, timeZone)
  return new Date(second.getTime() + 1000)
}

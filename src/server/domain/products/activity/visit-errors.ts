import type { FieldError } from '../../../../contract/types.ts'
import { MOST_DAYS_AHEAD } from '../../../../tenant/most-days-ahead.ts'
import { dayNumber } from '../../../kernel/dates/calendar.ts'

/** The names of a range's fields in the request. */
interface RangeFields {
  readonly from: string
  readonly until: string
}

/** Returns the rules that a day of a visit breaks (local date, YYYY-MM-DD): a real date, from today, within 540 days. */
export function dayErrors(date: string, field: string, today: string): FieldError[] {
  const [day, now] = [dayNumber(date), dayNumber(today)]
  if (Number.isNaN(day)) return [{ field, reason: 'must be a calendar date, YYYY-MM-DD' }]
  if (day < now) return [{ field, reason: 'must not be in the past' }]
  if (day > now + MOST_DAYS_AHEAD)
    return [{ field, reason: `must be within ${MOST_DAYS_AHEAD} days from now` }]
  return []
}

/** Returns the rules that the end of a range of days breaks: a real date, not before its first, at most `most` days later. */
export function rangeErrors(
  { from, until }: { readonly from: string; readonly until: string },
  fields: RangeFields,
  most: number,
): FieldError[] {
  const [first, last] = [dayNumber(from), dayNumber(until)]
  const field = fields.until
  if (Number.isNaN(last)) return [{ field, reason: 'must be a calendar date, YYYY-MM-DD' }]
  if (last < first) return [{ field, reason: `must not be earlier than ${fields.from}` }]
  if (last > first + most) return [{ field, reason: `must be at most ${most} days after ${fields.from}` }]
  return []
}

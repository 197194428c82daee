import type { FieldError } from '../../../../contract/types.ts'
import { MOST_DAYS_AHEAD } from '../../../../tenant/most-days-ahead.ts'
import { dayNumber } from '../../../kernel/dates/calendar.ts'

export const mostNights = 30

export interface StayFields {
  readonly start: string
  readonly end: string
}

/**
 * Returns the rules that a stay breaks (local dates, YYYY-MM-DD), by its field names: real dates, from today, 1 to 30
 * nights, within the days for which stays are sold, 540 by default.
 */
export function stayErrors(
  stay: StayFields,
  fields: StayFields,
  today: string,
  mostDays = MOST_DAYS_AHEAD,
): FieldError[] {
  const errors: FieldError[] = []
  const [start, end, now] = [dayNumber(stay.start), dayNumber(stay.end), dayNumber(today)]
  if (Number.isNaN(start)) errors.push({ field: fields.start, reason: 'must be a calendar date, YYYY-MM-DD' })
  if (Number.isNaN(end)) errors.push({ field: fields.end, reason: 'must be a calendar date, YYYY-MM-DD' })
  if (start < now) errors.push({ field: fields.start, reason: 'must not be in the past' })
  if (start > now + mostDays) {
    errors.push({ field: fields.start, reason: `must be within ${mostDays} days from now` })
  }
  if (end <= start) errors.push({ field: fields.end, reason: `must be later than ${fields.start}` })
  if (end > start + mostNights) {
    errors.push({ field: fields.end, reason: `must be at most ${mostNights} nights after ${fields.start}` })
  }
  return errors
}

import type { FieldError } from '../../../../contract/types.ts'
import { MOST_DAYS_TO_WEEK, MOST_WINDOW_DAYS } from '../../../../tenant/resort-search.ts'
import { dayNumber } from '../../../kernel/dates/calendar.ts'
import type { QuotedWeek } from '../../suppliers/resort-shapes.ts'
import type { CheckInWindow } from '../../suppliers/wider-search.ts'

const noDate = 'must be a calendar date, YYYY-MM-DD'

/**
 * Returns the rules that a window of check-in breaks, by field: real dates, from today to 24 months ahead, in order, and
 * at most 92 days. `today` is YYYY-MM-DD.
 */
export function windowErrors({ from, until }: CheckInWindow, at: string, today: string): FieldError[] {
  const [first, last, now] = [dayNumber(from), dayNumber(until), dayNumber(today)]
  const fields = { from: `${at}.from`, until: `${at}.until` }
  const errors: FieldError[] = []
  if (Number.isNaN(first)) errors.push({ field: fields.from, reason: noDate })
  if (Number.isNaN(last)) errors.push({ field: fields.until, reason: noDate })
  if (errors.length > 0) return errors
  if (first < now) errors.push({ field: fields.from, reason: 'must not be in the past' })
  if (first > now + MOST_DAYS_TO_WEEK) {
    errors.push({ field: fields.from, reason: `must be within ${MOST_DAYS_TO_WEEK} days from now` })
  }
  if (last < first) errors.push({ field: fields.until, reason: `must not be before ${fields.from}` })
  if (last > first + MOST_WINDOW_DAYS) {
    errors.push({
      field: fields.until,
      reason: `must be at most ${MOST_WINDOW_DAYS} days after ${fields.from}`,
    })
  }
  return errors
}

/** Returns why a week cannot be booked today: it must begin tomorrow at the earliest, and sleep all its people. */
export function weekErrors(
  { week, unit, people }: Pick<QuotedWeek, 'week' | 'unit' | 'people'>,
  today: string,
): FieldError[] {
  const ahead = dayNumber(week.checkIn) - dayNumber(today)
  const errors: FieldError[] = []
  if (ahead < 1) errors.push({ field: 'week.checkIn', reason: 'must be tomorrow or later' })
  if (ahead > MOST_DAYS_TO_WEEK) {
    errors.push({ field: 'week.checkIn', reason: `must be within ${MOST_DAYS_TO_WEEK} days from now` })
  }
  if (people > unit.sleeps) errors.push({ field: 'people', reason: `must be at most ${unit.sleeps}` })
  return errors
}

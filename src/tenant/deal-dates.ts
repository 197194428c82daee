import { addDays } from './calendar-days.ts'

/** Days from the start of the current week to the first and last day of the deals' stay (spec §9). */
const FIRST_DAY = 19
const LAST_DAY = 21

export interface DealDates {
  /** YYYY-MM-DD. */
  start: string
  end: string
}

/**
 * Returns the stay of the deals: from 19 to 21 days after the start of the week that contains `today` (YYYY-MM-DD).
 * `weekStart` is the locale's first weekday, 0 for Sunday. Source: spec §9 (Deal dates).
 */
export function dealDates(today: string, weekStart = 0): DealDates {
  const sinceWeekStart = (new Date(`${today}T00:00:00Z`).getUTCDay() - weekStart + 7) % 7
  const dateAt = (offset: number) => addDays(today, offset - sinceWeekStart)
  return { start: dateAt(FIRST_DAY), end: dateAt(LAST_DAY) }
}

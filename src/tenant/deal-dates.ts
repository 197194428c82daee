/** Days after the start of the current week on which the deals' stay begins and ends (spec §9). */
const FIRST_DAY = 19
const LAST_DAY = 21
const DAY_MS = 86_400_000

export interface DealDates {
  /** YYYY-MM-DD. */
  start: string
  end: string
}

/**
 * The stay of the deals: from 19 to 21 days after the start of the week that `today` (YYYY-MM-DD) is in. `weekStart` is
 * the locale's first day, 0 for Sunday. Source: spec §9 (Deal dates).
 */
export function dealDates(today: string, weekStart = 0): DealDates {
  const day = new Date(`${today}T00:00:00Z`)
  const sinceWeekStart = (day.getUTCDay() - weekStart + 7) % 7
  const week = day.getTime() - sinceWeekStart * DAY_MS
  const dateAt = (offset: number) => new Date(week + offset * DAY_MS).toISOString().slice(0, 10)
  return { start: dateAt(FIRST_DAY), end: dateAt(LAST_DAY) }
}

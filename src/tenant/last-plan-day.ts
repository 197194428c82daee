import { clockTime } from './zoned-time.ts'

/** How far ahead a publication can be scheduled. */
const YEARS = 2

/**
 * Returns the last day (YYYY-MM-DD) for which a publication can be scheduled, complete by the clocks of an IANA time
 * zone.
 */
export function lastPlanDay(now: Date, timeZone: string): string {
  const day = new Date(`${clockTime(now, timeZone).slice(0, 10)}T00:00:00Z`)
  day.setUTCFullYear(day.getUTCFullYear() + YEARS)
  return day.toISOString().slice(0, 10)
}

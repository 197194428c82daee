import { clockTime } from './zoned-time.ts'

/** So far ahead anything can be planned. */
const YEARS = 2

/**
 * Takes a moment and an IANA time zone and gives the last day (YYYY-MM-DD) for which anything can be planned then: all of it, on the clocks of
 * that zone.
 */
export function lastPlanDay(now: Date, timeZone: string): string {
  const day = new Date(`${clockTime(now, timeZone).slice(0, 10)}T00:00:00Z`)
  day.setUTCFullYear(day.getUTCFullYear() + YEARS)
  return day.toISOString().slice(0, 10)
}

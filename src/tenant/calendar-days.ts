// Calendar arithmetic in UTC, since a local day may have 23 hours.
const DAY_MS = 86_400_000

/** Returns the date (YYYY-MM-DD) a number of days later, or earlier if negative. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Returns the later of two dates, YYYY-MM-DD. */
export function laterDay(one: string, other: string): string {
  return one.localeCompare(other) < 0 ? other : one
}

/** Returns the number of days from one date (YYYY-MM-DD) to another; negative if that is earlier. */
export function daysBetween(start: string, end: string): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / DAY_MS)
}

/** Returns the number of nights between two dates, YYYY-MM-DD. */
export function countNights({ start, end }: { start: string; end: string }): number {
  return daysBetween(start, end)
}

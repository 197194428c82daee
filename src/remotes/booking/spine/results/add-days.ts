const DAY = 86_400_000

/** Returns the date, YYYY-MM-DD, a number of days later (or earlier, if negative). */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10)
}

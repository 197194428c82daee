const DAY = 86_400_000

/** A date, YYYY-MM-DD, so many days later, or earlier. */
export function laterBy(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10)
}

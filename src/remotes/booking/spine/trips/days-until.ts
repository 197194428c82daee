const DAY_MS = 86_400_000

/** Returns the number of days from `today` to `day`, both YYYY-MM-DD; negative for a past day. */
export function daysUntil(day: string, today: string): number {
  return Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY_MS)
}

const DAY_MS = 86_400_000

/** Takes two days, YYYY-MM-DD, and gives how many lie between them; fewer than none for one that is over. */
export function daysUntil(day: string, today: string): number {
  return Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY_MS)
}

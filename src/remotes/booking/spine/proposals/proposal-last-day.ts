const usualDays = 7
const mostDays = 60

/** Returns the last day of a proposal: by default a week from today, at most 60 days, never after the arrival. */
export function proposalLastDay(today: string, arrival: string): { first: string; last: string } {
  const earlier = (one: string, other: string) => (one < other ? one : other)
  return { first: earlier(after(today, usualDays), arrival), last: earlier(after(today, mostDays), arrival) }
}

function after(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

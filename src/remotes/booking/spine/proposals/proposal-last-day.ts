import { addDays } from '../../../../tenant/calendar-days.ts'

const usualDays = 7
const mostDays = 60

/** Returns the last day of a proposal: by default a week from today, at most 60 days, never after the arrival. */
export function proposalLastDay(today: string, arrival: string): { first: string; last: string } {
  const earlier = (one: string, other: string) => (one < other ? one : other)
  return {
    first: earlier(addDays(today, usualDays), arrival),
    last: earlier(addDays(today, mostDays), arrival),
  }
}

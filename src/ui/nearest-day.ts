import { type DayLimits, isDay } from './date-limits.ts'

/** Between which days, and how near to which, a day without its year is meant. */
export interface AroundToday extends DayLimits {
  today: string
}

/** So many years after a 29 February there is another, at the most. */
const YEARS = 8

/** Takes a day without its year (MM-DD) and gives the one nearest to today, within the limits where one is; null where no year has it. */
export function nearestDay(day: string, { today, earliest, latest }: AroundToday): string | null {
  const now = Number(today.slice(0, 4))
  const days = Array.from({ length: 2 * YEARS + 1 }, (_, index) => `${now - YEARS + index}-${day}`).filter(
    isDay,
  )
  const within = days.filter((one) => one >= earliest && one <= latest)
  const away = (one: string) => Math.abs(Date.parse(one) - Date.parse(today))
  const [nearest = null] = (within.length > 0 ? within : days).toSorted((a, b) => away(a) - away(b))
  return nearest
}

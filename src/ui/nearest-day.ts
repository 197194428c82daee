import { type DayLimits, isDay } from './date-limits.ts'

/** The limits, and the day near which a day without a year lies. */
export interface AroundToday extends DayLimits {
  today: string
}

/** At most so many years pass between two 29 Februaries. */
const YEARS = 8

/**
 * Returns the day nearest to today for a day without its year (MM-DD), within the limits if possible; null if no year
 * has it.
 */
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

/** YYYY-MM-DD, or empty. The end is the day of departure. */
export interface DateRangeValue {
  start: string
  end: string
}

export type DateRangeEnd = 'start' | 'end'

/** The limits of a range of dates. */
export interface DateLimits {
  /** Earliest start, YYYY-MM-DD. */
  min: string
  /** Days from the earliest start to the latest. */
  daysAhead: number
  /** Nights of the shortest range, and of the longest; zero allows a single day. */
  minNights: number
  mostNights: number
}

/**
 * Returns the date so many days later; empty for an invalid date. Calendar arithmetic in UTC, since a local day may
 * have 23 hours.
 */
export function later(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return Number.isNaN(+day) ? '' : day.toISOString().slice(0, 10)
}

/** The first and last day that can be chosen. */
export interface DayLimits {
  /** YYYY-MM-DD */
  earliest: string
  latest: string
}

/** True for an existing day, written YYYY-MM-DD. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && later(text, 0) === text
}

/** True if a date field's value can be submitted: a day within the limits, or nothing. */
export function isDayWithin(value: string, { earliest, latest }: DayLimits): boolean {
  return value === '' || (isDay(value) && value >= earliest && value <= latest)
}

/**
 * True if a period, either end of which may be empty, can be submitted: days within the limits, and the end not
 * before the start.
 */
export function isPeriodWithin(value: DateRangeValue, limits: DayLimits): boolean {
  return isDayWithin(value.start, limits) && isDayWithin(value.end, endLimits(value, limits))
}

/** The limits of a period's end: it is not before a valid start. */
export function endLimits({ start }: DateRangeValue, limits: DayLimits): DayLimits {
  return start !== '' && isDayWithin(start, limits) ? { ...limits, earliest: start } : limits
}

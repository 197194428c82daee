/** YYYY-MM-DD, or empty. The end is the day of leaving. */
export interface DateRangeValue {
  start: string
  end: string
}

export type DateRangeEnd = 'start' | 'end'

/** What a range of dates must keep to. */
export interface DateLimits {
  /** Earliest start, YYYY-MM-DD. */
  min: string
  /** Days from the earliest start to the latest. */
  daysAhead: number
  /** Nights of the shortest range, and of the longest. */
  minNights: number
  mostNights: number
}

/** A date so many days later, or empty for what is no date. Calendar arithmetic in UTC: a local day may have 23 hours. */
export function later(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return Number.isNaN(+day) ? '' : day.toISOString().slice(0, 10)
}

/** The days that can be chosen one by one, both included. */
export interface DayLimits {
  /** YYYY-MM-DD */
  earliest: string
  latest: string
}

/** Whether a text is a day that there is, written YYYY-MM-DD. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && later(text, 0) === text
}

/** Whether what a date field holds can be sent: a day within the limits, or nothing. */
export function isDayWithin(value: string, { earliest, latest }: DayLimits): boolean {
  return value === '' || (isDay(value) && value >= earliest && value <= latest)
}

/** Whether a period of which either end may be empty can be sent: days within the limits, and no end before its start. */
export function isPeriodWithin(value: DateRangeValue, limits: DayLimits): boolean {
  return isDayWithin(value.start, limits) && isDayWithin(value.end, endLimits(value, limits))
}

/** The limits of a period's end: it is not before a start that is good itself. */
export function endLimits({ start }: DateRangeValue, limits: DayLimits): DayLimits {
  return start !== '' && isDayWithin(start, limits) ? { ...limits, earliest: start } : limits
}

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

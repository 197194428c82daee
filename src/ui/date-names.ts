import { shortDate } from './short-date.ts'

const utc = { timeZone: 'UTC' } as const

/** How a language writes dates (YYYY-MM-DD, or midnight in UTC) and the parts of a calendar. */
export interface DateNames {
  /** `Friday, December 4, 2026` */
  full: (date: string) => string
  /** `Fri, Dec 4`; in Arabic without the day's name. */
  short: (date: string) => string
  /** `Fri, Dec 4 – Mon, Dec 7` */
  range: (start: string, end: string) => string
  month: (date: Date) => string
  /** Without its year. */
  monthAlone: (date: Date) => string
  weekday: (date: Date) => string
  day: (date: Date) => string
}

/** Returns a language's way of writing dates, from Intl alone. */
export function dateNames(language: string): DateNames {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, ...utc })
  const full = format({ dateStyle: 'full' })
  const short = shortDate(language)
  const month = format({ month: 'long', year: 'numeric' })
  const monthAlone = format({ month: 'long' })
  const weekday = format({ weekday: weekdayStyle(language) })
  const number = new Intl.NumberFormat(language)
  return {
    full: (date) => full.format(new Date(date)),
    short: (date) => short.format(new Date(date)),
    range: (start, end) => short.formatRange(new Date(start), new Date(end)),
    month: (date) => month.format(date),
    monthAlone: (date) => monthAlone.format(date),
    weekday: (date) => weekday.format(date).replace(/\.$/, ''),
    day: (date) => number.format(date.getUTCDate()),
  }
}

const WIDEST = 5

/** Arabic has no short weekday names, so a letter heads each column. */
function weekdayStyle(language: string): 'short' | 'narrow' {
  const { format } = new Intl.DateTimeFormat(language, { weekday: 'short', ...utc })
  const days = [1, 2, 3, 4, 5, 6, 7].map((day) => format(Date.UTC(2026, 1, day)))
  return days.some((name) => name.length > WIDEST) ? 'narrow' : 'short'
}

import { usePage } from '@livery/platform'
import { localeOf } from '../../../../tenant/language.ts'

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
const time = { hour: 'numeric', minute: '2-digit' } as const

/**
 * Formats moments and distances in days. `moment` is for deadlines: in the reader's time zone, which it names, since
 * other times of a booking are in the time zone of its place. `at` is for past or near moments: in the reader's time
 * zone or a given one.
 */
export function useMoment() {
  const { agency, language } = usePage()
  const locale = localeOf(language, agency)
  const write = (at: string, more: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...day, ...time, ...more }).format(new Date(at))
  return {
    moment: (at: string) => write(at, { timeZoneName: 'short' }),
    at: (at: string, timeZone?: string) => write(at, timeZone ? { timeZone } : {}),
    day: (at: string) => new Intl.DateTimeFormat(locale, day).format(new Date(at)),
    inDays: (days: number) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day'),
  }
}

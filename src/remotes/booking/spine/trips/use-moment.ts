import { usePage } from '@livery/platform'
import { localeOf } from '../../../../tenant/language.ts'

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
const time = { hour: 'numeric', minute: '2-digit' } as const

/**
 * Writes moments and how many days something is away. `moment` is for what has to be done by then: it is by the reader's own clock and
 * names its zone, since other times of a booking are those of its place. `at` is for what happened or is minutes away: by the reader's
 * own clock, or by that of a time zone.
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

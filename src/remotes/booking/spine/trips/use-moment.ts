import { usePage } from '@livery/platform'
import { localeOf } from '../../../../tenant/language.ts'

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
const time = { hour: 'numeric', minute: '2-digit' } as const

/**
 * Writes moments by the reader's own clock, and how many days something is away. `moment` is for what has to be done by then: it names
 * the zone, since other times of a booking are those of its place. `at` is for what happened, or is minutes away.
 */
export function useMoment() {
  const { agency, language } = usePage()
  const locale = localeOf(language, agency)
  return {
    moment: (at: string) =>
      new Intl.DateTimeFormat(locale, { ...day, ...time, timeZoneName: 'short' }).format(new Date(at)),
    at: (at: string) => new Intl.DateTimeFormat(locale, { ...day, ...time }).format(new Date(at)),
    day: (at: string) => new Intl.DateTimeFormat(locale, day).format(new Date(at)),
    inDays: (days: number) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day'),
  }
}

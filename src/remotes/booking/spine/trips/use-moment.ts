import { usePage } from '@livery/platform'
import { localeOf } from '../../../../tenant/language.ts'

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
const time = { hour: 'numeric', minute: '2-digit' } as const

/** Writes moments by the reader's own clock, or by that of a time zone, and how many days something is away. */
export function useMoment() {
  const { agency, language } = usePage()
  const locale = localeOf(language, agency)
  return {
    moment: (at: string, timeZone?: string) =>
      new Intl.DateTimeFormat(locale, { ...day, ...time, ...(timeZone && { timeZone }) }).format(
        new Date(at),
      ),
    day: (at: string) => new Intl.DateTimeFormat(locale, day).format(new Date(at)),
    inDays: (days: number) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day'),
  }
}

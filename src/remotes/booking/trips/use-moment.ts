import { usePage } from '@livery/platform'
import { localeOf } from '../../../tenant/language.ts'

/** Writes moments by the reader's own clock, and how many days something is away. */
export function useMoment() {
  const { agency, language } = usePage()
  const locale = localeOf(language, agency)
  return {
    moment: (at: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at)),
    day: (at: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(at)),
    inDays: (days: number) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day'),
  }
}

import { usePage } from '@livery/platform'
import { localeOf } from '../../../../tenant/language.ts'

/** Months by name, since the order of numeric days and months differs between countries. */
const inWords = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** Returns a function that writes a local date, YYYY-MM-DD, in the page's language. */
export function useDay(): (day: string) => string {
  const { agency, language } = usePage()
  const format = new Intl.DateTimeFormat(localeOf(language, agency), { ...inWords, timeZone: 'UTC' })
  return (day) => format.format(new Date(`${day}T00:00:00Z`))
}

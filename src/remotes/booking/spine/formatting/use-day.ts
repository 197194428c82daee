import { usePage } from '@livery/platform'
import { localeOf } from '../../../../tenant/language.ts'

/** Months by name: digits alone are read in another order elsewhere. */
const inWords = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** Gives what writes a local date, YYYY-MM-DD, in the page's language. */
export function useDay(): (day: string) => string {
  const { agency, language } = usePage()
  const format = new Intl.DateTimeFormat(localeOf(language, agency), { ...inWords, timeZone: 'UTC' })
  return (day) => format.format(new Date(`${day}T00:00:00Z`))
}

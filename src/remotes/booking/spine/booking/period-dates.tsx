import { usePage } from '@livery/platform'
import { localeOf } from '../../../../tenant/language.ts'

/** Months by name: digits alone are read in another order elsewhere. */
const inWords = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** First and last day of a trip as the language writes a range of days. */
export function PeriodDates({ start, end }: { start: string; end: string }) {
  const { agency, language } = usePage()
  const format = new Intl.DateTimeFormat(localeOf(language, agency), { ...inWords, timeZone: 'UTC' })
  return <span>{format.formatRange(new Date(`${start}T00:00:00Z`), new Date(`${end}T00:00:00Z`))}</span>
}

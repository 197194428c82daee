import { usePage } from '@livery/platform'
import { localeOf } from '../../../../tenant/language.ts'

/** Months by name and the weekday, since the order of numeric days and months differs between countries. */
const inWords = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const

/** First and last day of a trip with their weekdays, in the language's notation for a range. */
export function PeriodDates({ start, end }: { start: string; end: string }) {
  const { agency, language } = usePage()
  const format = new Intl.DateTimeFormat(localeOf(language, agency), { ...inWords, timeZone: 'UTC' })
  return <span>{format.formatRange(new Date(`${start}T00:00:00Z`), new Date(`${end}T00:00:00Z`))}</span>
}

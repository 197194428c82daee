import { usePage } from '@livery/platform'
import { localeOf } from '../../../tenant/language.ts'

/** First and last day of a stay as the language writes a range of days. */
export function StayDates({ start, end }: { start: string; end: string }) {
  const { agency, language } = usePage()
  const format = new Intl.DateTimeFormat(localeOf(language, agency), { dateStyle: 'medium', timeZone: 'UTC' })
  return <span>{format.formatRange(new Date(`${start}T00:00:00Z`), new Date(`${end}T00:00:00Z`))}</span>
}

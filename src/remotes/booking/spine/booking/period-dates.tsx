import { usePage } from '@livery/platform'
import { localeOf } from '../../../../tenant/language.ts'
import type { Period } from '../item/item-facts.ts'
import { periodText } from './period-text.ts'

/** First and last day of a trip with their weekdays and times, in the language's notation for a range. */
export function PeriodDates({ start, end, startTime, endTime }: Period) {
  const { agency, language } = usePage()
  const period = { start, end, ...(startTime && { startTime }), ...(endTime && { endTime }) }
  return <span>{periodText(period, localeOf(language, agency))}</span>
}

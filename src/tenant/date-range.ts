import dayjs, { type Dayjs } from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import type { LanguageCode } from '../contract/types.ts'
import { monthLocale } from './month-names.ts'

dayjs.extend(customParseFormat)

const SHOWN = 'MMM DD, YYYY'
const LONGEST_SPAN_DAYS = 60

/** The dates of a stay as the product names them, YYYY-MM-DD. */
export interface StayDates {
  checkin_date?: string | null | undefined
  checkout_date?: string | null | undefined
}

interface DateRangeWords {
  /** Names the months once `loadMonthNames` has fetched them; English until then. */
  language: LanguageCode
  /** Stands where there is no range to show. */
  selectDate: string
}

/**
 * Takes the dates of a stay and gives `MMM DD, YYYY | MMM DD, YYYY`, a span over 60 days capped to 60, or the words for
 * 'Select date' where a date is missing, is none, or ends before it starts. Source: spec §5.
 */
export function dateRange({ checkin_date, checkout_date }: StayDates, words: DateRangeWords): string {
  const start = read(checkin_date)
  const end = read(checkout_date)
  if (!start || !end || end.isBefore(start)) return words.selectDate
  const last = start.add(LONGEST_SPAN_DAYS, 'day')
  return [start, end.isAfter(last) ? last : end]
    .map((date) => date.locale(monthLocale(words.language)).format(SHOWN))
    .join(' | ')
}

function read(text: string | null | undefined): Dayjs | null {
  const date = dayjs(text ?? '', 'YYYY-MM-DD', true)
  return date.isValid() ? date : null
}

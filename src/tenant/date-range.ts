import dayjs, { type Dayjs } from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import type { LanguageCode } from '../contract/types.ts'
import { monthLocale } from './month-names.ts'

dayjs.extend(customParseFormat)

const DATE_FORMAT = 'MMM DD, YYYY'
const LONGEST_SPAN_DAYS = 60

/** The dates of a stay under the product's field names, YYYY-MM-DD. */
export interface StayDates {
  checkin_date?: string | null | undefined
  checkout_date?: string | null | undefined
}

interface DateRangeWords {
  /** The language of the month names, once `loadMonthNames` has fetched them; English until then. */
  language: LanguageCode
  /** Text for a missing or invalid range. */
  selectDate: string
}

/**
 * Returns `MMM DD, YYYY | MMM DD, YYYY`, with a span over 60 days capped to 60. Returns the text for 'Select date' if
 * a date is missing or invalid, or the end is before the start. Source: spec §5.
 */
export function dateRange({ checkin_date, checkout_date }: StayDates, words: DateRangeWords): string {
  const start = read(checkin_date)
  const end = read(checkout_date)
  if (!start || !end || end.isBefore(start)) return words.selectDate
  const last = start.add(LONGEST_SPAN_DAYS, 'day')
  return [start, end.isAfter(last) ? last : end]
    .map((date) => date.locale(monthLocale(words.language)).format(DATE_FORMAT))
    .join(' | ')
}

function read(text: string | null | undefined): Dayjs | null {
  const date = dayjs(text ?? '', 'YYYY-MM-DD', true)
  return date.isValid() ? date : null
}

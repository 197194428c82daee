import { type DayLimits, isDay } from './date-limits.ts'
import { readTypedDate } from './typed-date.ts'

/** What is wrong with what a date field holds. */
export type DateFault = 'unreadable' | 'noSuchDay' | 'tooEarly' | 'tooLate'

/** What is wrong with a day (YYYY-MM-DD), or with what was typed in its place; null for a good one, and for none. */
export function dateFault(
  value: string,
  { earliest, latest, language }: DayLimits & { language: string },
): DateFault | null {
  if (value === '') return null
  if (!isDay(value)) {
    const read = readTypedDate(value, language)
    return 'fault' in read ? read.fault : null
  }
  if (value < earliest) return 'tooEarly'
  return value > latest ? 'tooLate' : null
}

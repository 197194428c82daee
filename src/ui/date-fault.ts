import { isDay } from './date-limits.ts'
import type { AroundToday } from './nearest-day.ts'
import { readTypedDate } from './typed-date.ts'

/** What is wrong with what a date field holds. */
export type DateFault = 'unreadable' | 'noSuchDay' | 'tooEarly' | 'tooLate'

/** What is wrong with a day (YYYY-MM-DD), or with what was typed in its place; null for a good one, and for none. */
export function dateFault(
  value: string,
  { language, ...around }: AroundToday & { language: string },
): DateFault | null {
  const { earliest, latest } = around
  if (value === '') return null
  if (!isDay(value)) {
    const read = readTypedDate(value, language, around)
    // What could be read has not been: it is no day to whoever sends it.
    return 'fault' in read ? read.fault : 'unreadable'
  }
  if (value < earliest) return 'tooEarly'
  return value > latest ? 'tooLate' : null
}

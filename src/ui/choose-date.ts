import { type DateLimits, type DateRangeEnd, type DateRangeValue, later } from './date-limits.ts'

/** Why a day cannot be chosen. */
export type Refusal = 'past' | 'tooFar' | 'tooShort' | 'tooLong'

/** Nights between two dates; negative where the second is earlier. */
export function nightsBetween(start: string, end: string): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000)
}

/**
 * Why a day cannot be chosen now, or null. While an end is looked for, a day before the start is a new start; nights
 * count from a start that was chosen.
 */
export function refusalOf(
  date: string,
  choosing: DateRangeEnd,
  start: string,
  limits: DateLimits,
): Refusal | null {
  if (date < limits.min) return 'past'
  const nights = choosing === 'end' && start !== '' ? nightsBetween(start, date) : -1
  if (nights < 0) return date > later(limits.min, limits.daysAhead) ? 'tooFar' : null
  if (nights < Math.max(1, limits.minNights)) return 'tooShort'
  return nights > limits.mostNights ? 'tooLong' : null
}

/** The range with a new start: its end stays where that leaves a range within the limits, else it is the shortest one. */
export function withStart(start: string, end: string, limits: DateLimits): DateRangeValue {
  const isKept = end !== '' && refusalOf(end, 'end', start, limits) === null && end > start
  return { start, end: isKept ? end : later(start, Math.max(1, limits.minNights)) }
}

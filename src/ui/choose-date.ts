import { type DateLimits, type DateRangeEnd, type DateRangeValue, later } from './date-limits.ts'

/** The reason why a day cannot be chosen. */
export type Refusal = 'past' | 'tooFar' | 'tooShort' | 'tooLong'

/** Returns the nights between two dates; negative if the second is earlier. */
export function nightsBetween(start: string, end: string): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000)
}

/**
 * The reason why a day cannot be chosen now, or null. While an end is being chosen, a day before the start is a new
 * start; nights count from a chosen start.
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
  if (nights < limits.minNights) return 'tooShort'
  return nights > limits.mostNights ? 'tooLong' : null
}

/**
 * Returns the range with a new start: the end stays if that is within the limits, else the range is the shortest one.
 */
export function withStart(start: string, end: string, limits: DateLimits): DateRangeValue {
  const staysValid = end !== '' && refusalOf(end, 'end', start, limits) === null && end >= start
  return { start, end: staysValid ? end : later(start, limits.minNights) }
}

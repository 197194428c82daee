import { momentToLocal } from '../../../src/server/kernel/dates/local-to-moment.ts'

/** Minutes since 1970-01-01: of UTC for a moment, or of a zone's clocks for a local time. */
export type Minute = number

export const MINUTES_PER_DAY = 1_440
/** About four months of days for each zone that a process meets. */
const MOST_KNOWN = 50_000
const known = new Map<string, Map<number, number>>()
let size = 0

/** Returns the minutes by which a zone's clocks are ahead of UTC at a moment. */
export function offsetAt(utc: Minute, timeZone: string): number {
  const day = Math.floor(utc / MINUTES_PER_DAY)
  const start = offsetOfMidnight(day, timeZone)
  // Clocks change on two days of a year at most; only these are looked at more closely.
  return start === offsetOfMidnight(day + 1, timeZone) ? start : readOffset(utc, timeZone)
}

/** Returns the local time of a moment. */
export function localOf(utc: Minute, timeZone: string): Minute {
  return utc + offsetAt(utc, timeZone)
}

/** Returns the moment of a local time: a skipped time moves later by the gap; of a repeated one the first counts. */
export function momentOf(local: Minute, timeZone: string): Minute {
  const before = offsetAt(local - MINUTES_PER_DAY, timeZone)
  const after = offsetAt(local + MINUTES_PER_DAY, timeZone)
  if (before === after) return local - before
  const found = [local - before, local - after].filter((utc) => localOf(utc, timeZone) === local)
  return found.length === 0 ? local - before : Math.min(...found)
}

/** Returns a local time as YYYY-MM-DDTHH:mm:ss. */
export function clockText(local: Minute): string {
  return new Date(local * 60_000).toISOString().slice(0, 19)
}

function offsetOfMidnight(day: number, timeZone: string): number {
  const days = known.get(timeZone) ?? new Map<number, number>()
  const before = days.get(day)
  if (before !== undefined) return before
  if (size >= MOST_KNOWN) {
    known.clear()
    days.clear()
    size = 0
  }
  const offset = readOffset(day * MINUTES_PER_DAY, timeZone)
  days.set(day, offset)
  known.set(timeZone, days)
  size += 1
  return offset
}

function readOffset(utc: Minute, timeZone: string): number {
  return Math.round(Date.parse(`${momentToLocal(new Date(utc * 60_000), timeZone)}Z`) / 60_000) - utc
}

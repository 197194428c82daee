import { clockTime, zonedTime } from '../../../tenant/zoned-time.ts'

/**
 * Returns the moment of a local time, YYYY-MM-DDTHH:mm:ss, in an IANA time zone. A skipped time moves later by the gap; for a
 * repeated time the first counts.
 */
export function localToMoment(local: string, timeZone: string): Date {
  return zonedTime(local, timeZone).at
}

/** Returns a zone's local time at a moment, YYYY-MM-DDTHH:mm:ss. */
export function momentToLocal(moment: Date, timeZone: string): string {
  return clockTime(moment, timeZone)
}

/** Whether clocks ever show a local time, YYYY-MM-DDTHH:mm:ss, in a zone: false for one that they skip. */
export function existsIn(local: string, timeZone: string): boolean {
  return zonedTime(local, timeZone).kind !== 'missing'
}

import { zonedTime } from '../../../tenant/zoned-time.ts'

/**
 * Returns the moment of a local time, YYYY-MM-DDTHH:mm:ss, in an IANA time zone. A skipped time moves later by the gap; for a
 * repeated time the first counts.
 */
export function localToMoment(local: string, timeZone: string): Date {
  return zonedTime(local, timeZone).at
}

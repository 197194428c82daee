import { localDateTime } from './local-time.ts'

/**
 * Returns the moment of a local time, YYYY-MM-DDTHH:mm:ss, in an IANA time zone. Returns one of the two moments of a
 * repeated time, and a moment within the hour of a skipped one.
 */
export function localToMoment(local: string, timeZone: string): Date {
  const asUtc = Date.parse(`${local}Z`)
  let moment = asUtc
  // The first guess may be on the other side of a clock change.
  for (let guess = 0; guess < 2; guess += 1) {
    const shown = Date.parse(`${localDateTime(new Date(moment), timeZone)}Z`)
    moment += asUtc - shown
  }
  return new Date(moment)
}

import { localDateTime } from './local-time.ts'

/**
 * Takes the clock on a wall, YYYY-MM-DDTHH:mm:ss, and its IANA time zone, and gives the moment. Of a clock that is turned
 * back one of the two moments; for a time that is skipped one within the hour.
 */
export function localToMoment(local: string, timeZone: string): Date {
  const asUtc = Date.parse(`${local}Z`)
  let moment = asUtc
  // The first guess may lie on the other side of a change of clocks.
  for (let guess = 0; guess < 2; guess += 1) {
    const shown = Date.parse(`${localDateTime(new Date(moment), timeZone)}Z`)
    moment += asUtc - shown
  }
  return new Date(moment)
}

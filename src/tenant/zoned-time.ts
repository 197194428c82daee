/** A local time of a zone as a moment. */
export interface ZonedTime {
  at: Date
  /** The clock time at that moment, `YYYY-MM-DDTHH:mm:ss`; it differs from the input if that time does not exist. */
  meant: string
  /** `missing`: clocks skip it. `twice`: clocks repeat it, and the first occurrence is used. */
  kind: 'once' | 'missing' | 'twice'
}

/**
 * Returns the moment of a local date and time (`YYYY-MM-DDTHH:mm`, with or without seconds) in an IANA time zone. A
 * skipped time moves later by the gap; for a repeated time the first counts. Throws a `RangeError` for an invalid
 * time or zone.
 */
export function zonedTime(text: string, timeZone: string): ZonedTime {
  const local = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) ? `${text}:00` : text
  const wall = Date.parse(`${local}Z`)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(local) || Number.isNaN(wall)) {
    throw new RangeError(`${JSON.stringify(text)} is not a local date and time`)
  }
  // Clocks change at most once within a day and a half, so the offsets on both sides are all there are.
  const offsets = [wall - DAY, wall + DAY].map((at) => offsetAt(at, timeZone))
  const [before = 0, after = 0] = offsets
  const found = [...new Set([wall - before, wall - after])].filter(
    (at) => at + offsetAt(at, timeZone) === wall,
  )
  if (found.length > 0) {
    const at = new Date(Math.min(...found))
    return { at, meant: local, kind: found.length === 1 ? 'once' : 'twice' }
  }
  // With the offset before the change, the time continues as if there had been none.
  const at = new Date(wall - before)
  return { at, meant: clockTime(at, timeZone), kind: 'missing' }
}

/** Returns the clock time of a zone at a moment, as `YYYY-MM-DDTHH:mm:ss`. */
export function clockTime(at: Date, timeZone: string): string {
  // Swedish separates the parts as ISO 8601 does, but writes the year 999 with three digits.
  return formatOf(timeZone).format(at).replace(' ', 'T').padStart(19, '0')
}

/** True if this runtime knows a time zone of that name. */
export function isTimeZone(name: string): boolean {
  try {
    formatOf(name)
    return true
  } catch {
    return false
  }
}

const DAY = 86_400_000
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      calendar: 'iso8601',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
  formats.set(timeZone, known)
  return known
}

/** Milliseconds by which the zone's clocks are ahead of UTC at a moment. */
function offsetAt(at: number, timeZone: string): number {
  const whole = Math.floor(at / 1000) * 1000
  return Date.parse(`${clockTime(new Date(whole), timeZone)}Z`) - whole
}

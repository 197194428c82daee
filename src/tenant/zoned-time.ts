/** A time on the clocks of a zone as a moment. */
export interface ZonedTime {
  at: Date
  /** The time that clocks there show then, `YYYY-MM-DDTHH:mm:ss`: another than was asked for where there is no such time. */
  meant: string
  /** `missing`: clocks go forward over it. `twice`: they go back over it, and the first is meant. */
  kind: 'once' | 'missing' | 'twice'
}

/**
 * Takes a date and time as clocks show it (`YYYY-MM-DDTHH:mm`, with or without seconds) and an IANA time zone, and gives
 * the moment. Where clocks go forward over it, as much later is meant; where they show it twice, the first. Throws a
 * `RangeError` for what is no time, or no zone.
 */
export function zonedTime(text: string, timeZone: string): ZonedTime {
  const asked = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) ? `${text}:00` : text
  const wall = Date.parse(`${asked}Z`)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(asked) || Number.isNaN(wall)) {
    throw new RangeError(`${JSON.stringify(text)} is no time on a clock`)
  }
  // Clocks change at most once within a day and a half of a time: the offsets on both sides are all there are.
  const offsets = [wall - DAY, wall + DAY].map((at) => offsetAt(at, timeZone))
  const [before = 0, after = 0] = offsets
  const found = [...new Set([wall - before, wall - after])].filter(
    (at) => at + offsetAt(at, timeZone) === wall,
  )
  if (found.length > 0) {
    const at = new Date(Math.min(...found))
    return { at, meant: asked, kind: found.length === 1 ? 'once' : 'twice' }
  }
  // With the offset of before the change, the time goes on as if there had been none.
  const at = new Date(wall - before)
  return { at, meant: clockTime(at, timeZone), kind: 'missing' }
}

/** Gives what clocks of a zone show at a moment, as `YYYY-MM-DDTHH:mm:ss`. */
export function clockTime(at: Date, timeZone: string): string {
  return new Date(at.getTime() + offsetAt(at.getTime(), timeZone)).toISOString().slice(0, 19)
}

/** Whether it names a time zone that this runtime knows. */
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
    new Intl.DateTimeFormat('en-US', {
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

/** Milliseconds that clocks of the zone are ahead of UTC at a moment. */
function offsetAt(at: number, timeZone: string): number {
  const whole = Math.floor(at / 1000) * 1000
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(whole)
      .map(({ type, value }) => [type, value]),
  )
  const { year, month, day, hour, minute, second } = parts
  return Date.parse(`${year?.padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}Z`) - whole
}

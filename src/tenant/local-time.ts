const TWO_DAYS = 172_800_000

interface Shown {
  /** Adds the short weekday. */
  hasWeekday?: boolean
}

/**
 * Formats a property's local time (`YYYY-MM-DDTHH:mm:ss`, or a date alone) in a locale, never converted to the
 * reader's time zone. The year is included if it differs from today's.
 */
export function localTime(local: string, locale: string, today: string, { hasWeekday = false }: Shown = {}) {
  const hasTime = local.includes('T')
  const moment = new Date(`${hasTime ? local : `${local}T00:00:00`}Z`)
  const hasYear = local.slice(0, 4) !== today.slice(0, 4)
  return formatOf(locale, { hasYear, hasTime, hasWeekday }).format(moment)
}

/**
 * Returns a deadline as people say it: midnight is 11:59 PM of the day before, because the date of a midnight is read
 * as the day that follows. Takes and returns `YYYY-MM-DDTHH:mm:ss`.
 */
export function deadline(local: string): string {
  if (!/T00:00(?::00)?$/.test(local)) return local
  return new Date(Date.parse(`${local.slice(0, 10)}T00:00:00Z`) - 60_000).toISOString().slice(0, 19)
}

const formats = new Map<string, Intl.DateTimeFormat>()

interface FormatParts {
  hasYear: boolean
  hasTime: boolean
  hasWeekday: boolean
}

// A list formats hundreds of times, and creating a format takes longer than using it.
function formatOf(locale: string, { hasYear, hasTime, hasWeekday }: FormatParts): Intl.DateTimeFormat {
  const key = `${locale} ${hasYear} ${hasTime} ${hasWeekday}`
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(locale, {
      ...(hasWeekday && { weekday: 'short' }),
      day: 'numeric',
      month: 'short',
      ...(hasYear && { year: 'numeric' }),
      ...(hasTime && { hour: 'numeric', minute: '2-digit' }),
      timeZone: 'UTC',
    })
  formats.set(key, format)
  return format
}

const timeFormats = new Map<string, Intl.DateTimeFormat>()

/** Formats a time of day, HH:mm, in a locale. */
export function timeOfDay(time: string, locale: string): string {
  const format =
    timeFormats.get(locale) ??
    new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  timeFormats.set(locale, format)
  return format.format(new Date(`1970-01-01T${time}:00Z`))
}

/**
 * Returns the current time: the device's clock, unless it is days off the server's day (YYYY-MM-DD); then deadlines
 * follow the server's day.
 */
export function trustedNow(today: string, device: number): Date {
  const day = Date.parse(today)
  return new Date(Math.abs(device - day) < TWO_DAYS ? device : day)
}

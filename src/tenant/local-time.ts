const TWO_DAYS = 172_800_000
/**
 * Formats a property's local time (`YYYY-MM-DDTHH:mm:ss`, or a date alone) in a locale, never converted to the
 * reader's time zone. The year is included if it differs from today's.
 */
export function localTime(local: string, locale: string, today: string): string {
  const hasTime = local.includes('T')
  const moment = new Date(`${hasTime ? local : `${local}T00:00:00`}Z`)
  return formatOf(locale, local.slice(0, 4) !== today.slice(0, 4), hasTime).format(moment)
}

const formats = new Map<string, Intl.DateTimeFormat>()

// A list formats hundreds of times, and creating a format takes longer than using it.
function formatOf(locale: string, hasYear: boolean, hasTime: boolean): Intl.DateTimeFormat {
  const key = `${locale} ${hasYear} ${hasTime}`
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(locale, {
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

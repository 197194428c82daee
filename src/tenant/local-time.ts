/**
 * Takes a local time of the property (`YYYY-MM-DDTHH:mm:ss`, or a date alone) and writes it in a locale, never moved to the
 * reader's own zone. The year is told where it is another than today's.
 */
export function localTime(local: string, locale: string, today: string): string {
  const hasTime = local.includes('T')
  const moment = new Date(`${hasTime ? local : `${local}T00:00:00`}Z`)
  return formatOf(locale, local.slice(0, 4) !== today.slice(0, 4), hasTime).format(moment)
}

const formats = new Map<string, Intl.DateTimeFormat>()

// A list writes hundreds of times, and making a format takes longer than using it.
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

/** Writes a time of day, HH:mm, as the locale does. */
export function timeOfDay(time: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    new Date(`1970-01-01T${time}:00Z`),
  )
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Returns the local time of a moment in an IANA time zone, `YYYY-MM-DDTHH:mm:ss`. */
export function localDateTime(moment: Date, timeZone: string): string {
  // Swedish writes dates as ISO 8601 does.
  return formatFor(timeZone).format(moment).replace(' ', 'T')
}

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone })
  formats.set(timeZone, made)
  return made
}

/**
 * Returns the name of a time zone in a locale at a moment, such as `Eastern Time`; its IANA name if there is no
 * other.
 */
export function zoneName(timeZone: string, locale: string, at: Date): string {
  try {
    const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(at)
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  } catch {
    return timeZone
  }
}

/** What a time zone is called in a locale at a moment, such as `Eastern Time`; its own name where nobody calls it otherwise. */
export function zoneName(timeZone: string, locale: string, at: Date): string {
  try {
    const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(at)
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  } catch {
    return timeZone
  }
}

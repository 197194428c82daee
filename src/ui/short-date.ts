/** Returns a short format for UTC dates in a language or locale: `Fri, Dec 4`. */
export function shortDate(language: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, {
    // Arabic has no short weekday names: a phone's cell would cut the date off.
    weekday: language.startsWith('ar') ? undefined : 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  })
}

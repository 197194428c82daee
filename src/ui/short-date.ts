/** Takes a language or locale and gives what writes a date of UTC where there is little room: `Fri, Dec 4`. */
export function shortDate(language: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, {
    // Arabic has no short names of days: a phone's cell would cut the date off.
    weekday: language.startsWith('ar') ? undefined : 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  })
}

import type { Period } from '../item/item-facts.ts'

/** Months by name and the weekday, since the order of numeric days and months differs between countries. */
const inWords = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
} as const
const withTime = { ...inWords, hour: 'numeric', minute: '2-digit' } as const

/** Writes a period in a locale: a day, a range of days, or both with the local times that are agreed. */
export function periodText({ start, end, startTime, endTime }: Period, locale: string): string {
  const days = new Intl.DateTimeFormat(locale, inWords)
  const times = new Intl.DateTimeFormat(locale, withTime)
  const from = momentOf(start, startTime)
  if (startTime && endTime) return times.formatRange(from, momentOf(end, endTime))
  if (!startTime) return days.formatRange(from, momentOf(end))
  return start === end ? times.format(from) : `${times.format(from)} – ${days.format(momentOf(end))}`
}

function momentOf(day: string, time = '00:00'): Date {
  return new Date(`${day}T${time}:00Z`)
}

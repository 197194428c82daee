const msPerDay = 86_400_000

/** A search uses the same few days a hundred thousand times. */
const MOST_KNOWN_DAYS = 4096
const knownDays = new Map<string, number>()
const knownDates = new Map<number, string>()

/** Returns the number of a date YYYY-MM-DD: days since 1970-01-01. NaN for a date that the calendar does not have. */
export function dayNumber(date: string): number {
  return remembered(knownDays, date, readDay)
}

/** Returns the date YYYY-MM-DD of a day's number. */
export function dateOfDay(day: number): string {
  return remembered(knownDates, day, writeDay)
}

function remembered<Key, Value>(known: Map<Key, Value>, key: Key, work: (key: Key) => Value): Value {
  const before = known.get(key)
  if (before !== undefined) return before
  const value = work(key)
  if (known.size >= MOST_KNOWN_DAYS) known.clear()
  known.set(key, value)
  return value
}

function readDay(date: string): number {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN
  // JavaScript engines read 31 February as 3 March.
  return new Date(ms).getUTCDate() === Number(date.slice(8)) ? ms / msPerDay : Number.NaN
}

function writeDay(day: number): string {
  return new Date(day * msPerDay).toISOString().slice(0, 10)
}

/** Returns the weekday of a day's number: 0 is Sunday. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7
}

/** Returns the number of a moment's day in UTC. */
export function utcDay(moment: Date): number {
  return Math.floor(moment.getTime() / msPerDay)
}

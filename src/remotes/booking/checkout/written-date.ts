/** A date as it is typed into three fields. */
export interface TypedDate {
  day: string
  month: string
  year: string
}

const EARLIEST = '1900-01-01'

/** Takes a date of three fields and gives it as YYYY-MM-DD, or null for a day that there never was. */
export function writtenDate({ day, month, year }: TypedDate): string | null {
  if (!/^\d{1,2}$/.test(day.trim()) || !/^\d{1,2}$/.test(month.trim()) || !/^\d{4}$/.test(year.trim()))
    return null
  const text = `${year.trim()}-${month.trim().padStart(2, '0')}-${day.trim().padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text
  return isDay && text >= EARLIEST ? text : null
}

/** Takes a day of birth and another day, and gives the years between them. */
export function ageOn(birth: string, on: string): number {
  const years = Number(on.slice(0, 4)) - Number(birth.slice(0, 4))
  return on.slice(5) < birth.slice(5) ? years - 1 : years
}

/** In which order a locale writes the parts of a date. */
export function datePartsOf(locale: string): (keyof TypedDate)[] {
  const parts = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric', year: 'numeric' })
    .formatToParts(new Date(0))
    .map(({ type }) => type)
  return parts.filter((type) => type === 'day' || type === 'month' || type === 'year')
}

import { westernDigits } from '../../../../ui/western-digits.ts'

/** A date as it is typed into three fields. */
export interface TypedDate {
  day: string
  month: string
  year: string
}

const EARLIEST = '1900-01-01'

/** Takes a date of three fields and gives it as YYYY-MM-DD, or null for a day that there never was. */
export function writtenDate(typed: TypedDate): string | null {
  const [day, month, year] = [figures(typed.day), figures(typed.month), figures(typed.year)]
  if (!/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(month) || !/^\d{4}$/.test(year)) return null
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text
  return isDay && text >= EARLIEST ? text : null
}

/** Marks of direction come along unseen with what is pasted from a page in Arabic. */
function figures(typed: string): string {
  return westernDigits(typed.replaceAll(/\p{Cf}/gu, '')).trim()
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

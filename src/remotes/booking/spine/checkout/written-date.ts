import { westernDigits } from '../../../../ui/western-digits.ts'

/** A date as typed into three fields. */
export interface TypedDate {
  day: string
  month: string
  year: string
}

const EARLIEST = '1900-01-01'

/** Returns a date of three fields as YYYY-MM-DD, or null if it is invalid. */
export function writtenDate(typed: TypedDate): string | null {
  const [day, month, year] = [figures(typed.day), figures(typed.month), figures(typed.year)]
  if (!/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(month) || !/^\d{4}$/.test(year)) return null
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text
  return isDay && text >= EARLIEST ? text : null
}

/** Removes direction marks that are pasted invisibly from an Arabic page. */
function figures(typed: string): string {
  return westernDigits(typed.replaceAll(/\p{Cf}/gu, '')).trim()
}

/** Returns the age in full years on a day. */
export function ageOn(birth: string, on: string): number {
  const years = Number(on.slice(0, 4)) - Number(birth.slice(0, 4))
  return on.slice(5) < birth.slice(5) ? years - 1 : years
}

/** Returns the order in which a locale writes the parts of a date. */
export function datePartsOf(locale: string): (keyof TypedDate)[] {
  const dateParts = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric', year: 'numeric' })
    .formatToParts(new Date(0))
    .map(({ type }) => type)
  return dateParts.filter((type) => type === 'day' || type === 'month' || type === 'year')
}

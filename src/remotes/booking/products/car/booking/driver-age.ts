import type { FieldOf } from '../../../spine/checkout/use-form-fields.ts'

/** Returns the age on a day of a person born on another day; both YYYY-MM-DD. */
export function ageOn(day: string, bornOn: string): number {
  const years = Number(day.slice(0, 4)) - Number(bornOn.slice(0, 4))
  return day.slice(5) < bornOn.slice(5) ? years - 1 : years
}

/** Reads a complete date of birth from the form; null before it is one. */
export function typedBirthday(field: FieldOf, name: string): string | null {
  const [year, month, day] = ['year', 'month', 'day'].map((unit) => field(`${name}.${unit}`).value.trim())
  if (!/^\d{4}$/.test(year ?? '') || !/^\d{1,2}$/.test(month ?? '') || !/^\d{1,2}$/.test(day ?? ''))
    return null
  const written = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
  const read = new Date(`${written}T00:00:00Z`)
  return !Number.isNaN(+read) && read.toISOString().slice(0, 10) === written ? written : null
}

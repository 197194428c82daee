import { expect, it } from 'vitest'
import type { FieldOf } from '../../../spine/checkout/use-form-fields.ts'
import { typedAge } from './driver-age.ts'

/** A form in which only a date of birth is typed. */
const typed = (day: string, month: string, year: string): FieldOf => {
  const values: Readonly<Record<string, string>> = { 'p.day': day, 'p.month': month, 'p.year': year }
  return (name) => ({
    id: name,
    name,
    value: values[name] ?? '',
    error: undefined,
    onChange: () => undefined,
  })
}
const ageAt = (day: string, born: [string, string, string]) => typedAge(typed(...born), 'p', day)

it.each([
  ['the day before the birthday', '2026-05-08', ['9', '5', '1991'], 34],
  ['the birthday', '2026-05-08', ['8', '5', '1991'], 35],
  ['the day after', '2026-05-08', ['7', '5', '1991'], 35],
  ['28 February, for a birthday on the 29th', '2026-02-28', ['29', '2', '2004'], 21],
  ['1 March, for a birthday on 29 February', '2026-03-01', ['29', '2', '2004'], 22],
  ['a day whose date is typed in Arabic digits', '2026-05-08', ['٨', '5', '١٩٩١'], 35],
] as const)('is counted in full years on %s', (_, day, [d, m, y], age) => {
  expect(ageAt(day, [d, m, y])).toBe(age)
})

it.each([
  ['nothing', ['', '', '']],
  ['a part of it', ['8', '5', '']],
  ['a year of two digits', ['8', '5', '91']],
  ['a day that does not exist', ['31', '2', '1991']],
] as const)('is unknown while %s is typed', (_, [d, m, y]) => {
  expect(ageAt('2026-05-08', [d, m, y])).toBeNull()
})

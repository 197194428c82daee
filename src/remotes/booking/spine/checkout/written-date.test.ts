import { expect, it } from 'vitest'
import { ageOn, datePartsOf, writtenDate } from './written-date.ts'

it('a date of three fields is written as the server reads it', () => {
  expect(writtenDate({ day: '1', month: '2', year: '2019' })).toBe('2019-02-01')
  expect(writtenDate({ day: ' 29', month: '02', year: '2020 ' })).toBe('2020-02-29')
})

it('a date accepts Arabic and Persian digits', () => {
  expect(writtenDate({ day: '١٢', month: '3', year: '٢٠١٩' })).toBe('2019-03-12')
  expect(writtenDate({ day: '\u200f۱', month: '3', year: '۲۰۱۹' })).toBe('2019-03-01')
})

it.each([
  ['31', '2', '2019'],
  ['29', '2', '2021'],
  ['0', '1', '2019'],
  ['1', '13', '2019'],
  ['1', '1', '19'],
  ['1', '1', '1850'],
  ['', '1', '2019'],
  ['1e0', '1', '2019'],
  ['1', '-1', '2019'],
])('%s, %s, %s is not a valid day', (day, month, year) => {
  expect(writtenDate({ day, month, year })).toBeNull()
})

it("a person's age counts full years up to the last birthday", () => {
  expect(ageOn('2019-05-08', '2026-05-08')).toBe(7)
  expect(ageOn('2019-05-09', '2026-05-08')).toBe(6)
  expect(ageOn('2020-02-29', '2026-02-28')).toBe(5)
})

it('a locale writes dates in its own order', () => {
  expect(datePartsOf('en-US')).toEqual(['month', 'day', 'year'])
  expect(datePartsOf('de-DE')).toEqual(['day', 'month', 'year'])
  expect(datePartsOf('sv-SE')).toEqual(['year', 'month', 'day'])
})

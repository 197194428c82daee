import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dateOfDay, dayNumber, utcDay, weekdayOf } from './calendar.ts'

it('counts days from 1970 and back for every date', () => {
  fc.assert(
    fc.property(fc.integer({ min: -20_000, max: 60_000 }), (day) => {
      expect(dayNumber(dateOfDay(day))).toBe(day)
    }),
  )
})

it.each(['2026-02-29', '2026-13-01', '2026-1-1', '', 'tomorrow', '2026-04-31', '2026-01-01T00:00:00'])(
  'knows that %j is not a date of the calendar',
  (text) => {
    expect(dayNumber(text)).toBeNaN()
  },
)

it('returns the weekday, Sunday first, also before 1970', () => {
  expect(weekdayOf(dayNumber('2026-11-22'))).toBe(0)
  expect(weekdayOf(dayNumber('2026-11-21'))).toBe(6)
  expect(weekdayOf(dayNumber('1969-12-31'))).toBe(3)
})

it('returns the day of a moment in UTC', () => {
  expect(dateOfDay(utcDay(new Date('2026-11-21T23:59:59Z')))).toBe('2026-11-21')
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, countNights, daysBetween } from './calendar-days.ts'

it('passes the ends of months and years, and the nights in which clocks change', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-03-30', -2)).toBe('2026-03-28')
  expect(countNights({ start: '2026-10-24', end: '2026-10-26' })).toBe(2)
})

it('counts as many days as were added', () => {
  const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(day, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
      const start = date.toISOString().slice(0, 10)
      expect(daysBetween(start, addDays(start, days))).toBe(days)
    }),
  )
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dealDates } from './deal-dates.ts'

// §9.4
it('begins 19 and ends 21 days after the start of the week, Sunday by default (spec §9)', () => {
  // 21 November 2026 is a Saturday; its week began on Sunday the 15th.
  expect(dealDates('2026-11-21')).toEqual({ start: '2026-12-04', end: '2026-12-06' })
  expect(dealDates('2026-11-22')).toEqual({ start: '2026-12-11', end: '2026-12-13' })
})

// §9.5
it('follows a locale whose week begins on Monday', () => {
  expect(dealDates('2026-11-22', 1)).toEqual({ start: '2026-12-05', end: '2026-12-07' })
  expect(dealDates('2026-11-23', 1)).toEqual({ start: '2026-12-12', end: '2026-12-14' })
})

it('is two nights in the future on every day of every week', () => {
  const noInvalid = { min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }
  fc.assert(
    fc.property(fc.date(noInvalid), fc.integer({ min: 0, max: 6 }), (date, weekStart) => {
      const today = date.toISOString().slice(0, 10)
      const { start, end } = dealDates(today, weekStart)
      expect(Date.parse(end) - Date.parse(start)).toBe(2 * 86_400_000)
      const ahead = (Date.parse(start) - Date.parse(today)) / 86_400_000
      expect(ahead).toBeGreaterThanOrEqual(13)
      expect(ahead).toBeLessThanOrEqual(19)
    }),
  )
})

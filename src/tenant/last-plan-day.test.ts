import { expect, it } from 'vitest'
import { lastPlanDay } from './last-plan-day.ts'

it.each([
  ['2026-11-23T12:00:00Z', 'Europe/Lisbon', '2028-11-23'],
  // Clocks there already show the next day, or still the previous one.
  ['2026-11-23T12:00:00Z', 'Pacific/Auckland', '2028-11-24'],
  ['2026-11-23T02:00:00Z', 'America/New_York', '2028-11-22'],
  ['2028-02-29T12:00:00Z', 'Europe/Lisbon', '2030-03-01'],
])('from %s in %s is %s', (now, timeZone, day) => {
  expect(lastPlanDay(new Date(now), timeZone)).toBe(day)
})

import { expect, it } from 'vitest'
import { stayErrors } from './stay-errors.ts'

const fields = { start: 'stayPeriod.start', end: 'stayPeriod.end' }
const today = '2026-11-21'

it.each([
  ['2026-11-21', '2026-11-22'],
  ['2026-12-04', '2027-01-03'],
  ['2028-05-14', '2028-05-15'],
])('accepts %s to %s', (start, end) => {
  expect(stayErrors({ start, end }, fields, today)).toEqual([])
})

it('takes stays as far ahead as the product is sold', () => {
  const stay = { start: '2028-11-20', end: '2028-11-27' }
  expect(stayErrors(stay, fields, today, 730)).toEqual([])
  expect(stayErrors(stay, fields, today, 729)).toEqual([
    { field: 'stayPeriod.start', reason: 'must be within 729 days from now' },
  ])
})

it.each([
  ['2026-11-20', '2026-11-22', 'stayPeriod.start', 'must not be in the past'],
  ['2026-12-04', '2026-12-04', 'stayPeriod.end', 'must be later than stayPeriod.start'],
  ['2026-12-06', '2026-12-04', 'stayPeriod.end', 'must be later than stayPeriod.start'],
  ['2026-12-04', '2027-01-04', 'stayPeriod.end', 'must be at most 30 nights after stayPeriod.start'],
  ['2028-05-16', '2028-05-17', 'stayPeriod.start', 'must be within 540 days from now'],
  ['2026-12-04', '2026-12-32', 'stayPeriod.end', 'must be a calendar date, YYYY-MM-DD'],
  ['2027-02-29', '2027-03-02', 'stayPeriod.start', 'must be a calendar date, YYYY-MM-DD'],
])('refuses %s to %s, naming the field', (start, end, field, reason) => {
  expect(stayErrors({ start, end }, fields, today)).toEqual([{ field, reason }])
})

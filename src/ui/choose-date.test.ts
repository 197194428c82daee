import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nightsBetween, refusalOf, withStart } from './choose-date.ts'
import { later } from './date-limits.ts'

const limits = { min: '2026-03-10', daysAhead: 540, minNights: 2, mostNights: 14 }

describe('choosing a start', () => {
  it('refuses days before the earliest and after the latest', () => {
    expect(refusalOf('2026-03-09', 'start', '', limits)).toBe('past')
    expect(refusalOf('2026-03-10', 'start', '', limits)).toBeNull()
    expect(refusalOf('2027-09-01', 'start', '', limits)).toBeNull()
    expect(refusalOf('2027-09-02', 'start', '', limits)).toBe('tooFar')
  })

  it('keeps an end that leaves a range within the limits', () => {
    expect(withStart('2026-05-01', '2026-05-03', limits).end).toBe('2026-05-03')
    expect(withStart('2026-05-01', '2026-05-15', limits).end).toBe('2026-05-15')
  })

  it('otherwise moves the end to the shortest range', () => {
    expect(withStart('2026-05-01', '2026-05-02', limits).end).toBe('2026-05-03')
    expect(withStart('2026-05-01', '2026-05-16', limits).end).toBe('2026-05-03')
    expect(withStart('2026-05-01', '2026-04-01', limits).end).toBe('2026-05-03')
    expect(withStart('2026-12-31', '', { ...limits, minNights: 1 }).end).toBe('2027-01-01')
  })
})

describe('choosing an end', () => {
  const at = (date: string) => refusalOf(date, 'end', '2026-05-10', limits)

  it('requires the fewest nights, and allows no more than the most', () => {
    expect(at('2026-05-10')).toBe('tooShort')
    expect(at('2026-05-11')).toBe('tooShort')
    expect(at('2026-05-12')).toBeNull()
    expect(at('2026-05-24')).toBeNull()
    expect(at('2026-05-25')).toBe('tooLong')
  })

  it('takes an earlier day as a new start, unless it is in the past', () => {
    expect(at('2026-05-09')).toBeNull()
    expect(at('2026-03-09')).toBe('past')
  })

  it('may lie beyond the latest start', () => {
    expect(refusalOf('2027-09-15', 'end', '2027-09-01', limits)).toBeNull()
  })

  it('is the day of the start only if no night is needed', () => {
    expect(refusalOf('2026-05-10', 'end', '2026-05-10', { ...limits, minNights: 1 })).toBe('tooShort')
    expect(refusalOf('2026-05-10', 'end', '2026-05-10', { ...limits, minNights: 0 })).toBeNull()
    expect(withStart('2026-05-10', '2026-05-09', { ...limits, minNights: 0 })).toEqual({
      start: '2026-05-10',
      end: '2026-05-10',
    })
  })
})

describe('dates', () => {
  it('count in whole days across months, leap days and clock changes', () => {
    expect(later('2024-02-28', 1)).toBe('2024-02-29')
    expect(later('2026-12-31', 1)).toBe('2027-01-01')
    expect(later('2026-03-28', 1)).toBe('2026-03-29')
    expect(later('', 1)).toBe('')
    expect(nightsBetween('2026-03-28', '2026-03-30')).toBe(2)
    expect(nightsBetween('2026-10-24', '2026-10-26')).toBe(2)
  })

  it('return from where they were moved', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: -800, max: 800 }), (day, step) => {
        const date = later('2000-01-01', day)
        expect(later(later(date, step), -step)).toBe(date)
        expect(nightsBetween(date, later(date, step))).toBe(step)
      }),
    )
  })

  it('make a range within the limits for every start', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 540 }), fc.integer({ min: 0, max: 600 }), (start, end) => {
        const range = withStart(later(limits.min, start), later(limits.min, end), limits)
        expect(refusalOf(range.end, 'end', range.start, limits)).toBeNull()
      }),
    )
  })
})

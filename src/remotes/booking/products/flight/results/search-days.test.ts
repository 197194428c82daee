import { describe, expect, it } from 'vitest'
import { criteria } from '../testing-flight-answers.ts'
import { waysOut } from './no-flights.tsx'
import { bookableDays, monthAfter } from './price-calendar.tsx'
import { levelOf, placeOf } from './typical-band.tsx'
import { onDay } from './use-calendar.ts'

const today = '2026-03-10'
const dates = (slices: readonly { date: string }[]) => slices.map(({ date }) => date)

describe('other days of a search', () => {
  it('move the chosen slice and those after it', () => {
    expect(dates(onDay(criteria, 0, '2026-05-10').slices)).toEqual(['2026-05-10', '2026-05-17'])
    expect(dates(onDay(criteria, 1, '2026-05-16').slices)).toEqual(['2026-05-08', '2026-05-16'])
  })

  it('are those of a month that can be booked', () => {
    expect(bookableDays('2026-02', today)).toBeNull()
    expect(bookableDays('2026-03', today)).toEqual({ from: '2026-03-10', until: '2026-03-31' })
    expect(bookableDays('2027-02', today)).toEqual({ from: '2027-02-01', until: '2027-02-03' })
    expect(bookableDays('2027-03', today)).toBeNull()
    expect(monthAfter('2026-12', 1)).toBe('2027-01')
    expect(monthAfter('2026-01', -1)).toBe('2025-12')
  })
})

describe('ways out of a search without flights', () => {
  const keys = (...input: Parameters<typeof waysOut>) => waysOut(...input).map(({ key }) => key)

  it('avoid the reason', () => {
    expect(keys(criteria, 'no_flights_that_day', [], today)).toEqual(['dayLater', 'dayEarlier', 'flexible'])
    expect(keys({ ...criteria, cabin: 'first' }, 'no_seats', [], today)[0]).toBe('economy')
    expect(keys(criteria, 'no_flights', [], today)).toEqual(['nearby', 'separate'])
    const onToday = onDay(criteria, 0, today)
    expect(keys(onToday, 'times_do_not_fit', [], today)).toEqual(['dayLater'])
  })

  it('go back to the flight before if nothing fits the chosen one', () => {
    expect(waysOut(criteria, 'no_flights', ['out-direct'], today)).toEqual([
      { key: 'otherFlight', to: criteria, along: [] },
    ])
  })
})

describe('the usual price', () => {
  const typical = { low: { amount: 100, currency: 'USD' }, high: { amount: 200, currency: 'USD' } } as const

  it('is between the quartiles, which take the middle of the scale', () => {
    expect([
      levelOf(99, typical),
      levelOf(100, typical),
      levelOf(200, typical),
      levelOf(201, typical),
    ]).toEqual(['low', 'typical', 'typical', 'high'])
    expect([
      placeOf(0, typical),
      placeOf(100, typical),
      placeOf(200, typical),
      placeOf(9_999, typical),
    ]).toEqual([2, 30, 70, 98])
  })
})

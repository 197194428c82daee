import { describe, expect, it } from 'vitest'
import type { FlightSearchCriteria } from '../../tenant/flight-search.ts'
import { type FlightLeg, legOutOfOrder, legsOf, movedLeg, withLeg } from './flight-legs.ts'

const place = (code: string) => ({ code, name: code, isCity: false, within: 0 })
const leg = (id: number, from: string, to: string, date: string): FlightLeg => ({
  id,
  from: place(from),
  to: place(to),
  date,
})
const legs = [
  leg(0, 'LIS', 'JFK', '2026-05-01'),
  leg(1, 'JFK', 'SFO', '2026-05-04'),
  leg(2, 'SFO', 'LIS', '2026-05-09'),
]

describe('the legs of a flight search', () => {
  it('start with those of a search, a return with one, and an empty form with one', () => {
    const slices = legs
      .slice(0, 2)
      .map(({ id: _, from, to, date }) => ({ from: from ?? place('X'), to: to ?? place('Y'), date }))
    const criteria = { trip: 'return', slices } as unknown as FlightSearchCriteria
    expect(legsOf(criteria, '2026-04-01')).toEqual([legs[0]])
    expect(legsOf({ ...criteria, trip: 'multi_city' }, '2026-04-01')).toEqual(legs.slice(0, 2))
    expect(legsOf(null, '2026-04-01')).toEqual([{ id: 0, from: null, to: null, date: '2026-04-01' }])
  })

  it('keep their identity and give the days to their new places when one moves', () => {
    const moved = movedLeg(legs, 2, 0)
    expect(moved.map(({ id }) => id)).toEqual([2, 0, 1])
    expect(moved.map(({ date }) => date)).toEqual(legs.map(({ date }) => date))
    expect(movedLeg(legs, 0, 3)).toEqual(legs)
    expect(movedLeg(legs, 0, -1)).toEqual(legs)
  })

  it('take one more until there are six', () => {
    const four = withLeg(legs, place('LIS'), null, '2026-05-10')
    expect(four[3]).toEqual({ id: 3, from: place('LIS'), to: null, date: '2026-05-10' })
    const six = withLeg(withLeg(four, null, null, '2026-05-11'), null, null, '2026-05-11')
    expect(withLeg(six, null, null, '2026-05-12')).toHaveLength(6)
  })

  it('are out of order where one departs before the one ahead of it', () => {
    expect(legOutOfOrder(legs)).toBe(-1)
    expect(legOutOfOrder(legs.with(2, leg(2, 'SFO', 'LIS', '2026-05-03')))).toBe(2)
  })
})

import { describe, expect, it } from 'vitest'
import { inbound, itinerary, outbound, segment } from '../testing-flight-answers.ts'
import { daysLater, layoversOf, operatorsOf, warningsOf } from './itinerary-facts.ts'

describe('the layovers of a slice', () => {
  it('have their airport and length, and what is special about them', () => {
    expect(layoversOf(outbound.direct)).toEqual([])
    expect(layoversOf(outbound.partner)).toEqual([
      { airport: 'MAD', changesTo: null, minutes: 100, isOvernight: false },
    ])
    expect(layoversOf(outbound.overnight)).toEqual([
      { airport: 'CDG', changesTo: 'ORY', minutes: 450, isOvernight: true },
    ])
  })

  it('are as long as they last in a night when clocks change', () => {
    const inMarch = (one: ReturnType<typeof segment>) => ({
      ...one,
      departure: { ...one.departure, at: one.departure.at.replace('-05-', '-03-') },
      arrival: { ...one.arrival, at: one.arrival.at.replace('-05-', '-03-') },
    })
    const segments = [
      inMarch(segment('Q7 1', 'LIS', '28T22:00', 'MAD', '29T00:20', 80)),
      // Clocks go from 2 to 3 o'clock: by them the layover lasts 5 hours 40 minutes.
      inMarch(segment('Q7 2', 'MAD', '29T06:00', 'LHR', '29T07:20', 140)),
    ]
    expect(layoversOf(itinerary('dst', segments, 500))[0]?.minutes).toBe(280)
  })

  it('are as long as they last with two connections, of which one is in a night when clocks change', () => {
    const on = (day: string, one: ReturnType<typeof segment>) => ({
      ...one,
      departure: { ...one.departure, at: one.departure.at.replace(/^.{10}/, day) },
      arrival: { ...one.arrival, at: one.arrival.at.replace(/^.{10}/, day) },
    })
    const segments = [
      on('2026-03-27', segment('Q7 1', 'LIS', '01T20:00', 'MAD', '01T22:20', 80)),
      // A night before a Saturday, 8 hours 40 minutes.
      on('2026-03-28', segment('Q7 2', 'MAD', '01T07:00', 'CDG', '01T09:00', 120)),
      // The night before a Sunday, 19 hours by the clocks, of which one does not exist.
      on('2026-03-29', segment('Q7 3', 'CDG', '01T04:00', 'LHR', '01T04:20', 80)),
    ]
    const lasting = 80 + 520 + 120 + 18 * 60 + 80
    expect(layoversOf(itinerary('dst', segments, lasting)).map(({ minutes }) => minutes)).toEqual([520, 1080])
  })
})

describe('warnings of a slice', () => {
  it('name change of airport, night, technical stop and later arrival', () => {
    expect(warningsOf(outbound.direct)).toEqual([])
    expect(warningsOf(outbound.overnight)).toEqual([
      { kind: 'airportChange', airport: 'CDG', to: 'ORY' },
      { kind: 'overnight', airport: 'CDG', to: 'CDG' },
      { kind: 'laterDay', count: 1 },
    ])
    expect(warningsOf(outbound.partner)).toEqual([{ kind: 'technicalStop', airport: 'BIO', to: 'BIO' }])
    expect(warningsOf(inbound.late)).toEqual([{ kind: 'laterDay', count: 1 }])
  })

  it('tell of an arrival on an earlier day across the date line', () => {
    const flight = itinerary('date-line', [segment('Q7 9', 'AKL', '09T01:00', 'HNL', '08T10:00', 540)], 540)
    expect(daysLater(flight)).toBe(-1)
    expect(warningsOf(flight)).toEqual([{ kind: 'earlierDay', count: 1 }])
  })
})

it('names an airline that flies for another', () => {
  expect(operatorsOf(outbound.partner)).toEqual(['V8'])
  expect(operatorsOf(outbound.direct)).toEqual([])
})

import { describe, expect, it } from 'vitest'
import { answer, fares } from '../testing-journey-answers.ts'
import { choiceParameters, offeredChoice, readChoice, withSeat, withService } from './choice-address.ts'
import { bagOf, brandOf, chosenFare, knownOf, termOf } from './fare-facts.ts'

const read = (query: string) => readChoice(new URLSearchParams(query))

describe('the choice of services and seats in an address', () => {
  const choice = {
    services: [{ id: 'bag_0.x-1', passenger: 0, count: 2 }],
    seats: [{ slice: 1, segment: 0, passenger: 2, seat: '12A' }],
  }

  it('is read as it was written, and is left out if empty', () => {
    const { services, seats } = choiceParameters(choice)
    expect(read(`services=${services}&seats=${seats}`)).toEqual(choice)
    expect(choiceParameters({ services: [], seats: [] })).toEqual({ services: null, seats: null })
  })

  it('ignores what is not of its form', () => {
    expect(read('services=bag~0,bag~0~0,~1~1,<b>~1~1&seats=1.0.2,9.0.0.12A,0.0.0.0A,0.0.0.12')).toEqual({
      services: [],
      seats: [],
    })
  })

  it('keeps only what the journey offers', () => {
    const asked = read(
      'services=bag_0~0~2,bag_0~3~1,bag_0~0~9,gone~0~1&seats=1.0.0.12A,1.0.3.12B,1.4.0.12C,4.0.0.12C',
    )
    expect(offeredChoice(asked, answer)).toEqual({
      services: [{ id: 'bag_0', passenger: 0, count: 2 }],
      seats: [{ slice: 1, segment: 0, passenger: 0, seat: '12A' }],
    })
    expect(offeredChoice(asked, { ...answer, hasSeatMap: false }).seats).toEqual([])
  })

  it('has one count of a service and one seat of a segment for each passenger', () => {
    const services = withService(withService([], { id: 'a', passenger: 0, count: 1 }), {
      id: 'a',
      passenger: 0,
      count: 2,
    })
    expect(services).toEqual([{ id: 'a', passenger: 0, count: 2 }])
    expect(withService(services, { id: 'a', passenger: 0, count: 0 })).toEqual([])
    const at = { slice: 0, segment: 0, passenger: 1 }
    expect(withSeat(withSeat([], at, '12A'), at, '12B')).toEqual([{ ...at, seat: '12B' }])
    expect(withSeat(withSeat([], at, '12A'), at, null)).toEqual([])
  })
})

describe('the facts of a fare', () => {
  const [light, flex] = fares

  it('are as bad as those of its worst slice', () => {
    expect(termOf(light.slices, 'refund')).toEqual({ allowed: 'unknown' })
    expect(termOf([...light.slices, ...flex.slices], 'change')).toEqual({ allowed: 'no' })
    const penalty = { amount: 900, currency: 'USD' as const }
    const [one, two] = flex.slices
    const mixed = one && two ? [{ ...one, change: { allowed: 'yes' as const, penalty } }, two] : []
    expect(termOf(mixed, 'change')).toEqual({ allowed: 'yes', penalty })
    expect(knownOf(light.slices, 'priorityBoarding')).toBe('unknown')
  })

  it('have the bags that every flight includes, and none if one does not tell', () => {
    expect(bagOf(flex.slices, 'checked')?.count).toBe(2)
    expect(bagOf([...light.slices, ...flex.slices], 'checked')?.count).toBe(0)
    const [one] = flex.slices
    const silent = one
      ? [{ ...one, segments: one.segments.map((flight) => ({ ...flight, baggage: [] })) }]
      : []
    expect(bagOf(silent, 'checked')).toBeNull()
  })

  it('name each brand once, and fall back to the cheapest for an unknown key', () => {
    expect(brandOf(light)).toBe('Light')
    expect(brandOf({ slices: [...light.slices, ...flex.slices] })).toBe('Light + Flex')
    expect(chosenFare(fares, 'rate-of-flex')).toBe(flex)
    expect(chosenFare(fares, 'unknown-key')).toBe(light)
  })
})

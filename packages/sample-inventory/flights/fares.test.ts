import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import { aircraftTypes, seatsIn } from './aircraft.ts'
import { airlines } from './airlines.ts'
import { cabinClasses } from './cabin.ts'
import { sliceItineraries } from './connections.ts'
import { emissionsOf, typicalEmissions } from './emissions.ts'
import { brandByCode, brandsIn, brandsOf } from './fare-brands.ts'
import { fareBasis, journeyTerm, sliceTerm } from './fare-terms.ts'
import { cabinOn, cabinStock, fareClass, fullnessOf, leftInClass } from './flight-fill.ts'
import { decodeFlightKey, encodeFlightKey, type FlightKey } from './flight-key.ts'
import { type FlightSources, networkOf } from './flight-sources.ts'
import type { Itinerary } from './itinerary.ts'
import { countOf, passengerList, seatsFor } from './passengers.ts'
import { sliceFare } from './slice-fare.ts'
import { testingFlights } from './testing-flights.ts'

let sources: FlightSources
beforeAll(async () => {
  sources = await testingFlights()
})

function itineraries(from: string, to: string, date = '2026-12-04'): Itinerary[] {
  const network = networkOf(sources.dataset())
  const at = (iata: string) => [network.atlas.station(iata)].filter((one) => one !== null)
  return sliceItineraries(
    { from: at(from), to: at(to), day: dayNumber(date), maximumConnections: 1 },
    network,
  )
}

describe('brandsOf', () => {
  it('has dearer brands with better conditions in each cabin', () => {
    const sorted = (values: readonly number[]) => expect(values).toEqual(values.toSorted((a, b) => a - b))
    for (const brands of airlines.flatMap((airline) =>
      cabinClasses.map((cabin) => brandsIn(airline, cabin)),
    )) {
      sorted(brands.map(({ factor }) => factor))
      sorted(brands.map(({ shelf }) => shelf))
      sorted(brands.map(({ checked }) => checked.count))
    }
  })

  it('names each brand once, and charges only for what is allowed', () => {
    for (const airline of airlines) {
      const brands = brandsOf(airline)
      expect(new Set(brands.map(({ code }) => code)).size).toBe(brands.length)
      for (const brand of brands) expect(brandByCode(airline, brand.code)).toBe(brand)
    }
    const all = airlines.flatMap(brandsOf)
    const bags = all.flatMap(({ carryOn, checked }) => [carryOn, checked])
    expect(bags.every(({ kilograms, count }) => (kilograms === null) === (count === 0))).toBe(true)
    const terms = all.flatMap(({ change, refund }) => [change, refund])
    expect(terms.every(({ allowed, penaltyDollars }) => allowed === 'yes' || penaltyDollars === 0)).toBe(true)
  })

  it('has every shelf, brands without a bag, and airlines that do not tell everything', () => {
    const all = airlines.flatMap(brandsOf)
    expect(new Set(all.map(({ shelf }) => shelf))).toEqual(new Set([1, 2, 3, 4, 5]))
    expect(all.some(({ refund }) => refund.allowed === 'unknown')).toBe(true)
    expect(all.some(({ seatChoice }) => seatChoice === null)).toBe(true)
    expect(all.some(({ checked }) => checked.count === 0)).toBe(true)
  })
})

describe('fareTerms', () => {
  it('is refused for the journey if one slice refuses it, else unknown if one is', () => {
    const [itinerary] = itineraries('LIS', 'FRA')
    if (itinerary === undefined) throw new Error('no flight')
    const brands = airlines.flatMap(brandsOf)
    const of = (allowed: string) => {
      const brand = brands.find(
        ({ refund }) => refund.allowed === allowed && (allowed !== 'yes' || refund.penaltyDollars > 0),
      )
      if (brand === undefined) throw new Error(`no brand ${allowed}`)
      return { itinerary, brand }
    }
    const pair = { adults: 2, childAges: [] }
    const term = (...kinds: string[]) => journeyTerm(kinds.map(of), 'refund', pair, 'EUR')
    expect(term('yes', 'unknown', 'no').allowed).toBe('no')
    expect(term('yes', 'unknown').allowed).toBe('unknown')
    const single = sliceTerm(of('yes'), 'refund', pair, 'EUR').penalty?.amount ?? 0
    expect(term('yes', 'yes').penalty).toEqual({ amount: single, currency: 'EUR' })
    expect(fareBasis(of('yes').brand, itinerary, true)).toMatch(/^[A-Z][HL]RT[A-Z]{3}$/)
  })
})

describe('cabinStock', () => {
  it('never has more free seats than seats, and sells none back', () => {
    for (const { flights } of itineraries('LHR', 'JFK')) {
      for (const flight of flights) {
        for (const cabin of cabinClasses) {
          const seats = seatsIn(flight.aircraft, cabin)
          let before = seats
          for (const days of [300, 90, 30, 7, 1, 0]) {
            const { free } = cabinStock(flight, cabin, flight.day - days)
            expect(free).toBeLessThanOrEqual(before)
            expect(free).toBeGreaterThanOrEqual(0)
            before = free
          }
        }
      }
    }
  })

  it('sells in classes of nine seats at most, of which fewer are left than free', () => {
    const count = (most: number) => fc.integer({ min: 0, max: most })
    fc.assert(
      fc.property(count(300), count(300), count(8), (seats, sold, more) => {
        const [stock, party] = [{ seats, free: Math.max(0, seats - sold) }, more + 1]
        const step = fareClass(stock, party)
        expect(step === null).toBe(stock.free < party)
        if (step === null) return
        const left = leftInClass(stock, step)
        expect(left).toBeGreaterThanOrEqual(party)
        expect(left).toBeLessThanOrEqual(Math.min(stock.free, party + 8))
        expect(fullnessOf(seats, step)).toBeLessThanOrEqual(1)
        const after = { seats, free: stock.free - party }
        expect(leftInClass(after, step)).toBe(left - party)
        expect(fareClass(after, 1) ?? step).toBeGreaterThanOrEqual(step)
      }),
    )
  })

  it('seats passengers in the next lower cabin where there is none of theirs', () => {
    const [long] = itineraries('LHR', 'JFK').filter(({ flights }) => flights.length === 1)
    const small = aircraftTypes[0]
    if (long === undefined || small === undefined) throw new Error('no flight')
    expect(cabinOn({ ...long.flights[0], aircraft: small }, 'first')).toBe('economy')
    expect(cabinOn(long.flights[0], 'business')).toBe('business')
  })
})

describe('sliceFare', () => {
  it('costs more in dearer cabins, farther, and shortly before departure', () => {
    const average = (list: readonly Itinerary[], cabin: (typeof cabinClasses)[number], today: number) => {
      const fares = list.flatMap((itinerary) => {
        const brand = brandsIn(itinerary.owner, cabin)[0]
        return (brand && sliceFare(itinerary, brand, 1, today)) ?? []
      })
      return fares.reduce((sum, { dollars }) => sum + dollars, 0) / fares.length
    }
    const today = dayNumber('2026-10-20')
    const far = itineraries('LHR', 'JFK')
    expect(average(far, 'business', today)).toBeGreaterThan(2 * average(far, 'economy', today))
    expect(average(far, 'economy', today)).toBeGreaterThan(
      1.5 * average(itineraries('LIS', 'FRA'), 'economy', today),
    )
    expect(average(far, 'economy', dayNumber('2026-12-02'))).toBeGreaterThan(
      1.2 * average(far, 'economy', today),
    )
  })
})

describe('emissionsOf', () => {
  it('counts a business seat as more than two, and a usual journey near an economy seat', () => {
    const [nonstop] = itineraries('LHR', 'JFK').filter(({ flights }) => flights.length === 1)
    const flights = nonstop?.flights ?? []
    expect(emissionsOf(flights, 'business')).toBeGreaterThan(2 * emissionsOf(flights, 'economy'))
    const share = emissionsOf(flights, 'economy') / typicalEmissions(5_540, 'economy')
    expect(share).toBeGreaterThan(0.7)
    expect(share).toBeLessThan(1.3)
  })
})

describe('passengerList', () => {
  it('lists adults first, and infants without a seat', () => {
    const party = { adults: 2, childAges: [1, 11, 2, 0] }
    expect(passengerList(party).map(({ type }) => type)).toEqual([
      'adult',
      'adult',
      'infant',
      'child',
      'child',
      'infant',
    ])
    expect(passengerList(party).map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5])
    expect([countOf(party, 'infant'), seatsFor(party)]).toEqual([2, 4])
  })
})

describe('flightKey', () => {
  const key: FlightKey = {
    slices: [
      { itinerary: 'H0850LHRJFK261204', brand: 'light', steps: [3], pricedOn: 20_746 },
      {
        itinerary: 'N1252JFKCDG261214.L01211CDGLGW261215',
        brand: 'classic',
        steps: [0, 12],
        pricedOn: 20_700,
        isBooked: true,
      },
    ],
    passengers: { adults: 2, childAges: [7, 1] },
    services: [{ id: 'meal_vegan.0', passenger: 1, count: 1 }],
    seats: [{ slice: 1, segment: 0, passenger: 2, seat: '23A', isBooked: true }],
    penalties: 4_000,
    day: 20_746,
    scenario: 'price_up',
  }

  it('returns the values it was made of', () => {
    expect(decodeFlightKey(encodeFlightKey(key))).toEqual(key)
    const plain = {
      ...key,
      services: [],
      seats: [],
      scenario: null,
      passengers: { adults: 1, childAges: [] },
    }
    expect(decodeFlightKey(encodeFlightKey(plain))).toEqual(plain)
    expect(encodeFlightKey(key)).toMatch(/^[A-Za-z0-9_-]{8,2000}$/)
  })

  it('name a bag, a meal and a seat of each of nine passengers on three connecting slices', () => {
    const passengers = Array.from({ length: 9 }, (_, passenger) => passenger)
    const large: FlightKey = {
      ...key,
      slices: [0, 1, 2].map((slice) => ({
        itinerary: `N1252JFKCDG261${slice}14.L1211CDGLGW261${slice}15.L1212LGWEDI261${slice}15`,
        brand: 'classic',
        steps: [10, 11, 12],
        pricedOn: key.day,
      })),
      passengers: { adults: 9, childAges: [] },
      services: [0, 1, 2].flatMap((slice) =>
        [`bag.${slice}`, `meal_vegetarian.${slice}`].flatMap((id) =>
          passengers.map((passenger) => ({ id, passenger, count: 1 })),
        ),
      ),
      seats: [0, 1, 2].flatMap((slice) =>
        [0, 1, 2].flatMap((segment) =>
          passengers.map((passenger) => ({ slice, segment, passenger, seat: `2${passenger}A` })),
        ),
      ),
    }
    expect(decodeFlightKey(encodeFlightKey(large))).toEqual(large)
  })

  it('refuses any other text', () => {
    const changed = [
      { ...key, slices: [] },
      {
        ...key,
        slices: [
          {
            itinerary: 'H0850LHRJFK261204',
            brand: 'light',
            steps: [1],
            pricedOn: -1,
            isBooked: true as const,
          },
        ],
      },
      { ...key, penalties: -1 },
      { ...key, day: 1.5 },
    ]
    for (const one of changed) expect(decodeFlightKey(encodeFlightKey(one))).toBeNull()
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(decodeFlightKey(text)).toBeNull()
      }),
    )
  })
})

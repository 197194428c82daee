import { beforeAll, describe, expect, it } from 'vitest'
import { dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import { aircraftTypes, seatsIn } from './aircraft.ts'
import { cabinClasses } from './cabin.ts'
import { sliceItineraries } from './connections.ts'
import { brandsIn } from './fare-brands.ts'
import { cheapestFare } from './fare-options.ts'
import type { Flight } from './flight.ts'
import { cabinStock } from './flight-fill.ts'
import { flightServices } from './flight-services.ts'
import { type FlightSources, networkOf } from './flight-sources.ts'
import type { Itinerary } from './itinerary.ts'
import {
  hasSeatMap,
  mapSeat,
  maySit,
  seatMap,
  seatStockName,
  takenSeats,
  takesNoInfants,
} from './seat-map.ts'
import { seatPlan } from './seat-plan.ts'
import { testingFlights } from './testing-flights.ts'

let sources: FlightSources
beforeAll(async () => {
  sources = await testingFlights()
})

const day = dayNumber('2026-12-04')

function itineraries(from: string, to: string): Itinerary[] {
  const network = networkOf(sources.dataset())
  const at = (iata: string) => [network.atlas.station(iata)].filter((one) => one !== null)
  return sliceItineraries({ from: at(from), to: at(to), day, maximumConnections: 1 }, network)
}

function flights(): Flight[] {
  const found = [...itineraries('LHR', 'JFK'), ...itineraries('LIS', 'FRA'), ...itineraries('FAO', 'NCE')]
  return [...new Map(found.flatMap(({ flights }) => flights).map((flight) => [flight.seed, flight])).values()]
}

function elementsOf<Element>({
  rows,
}: {
  readonly rows: readonly { readonly sections: readonly (readonly Element[])[] }[]
}): Element[] {
  return rows.flatMap(({ sections }) => sections.flat())
}

describe('seatPlan', () => {
  it('has each seat of the aircraft once, with sections between the aisles and wings within the rows', () => {
    for (const aircraft of aircraftTypes) {
      const cabins = seatPlan(aircraft)
      const seats = cabins.flatMap(({ rows }) => elementsOf({ rows })).flatMap(({ seat }) => seat ?? [])
      expect(new Set(seats.map(({ designator }) => designator)).size).toBe(seats.length)
      expect(seats.length).toBe(cabinClasses.reduce((sum, cabin) => sum + seatsIn(aircraft, cabin), 0))
      for (const { designator } of seats) expect(designator).toMatch(/^[1-9]\d?[A-Z]$/)
      for (const { rows, wings } of cabins) {
        expect(new Set(rows.map(({ sections }) => sections.length)).size).toBe(1)
        if (wings !== null) expect(rows[wings.last]).toBeDefined()
      }
      expect(cabins.some(({ wings }) => wings !== null)).toBe(true)
      const kinds = new Set(
        cabins.flatMap(({ rows }) => rows.flatMap(({ sections }) => sections.flat().map(({ kind }) => kind))),
      )
      for (const kind of ['seat', 'exit_row', 'lavatory', 'galley'] as const) expect(kinds).toContain(kind)
    }
    const all = aircraftTypes.flatMap((one) => seatPlan(one).flatMap(({ rows }) => elementsOf({ rows })))
    for (const kind of ['bassinet', 'restricted_seat', 'closet', 'stairs', 'empty'] as const)
      expect(
        all.some((one) => one.kind === kind),
        kind,
      ).toBe(true)
  })
})

describe('takenSeats', () => {
  it('is never more than sold, and grows towards the departure', () => {
    for (const flight of flights().slice(0, 12)) {
      let before = new Set<string>()
      for (const days of [200, 60, 14, 3, 0]) {
        const taken = takenSeats(flight, day - days)
        for (const cabin of cabinClasses) {
          const inCabin = seatPlan(flight.aircraft).filter((one) => one.cabin === cabin)
          const all = inCabin.flatMap(({ rows }) => elementsOf({ rows })).flatMap(({ seat }) => seat ?? [])
          const { seats, free } = cabinStock(flight, cabin, day - days)
          expect(all.filter(({ designator }) => taken.has(designator)).length).toBeLessThanOrEqual(
            seats - free,
          )
        }
        expect([...before].every((seat) => taken.has(seat))).toBe(true)
        before = taken
      }
    }
  })
})

describe('seatMap', () => {
  it('exists for most flights, and lets passengers choose free seats of their cabin alone', () => {
    const maps = flights().flatMap((flight) => {
      const [brand] = brandsIn(flight.airline, 'economy')
      const map = brand ? seatMap(flight, brand, day - 30) : null
      expect(map !== null).toBe(hasSeatMap(flight))
      return map ?? []
    })
    expect(maps.length).toBeGreaterThan(3)
    expect(flights().some((flight) => !hasSeatMap(flight))).toBe(true)
    const others = maps.flatMap((cabin) =>
      elementsOf(cabin).filter(({ kind }) => cabin.cabin !== 'economy' || kind === 'restricted_seat'),
    )
    expect(others.length).toBeGreaterThan(0)
    expect(others.every(({ seat }) => seat?.isFree !== true)).toBe(true)
    expect(maps.flatMap(elementsOf).every(({ seat }) => (seat?.dollars ?? 0) >= 0)).toBe(true)
  })

  it('charges for seats with more room, and nothing for standard seats of brands with a choice', () => {
    const flight = flights().find((one) => hasSeatMap(one) && one.airline.kind === 'full_service')
    const brands = flight ? brandsIn(flight.airline, 'economy') : []
    const names = (rank: number) => {
      const brand = brands[rank]
      const map = flight && brand ? seatMap(flight, brand, day - 30) : null
      const seats = (map ?? [])
        .filter(({ cabin }) => cabin === 'economy')
        .flatMap(({ rows }) => elementsOf({ rows }))
        .flatMap(({ seat }) => seat ?? [])
      return new Map(seats.map(({ name, dollars }) => [name, dollars]))
    }
    expect(names(0).get('Standard')).toBeGreaterThan(0)
    expect(names(1).get('Standard')).toBe(0)
    expect(names(1).get('Exit row')).toBeGreaterThan(names(1).get('Standard') ?? 0)
  })

  it('shows a seat that is booked here as taken', () => {
    const flight = flights().find(hasSeatMap)
    const [brand] = flight ? brandsIn(flight.airline, 'economy') : []
    if (flight === undefined || brand === undefined) throw new Error('no map')
    const free = (seatMap(flight, brand, day - 30) ?? [])
      .flatMap(({ rows }) => elementsOf({ rows }))
      .find(({ seat }) => seat?.isFree)
    const designator = free?.seat?.designator ?? ''
    const map = seatMap(flight, brand, day - 30, (stock) => stock === seatStockName(flight, designator)) ?? []
    expect(mapSeat(map, designator)?.isFree).toBe(false)
    expect(mapSeat(map, '99Z')).toBeNull()
  })
})

describe('maySit', () => {
  it('keeps children and adults with infants out of exit rows', () => {
    const exit = {
      designator: '12A',
      row: 12,
      letter: 'A',
      isWindow: true,
      isAisle: false,
      disclosures: ['exit_row', 'no_infants'] as const,
    }
    const plain = { ...exit, disclosures: [] }
    expect([maySit(exit, 'adult'), maySit(exit, 'child')]).toEqual([true, false])
    expect(takesNoInfants(exit)).toBe(true)
    expect([maySit(plain, 'adult'), maySit(plain, 'child'), maySit(plain, 'infant')]).toEqual([
      true,
      true,
      false,
    ])
    expect(takesNoInfants(plain)).toBe(false)
  })
})

describe('flightServices', () => {
  it('sells bags, meals and help to those who can have them', () => {
    const party = { adults: 1, childAges: [5, 0] }
    const [far, near] = [itineraries('LHR', 'JFK'), itineraries('LHR', 'FRA')]
    const first = far.find(({ owner }) => near.some((one) => one.owner === owner))
    const second = near.find(({ owner }) => owner === first?.owner)
    const today = day - 30
    const fares = [first, second].flatMap(
      (one) => (one && cheapestFare(one, 'economy', { seats: 2, today })) ?? [],
    )
    const services = flightServices(fares, party)
    expect(new Set(services.map(({ id }) => id)).size).toBe(services.length)
    for (const { id, kind, passengers, slices, maximum, dollars, kilograms, sizeCm, refund } of services) {
      expect(id).toMatch(/^[a-z0-9][a-z0-9_.-]{0,59}$/)
      expect(slices.every((slice) => slice < fares.length)).toBe(true)
      expect(maximum).toBeGreaterThanOrEqual(1)
      expect(passengers.length).toBeGreaterThan(0)
      if (kind !== 'assistance') expect(passengers).not.toContain(2)
      if (kind === 'assistance') expect(dollars).toBe(0)
      if (kind === 'checked_bag') expect([kilograms, sizeCm]).toEqual([23, 158])
      expect([kind, refund]).toEqual([expect.not.stringMatching('cancel_for_any_reason'), null])
    }
    expect(services.find(({ code }) => code === 'child')?.passengers ?? [1]).toEqual([1])
    const bags = services.filter(({ kind }) => kind === 'checked_bag')
    expect(bags.map(({ slices }) => slices)).toEqual([[0, 1], [0], [1]])
    const [whole, ...each] = bags.map(({ dollars }) => dollars)
    expect(whole).toBeLessThan(each.reduce((sum, one) => sum + one, 0))
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import { benchFlights } from './bench-flights.ts'
import { connectionsOf } from './connection-times.ts'
import { cabinStock } from './flight-fill.ts'
import type { FlightKey } from './flight-key.ts'
import type { FlightOffer } from './flight-offers.ts'
import type { FlightSources } from './flight-sources.ts'
import { networkOf } from './flight-sources.ts'
import { flightOffers } from './offers.ts'
import { priceCalendar, typicalPrice } from './price-calendar.ts'
import { cabinStockOf } from './seats-left.ts'
import { allOffers, flightCriteria, slice, testingFlights } from './testing-flights.ts'
import { localOf } from './zone-clock.ts'

let sources: FlightSources
beforeAll(async () => {
  sources = await testingFlights()
})

const today = () => sources.dataset().today
const networkIn = () => networkOf(sources.dataset())
const itinerariesOf = (key: FlightKey | undefined) => (key?.slices ?? []).map(({ itinerary }) => itinerary)
const idsOf = (offers: readonly FlightOffer[]) => offers.map(({ key }) => itinerariesOf(key).join())

function expectSound({ price, others, fares, left, emissions }: FlightOffer): void {
  const taxes = price.priceLines.reduce((sum, { amount }) => sum + amount, 0)
  expect(price.net).toBe(price.base + taxes)
  expect(price.breakdown.reduce((sum, { amount }) => sum + amount, 0)).toBe(price.base)
  expect(price.retail).toBeGreaterThanOrEqual(price.net)
  expect(Number.isInteger(price.net)).toBe(true)
  expect(left).toBeGreaterThanOrEqual(1)
  expect(left).toBeLessThanOrEqual(9)
  expect(emissions.kilograms).toBeGreaterThan(0)
  for (const other of others) expect(other.price.net).toBeGreaterThan(price.net)
  for (const [place, { itinerary }] of fares.slice(1).entries()) {
    const before = fares[place]?.itinerary
    expect(itinerary.flights[0].departs).toBeGreaterThan(
      (before?.flights[0].departs ?? 0) + (before?.minutes ?? 0),
    )
  }
}

describe('flightOffers', () => {
  it('offers a return nonstop first, and the same offers each time', async () => {
    const { offers, batches } = await allOffers(flightCriteria(), sources)
    expect(batches).toBeGreaterThan(1)
    expect(offers[0]?.fares[0]?.itinerary.flights).toHaveLength(1)
    for (const offer of offers) expectSound(offer)
    expect(new Set(idsOf(offers)).size).toBe(offers.length)
    const again = await allOffers(flightCriteria(), sources)
    expect(again.offers.map(({ key, price }) => [key, price])).toEqual(
      offers.map(({ key, price }) => [key, price]),
    )
  })

  it('prices a return below two single journeys on full-service airlines', async () => {
    const { offers } = await allOffers(flightCriteria({ maximumConnections: 0 }), sources)
    const single = async (from: string, to: string, date: string) =>
      (await allOffers(flightCriteria({ slices: [slice(from, to, date)], maximumConnections: 0 }), sources))
        .offers
    const [there, back] = [await single('LIS', 'FRA', '2026-12-04'), await single('FRA', 'LIS', '2026-12-11')]
    expect(offers.length).toBeGreaterThan(0)
    for (const { key, price } of offers) {
      const [first, second] = itinerariesOf(key)
      const one = there.find((offer) => itinerariesOf(offer.key)[0] === first)
      const other = back.find((offer) => itinerariesOf(offer.key)[0] === second)
      if (one?.price.currency === price.currency && other?.price.currency === price.currency)
        expect(price.net).toBeLessThan(one.price.net + other.price.net)
    }
  })

  it('sells children for less, and lap infants for a tenth without taxes', async () => {
    const alone = await allOffers(flightCriteria(), sources)
    const family = await allOffers(flightCriteria({ passengers: { adults: 1, childAges: [8, 1] } }), sources)
    const [offer] = family.offers
    const same = alone.offers.find(
      ({ key }) => itinerariesOf(key).join() === itinerariesOf(offer?.key).join(),
    )
    const parts = Object.fromEntries(offer?.price.breakdown.map(({ label, amount }) => [label, amount]) ?? [])
    expect(parts.child_fare).toBeLessThanOrEqual(parts.adult_fare ?? 0)
    expect(parts.infant_fare).toBeLessThan((parts.adult_fare ?? 0) / 3)
    const taxes = ({ price }: FlightOffer) => price.priceLines.reduce((sum, { amount }) => sum + amount, 0)
    if (offer && same) expect(taxes(offer)).toBe(2 * taxes(same))
  })

  it('searches up to six slices of one airline or alliance', async () => {
    const slices = [
      slice('LIS', 'FRA', '2026-12-01'),
      slice('FRA', 'SIN', '2026-12-04'),
      slice('SIN', 'SYD', '2026-12-08'),
      slice('SYD', 'AKL', '2026-12-12'),
      slice('AKL', 'LAX', '2026-12-16'),
      slice('LAX', 'LIS', '2026-12-20'),
    ]
    const { offers } = await allOffers(flightCriteria({ slices }), sources)
    expect(offers.length).toBeGreaterThan(0)
    for (const offer of offers) {
      expectSound(offer)
      expect(offer.fares).toHaveLength(6)
      expect(offer.isSeparateTickets).toBe(false)
    }
  })

  it('offers the next slice after the chosen ones alone', async () => {
    const { offers } = await allOffers(flightCriteria(), sources)
    const first = itinerariesOf(offers[3]?.key)[0] ?? ''
    const next = await allOffers(flightCriteria({ chosen: [first] }), sources)
    expect(next.offers.length).toBeGreaterThan(1)
    expect(next.offers.every(({ key }) => itinerariesOf(key)[0] === first)).toBe(true)
    const known = next.offers.find(
      ({ key }) => itinerariesOf(key).join() === itinerariesOf(offers[3]?.key).join(),
    )
    expect(known?.price).toEqual(offers[3]?.price)
    for (const chosen of [['unknown'], [first, first], [itinerariesOf(offers[3]?.key)[1] ?? '']])
      expect((await allOffers(flightCriteria({ chosen }), sources)).offers).toEqual([])
  })

  it('keeps to cabins, airlines and hours', async () => {
    const business = await allOffers(flightCriteria({ cabin: 'business' }), sources)
    expect(business.offers.length).toBeGreaterThan(0)
    expect(business.offers.every(({ fares }) => fares.every(({ brand }) => brand.cabin === 'business'))).toBe(
      true,
    )
    const { offers } = await allOffers(flightCriteria(), sources)
    const code = offers[0]?.fares[0]?.itinerary.owner.code ?? ''
    const only = await allOffers(flightCriteria({ airlines: [code] }), sources)
    expect(only.offers.length).toBeGreaterThan(0)
    expect(
      only.offers.every(({ fares }) => fares.every(({ itinerary }) => itinerary.owner.code === code)),
    ).toBe(true)
    const without = await allOffers(flightCriteria({ withoutAirlines: [code] }), sources)
    expect(
      without.offers
        .flatMap(({ fares }) => fares.flatMap(({ itinerary }) => itinerary.flights))
        .some(({ airline }) => airline.code === code),
    ).toBe(false)
    const morning = flightCriteria({
      slices: [slice('LIS', 'FRA', '2026-12-04', { departure: { from: 6, until: 10 } })],
    })
    const early = await allOffers(morning, sources)
    expect(early.offers.length).toBeGreaterThan(0)
    for (const { fares } of early.offers) {
      const first = fares[0]?.itinerary.flights[0]
      const hour = first ? (localOf(first.departs, first.from.timeZone) % 1440) / 60 : 0
      expect(hour >= 6 && hour < 10).toBe(true)
    }
  })

  it('searches the days around, with the later slices at the same distance', async () => {
    const { offers } = await allOffers(flightCriteria({ flexibleDays: 1, maximumConnections: 0 }), sources)
    const days = new Set(
      offers.map(({ fares }) =>
        fares.map(({ itinerary }) => itinerary.flights[0].day - dayNumber('2026-12-04')).join(),
      ),
    )
    expect([...days].toSorted()).toEqual(['-1,6', '0,7', '1,8'])
  })

  it('combines airlines that do not sell together only as separate tickets', async () => {
    const criteria = flightCriteria({ slices: [slice('FAO', 'BHX', '2026-12-04')] })
    const { offers } = await allOffers(criteria, sources)
    expect(offers.every(({ isSeparateTickets }) => !isSeparateTickets)).toBe(true)
    const separate = await allOffers({ ...criteria, separateTickets: true }, sources)
    const unprotected = separate.offers.filter(({ isSeparateTickets }) => isSeparateTickets)
    expect(unprotected.length).toBeGreaterThan(0)
    for (const { fares } of unprotected)
      for (const { minutes } of connectionsOf(fares[0]?.itinerary.flights ?? []))
        expect(minutes).toBeGreaterThanOrEqual(75)
  })

  it('says why there is no offer', async () => {
    const none = async (changes: Parameters<typeof flightCriteria>[0]) =>
      (await allOffers(flightCriteria(changes), sources)).none
    const one = [slice('LIS', 'FRA', '2026-12-04')]
    expect(await none({ slices: [slice('LIS', 'SYD', '2026-12-04')], maximumConnections: 0 })).toBe(
      'only_with_connections',
    )
    expect(await none({ slices: [slice('LIS', 'ZZZ', '2026-12-04')] })).toBe('no_flights')
    expect(await none({ slices: one, airlines: ['Y1'] })).toBe('airlines_do_not_fly')
    expect(
      await none({ slices: [slice('LIS', 'FRA', '2026-12-04', { departure: { from: 2, until: 3 } })] }),
    ).toBe('times_do_not_fit')
    expect(await none({ slices: one, cabin: 'first' })).toBe('no_seats')
    expect(await none({ slices: one })).toBeUndefined()
  })

  it('counts what is booked here, and ends on the signal', async () => {
    const criteria = flightCriteria({ slices: [slice('LIS', 'FRA', '2026-12-04')], maximumConnections: 0 })
    const [offer] = (await allOffers(criteria, sources)).offers
    const flight = offer?.fares[0]?.itinerary.flights[0]
    if (offer === undefined || flight === undefined) throw new Error('no offer')
    const { stock, date } = cabinStockOf(flight, 'economy')
    const { free } = cabinStock(flight, 'economy', today())
    const withBookedSeats = (count: number) => ({
      ...sources,
      ledger: { ...sources.ledger, taken: async () => new Map([[stock, new Map([[date, count]])]]) },
    })
    const find = async (booked: number, adults: number) => {
      const party = { ...criteria, passengers: { adults, childAges: [] } }
      const found = await allOffers(party, withBookedSeats(booked))
      return found.offers.find(({ key }) => itinerariesOf(key)[0] === itinerariesOf(offer.key)[0])
    }
    if (offer.left > 1) expect(await find(1, 1)).toMatchObject({ left: offer.left - 1, price: offer.price })
    const last = await find(free - 2, 1)
    expect(last?.left).toBe(2)
    expect(last?.price.net).toBeGreaterThan(offer.price.net)
    expect(await find(free - 2, 3)).toBeUndefined()
    const caller = new AbortController()
    const breathe = async () => caller.abort()
    let batches = 0
    for await (const _ of flightOffers(criteria, { sources, signal: caller.signal, breathe })) batches += 1
    expect(batches).toBe(0)
  })

  it('can be measured', async () => {
    const { first, complete, offers } = await benchFlights(flightCriteria(), sources)
    expect(offers).toBeGreaterThan(0)
    expect(first).toBeLessThanOrEqual(complete)
  })
})

describe('priceCalendar', () => {
  it('has the cheapest total of each day, none in the past, and no total below the search', async () => {
    const criteria = flightCriteria({ maximumConnections: 0 })
    const days = { from: dayNumber('2026-12-01'), until: dayNumber('2026-12-31') }
    const calendar = priceCalendar(criteria, days, networkIn(), today())
    expect(calendar.map(({ date }) => date)).toHaveLength(31)
    expect(calendar.every(({ price }) => price !== null)).toBe(true)
    const { offers } = await allOffers(criteria, sources)
    const ofDay = calendar.find(({ date }) => date === '2026-12-04')?.price
    expect(offers.map(({ price }) => price.net)).toContain(ofDay?.net)
    const past = priceCalendar(criteria, { from: today() - 2, until: today() - 1 }, networkIn(), today())
    expect(past.map(({ price }) => price)).toEqual([null, null])
  })

  it('says what is typical: half of the totals around', () => {
    const typical = typicalPrice(flightCriteria(), networkIn(), today())
    expect(typical?.low.net).toBeLessThan(typical?.high.net ?? 0)
    expect(
      typicalPrice(flightCriteria({ slices: [slice('LIS', 'ZZZ', '2026-12-04')] }), networkIn(), today()),
    ).toBeNull()
  })
})

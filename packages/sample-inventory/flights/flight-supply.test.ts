import { beforeEach, describe, expect, it } from 'vitest'
import { flightCriteria, flightSlice } from '../../../src/server/domain/suppliers/testing-flight-fixture.ts'
import {
  expectSoundPolicy,
  expectSoundPrice,
} from '../../../src/server/domain/suppliers/testing-sound-rate.ts'
import { encodeFlightKey, type FlightKey } from './flight-key.ts'
import { flightTickets } from './flight-tickets.ts'
import { decodedKey, type SuppliedFlights, suppliedFlights } from './testing-supply.ts'

let at: SuppliedFlights
beforeEach(async () => {
  at = await suppliedFlights()
})

const party = flightCriteria({ passengers: { adults: 2, childAges: [7, 1] } })
const refusal = (code: string) => ({ name: 'SupplierRefusal', code })
describe('details', () => {
  it('compare the fares of a journey, cheapest first, with sound prices and policies', async () => {
    const rateKey = await at.keyOf(party)
    const { rates, rate, services, itineraries, airports, passengers } = await at.details(rateKey)
    expect(rates.length).toBeGreaterThan(3)
    expect(rates.map(({ price }) => price.net)).toEqual(
      rates.map(({ price }) => price.net).toSorted((a, b) => a - b),
    )
    for (const one of rates) {
      expectSoundPrice(one.price)
      expectSoundPolicy(one.policy, one.price)
      expect((await at.available(one.rateKey)).price).toEqual(one.price)
    }
    expect(rate?.rateKey).toBe(rateKey)
    expect(passengers.map(({ type }) => type)).toEqual(['adult', 'adult', 'child', 'infant'])
    expect(services.some(({ kind }) => kind === 'checked_bag')).toBe(true)
    const codes = airports.map(({ code }) => code)
    for (const { segments } of itineraries)
      for (const { departure, arrival } of segments)
        expect(codes).toEqual(expect.arrayContaining([departure.airport, arrival.airport]))
  })

  it('price a fare with its services and seats, at what each costs', async () => {
    const rateKey = await at.keyOf(party)
    const { seatMaps = [], services, rate } = await at.details(rateKey, { withSeatMaps: true })
    const [map] = seatMaps
    const seat = map?.cabins
      .flatMap(({ rows }) => rows.flatMap(({ sections }) => sections.flat()))
      .find((one) => one.isFree && (one.price?.amount ?? 0) > 0)
    const bag = services.find(({ id }) => id === 'bag.0')
    if (!map || !seat?.seat || !bag || !rate) throw new Error('no seat or bag')
    const chosen = {
      services: [{ id: bag.id, passenger: 1, count: 2 }],
      seats: [{ slice: map.slice, segment: map.segment, passenger: 1, seat: seat.seat }],
    }
    const priced = await at.details(rateKey, chosen)
    expect(priced.rate?.price.net).toBe(rate.price.net + 2 * bag.price.amount + (seat.price?.amount ?? 0))
    const { subject } = await at.available(priced.rate?.rateKey ?? '')
    expect(subject.services).toMatchObject([
      { id: bag.id, passenger: 1, count: 2, kind: 'checked_bag', kilograms: 23 },
    ])
    expect(subject.seats).toEqual(chosen.seats)
  })

  it('have no price for services and seats that do not fit', async () => {
    const rateKey = await at.keyOf(party)
    const of = async (rest: object) => (await at.details(rateKey, rest)).rate
    expect(await of({ services: [{ id: 'bag.9', passenger: 0, count: 1 }] })).toBeNull()
    expect(await of({ services: [{ id: 'bag.0', passenger: 3, count: 1 }] })).toBeNull()
    expect(await of({ services: [{ id: 'bag.0', passenger: 0, count: 9 }] })).toBeNull()
    expect(await of({ seats: [{ slice: 5, segment: 0, passenger: 0, seat: '12A' }] })).toBeNull()
    expect(await of({ seats: [{ slice: 0, segment: 0, passenger: 3, seat: '12A' }] })).toBeNull()
  })

  it('have the totals of a calendar', async () => {
    const calendar = { ...flightCriteria(), from: '2027-03-01', until: '2027-03-10' }
    const { days = [] } = (await at.flights.details({ calendar })) ?? {}
    expect(days.map(({ date }) => date)).toHaveLength(10)
    expect(days.every(({ price }) => price !== undefined && price.net > 0)).toBe(true)
  })
})

describe('holds', () => {
  it('take chosen seats from all others', async () => {
    const rateKey = await at.keyOf(flightCriteria())
    const { seatMaps = [] } = await at.details(rateKey, { withSeatMaps: true })
    const [map] = seatMaps
    const free = (list: typeof seatMaps) =>
      list[0]?.cabins
        .flatMap(({ rows }) => rows.flatMap(({ sections }) => sections.flat()))
        .filter((one) => one.isFree) ?? []
    const seat = free(seatMaps)[0]?.seat ?? ''
    const seats = [{ slice: map?.slice ?? 0, segment: map?.segment ?? 0, passenger: 0, seat }]
    const { rate } = await at.details(rateKey, { seats })
    await at.flights.hold({ reference: 'r1', rateKey: rate?.rateKey ?? '', seconds: 900 })
    expect(
      free((await at.details(rateKey, { withSeatMaps: true })).seatMaps ?? []).some(
        (one) => one.seat === seat,
      ),
    ).toBe(false)
    const second = at.flights.hold({ reference: 'r2', rateKey: rate?.rateKey ?? '', seconds: 900 })
    await expect(second).rejects.toMatchObject(refusal('sold_out'))
    expect((await at.details(rateKey, { seats })).rate).toBeNull()
  })

  it('last two days where the fare allows it, and refuse prices of an earlier day', async () => {
    const rates = (await at.found(flightCriteria())).flatMap(({ cheapest, others }) => [cheapest, ...others])
    const later = rates.find(({ payLater }) => payLater !== undefined)
    expect(rates.some(({ payLater }) => payLater === undefined)).toBe(true)
    const payBy = later?.payLater?.payBy.getTime() ?? 0
    expect(payBy).toBe(Date.parse('2026-11-23T12:00:00Z'))
    expect((later?.payLater?.priceUntil?.getTime() ?? 0) <= payBy).toBe(true)
    const held = await at.flights.hold({ reference: 'r1', rateKey: later?.rateKey ?? '', seconds: 172_800 })
    expect(held.expiresAt.getTime()).toBe(payBy)
    const key = decodedKey(later?.rateKey ?? '')
    const old = key.slices.map((slice) => ({ ...slice, pricedOn: key.day - 90, isBooked: true as const }))
    const seat = { slice: 0, segment: 0, passenger: 0, seat: '20A', isBooked: true as const }
    for (const one of [{ slices: old }, { seats: [seat] }, { penalties: 1 }]) {
      const rateKey = encodeFlightKey({ ...key, ...one })
      const forged = at.flights.hold({ reference: 'r2', rateKey, seconds: 900 })
      await expect(forged).rejects.toMatchObject(refusal('rejected'))
    }
  })
})

describe('quotes', () => {
  it('do not exist for keys of unknown flights, or of parties that cannot travel', async () => {
    const key = decodedKey(await at.keyOf(party))
    const [first, second] = key.slices
    if (first === undefined || second === undefined) throw new Error('no return')
    const wrong: Partial<FlightKey>[] = [
      { slices: [second, first] },
      { slices: [{ ...first, brand: 'none' }] },
      { slices: [{ ...first, steps: [] }] },
      { slices: [{ ...first, itinerary: first.itinerary.replace('LIS', 'LHR') }] },
      { passengers: { adults: 0, childAges: [7] } },
      { passengers: { adults: 1, childAges: [1, 1] } },
      { passengers: { adults: 9, childAges: [5] } },
      { passengers: { adults: 1, childAges: [12] } },
    ]
    for (const one of wrong)
      expect(await at.flights.quote(encodeFlightKey({ ...key, ...one })), JSON.stringify(one)).toBeNull()
  })

  it('need documents on long flights abroad, and none within a country', async () => {
    const quoteOf = async (from: string, to: string) =>
      at.available(
        await at.keyOf(
          flightCriteria({ slices: [flightSlice(from, to, '2027-03-05')], maximumConnections: 1 }),
        ),
      )
    expect((await quoteOf('LIS', 'OPO')).subject.documents).toBe('none')
    expect((await quoteOf('LIS', 'FRA')).subject.documents).toBe('offered')
    const far = await quoteOf('LHR', 'JFK')
    expect(far.subject.documents).toBe('required')
    expect(far.requirements).toContainEqual({ field: 'document', of: 'everyone' })
  })
})

describe('flightTickets', () => {
  it('are one for each passenger and one for the paid services of each', async () => {
    const key = decodedKey(await at.keyOf(party))
    const plain = flightTickets('r1', key)
    expect(plain.map(({ kind, passenger }) => [kind, passenger])).toEqual(
      [0, 1, 2, 3].map((index) => ['e_ticket', index]),
    )
    const more = flightTickets('r1', { ...key, services: [{ id: 'bag.0', passenger: 1, count: 1 }] })
    expect(more.filter(({ kind }) => kind === 'emd').map(({ passenger }) => passenger)).toEqual([1])
    for (const { code } of more) expect(code).toMatch(/^9\d{2}-\d{10}$/)
    expect(new Set([...more, ...flightTickets('r2', key)].map(({ code }) => code)).size).toBe(
      more.length + plain.length,
    )
  })
})

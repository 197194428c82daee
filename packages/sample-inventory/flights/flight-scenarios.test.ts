import { beforeEach, describe, expect, it } from 'vitest'
import {
  flightCriteria,
  flightRequest,
  flightSlice,
} from '../../../src/server/domain/suppliers/testing-flight-fixture.ts'
import { scenarioOfRoute, scriptedFlightRoutes } from './scripted-flight-routes.ts'
import { change, firstFreeSeats, type SuppliedFlights, suppliedFlights } from './testing-supply.ts'

let at: SuppliedFlights
beforeEach(async () => {
  at = await suppliedFlights()
})

/** The criteria of a scripted route. */
function route(scenario: string, changes: Parameters<typeof flightCriteria>[0] = {}) {
  const found = scriptedFlightRoutes.find((one) => one.scenario === scenario)
  if (found === undefined) throw new Error(`no route acts out ${scenario}`)
  const slices = [flightSlice(found.from, found.to, '2027-03-05')]
  return flightCriteria({ slices, maximumConnections: 2, ...changes })
}

const keyOf = (scenario: string) => at.keyOf(route(scenario))

describe('scriptedFlightRoutes', () => {
  it('have one scenario each, and flights for all but the one without', async () => {
    expect(new Set(scriptedFlightRoutes.map(({ to }) => to)).size).toBe(scriptedFlightRoutes.length)
    for (const { from, to, scenario } of scriptedFlightRoutes) {
      expect(scenarioOfRoute([flightSlice(from, to, '2027-03-05')])).toBe(scenario)
      if (scenario === 'slow') continue
      const offers = await at.found(route(scenario))
      expect(offers.length > 0, scenario).toBe(scenario !== 'no_flights')
    }
    expect(scenarioOfRoute([flightSlice('LIS', 'INV', '2027-03-05')])).toBeNull()
  })

  it('act out nothing on a site with real bookings', async () => {
    at = await suppliedFlights(false)
    expect((await at.found(route('no_flights'))).length).toBeGreaterThan(0)
  })
})

describe('searches', () => {
  it('offer journeys with connections alone', async () => {
    const offers = await at.found(route('connecting_only'))
    expect(offers.every(({ itineraries }) => itineraries.every(({ segments }) => segments.length > 1))).toBe(
      true,
    )
  })

  it('offer journeys that can all be held', async () => {
    const offers = await at.found(route('holds_only'))
    expect(offers.every(({ cheapest }) => cheapest.payLater !== undefined)).toBe(true)
  })

  it('offer no bag, nor sell one', async () => {
    const offers = await at.found(route('no_bags'))
    const bags = offers.flatMap(({ cheapest, others }) =>
      [cheapest, ...others].flatMap(({ slices }) =>
        slices.flatMap(({ segments }) => segments.flatMap(({ baggage }) => baggage)),
      ),
    )
    expect(bags.length).toBeGreaterThan(0)
    expect(bags.every(({ count }) => count === 0)).toBe(true)
    const { services } = await at.details(offers[0]?.cheapest.rateKey ?? '')
    expect(services.some(({ kind }) => kind.endsWith('_bag'))).toBe(false)
  })

  it('land on the way', async () => {
    const [offer] = await at.found(route('technical_stop'))
    const stops = offer?.itineraries[0]?.segments[0]?.stops ?? []
    expect(stops).toHaveLength(1)
    expect(offer?.airports.map(({ code }) => code)).toContain(stops[0]?.airport)
  })
})

describe('quotes', () => {
  it('are dearer once, or twice', async () => {
    const [once] = await at.found(route('price_up'))
    const quote = await at.available(once?.cheapest.rateKey ?? '')
    expect(quote.price.net).toBeGreaterThan(once?.cheapest.price.net ?? 0)
    expect((await at.available(quote.rateKey)).price).toEqual(quote.price)
    const [twice] = await at.found(route('price_up_twice'))
    const first = await at.available(twice?.cheapest.rateKey ?? '')
    const second = await at.available(first.rateKey)
    const third = await at.available(second.rateKey)
    expect(first.price.net).toBeGreaterThan(twice?.cheapest.price.net ?? 0)
    expect(second.price.net).toBeGreaterThan(first.price.net)
    expect(third.price).toEqual(second.price)
  })

  it('are gone', async () => {
    expect(await at.flights.quote(await keyOf('sold_out_at_quote'))).toEqual({ status: 'sold_out' })
  })
})

describe('bookings', () => {
  it('lose a chosen seat at the hold, and only with one', async () => {
    const rateKey = await keyOf('seat_taken')
    const { seatMaps = [] } = await at.details(rateKey, { withSeatMaps: true })
    const [map] = seatMaps
    const free = map?.cabins
      .flatMap(({ rows }) => rows.flatMap(({ sections }) => sections.flat()))
      .find((one) => one.isFree)
    const seats = [
      { slice: map?.slice ?? 0, segment: map?.segment ?? 0, passenger: 0, seat: free?.seat ?? '' },
    ]
    const { rate } = await at.details(rateKey, { seats })
    const hold = at.flights.hold({ reference: 'r1', rateKey: rate?.rateKey ?? '', seconds: 900 })
    await expect(hold).rejects.toMatchObject({ code: 'sold_out', taken: [free?.seat] })
    await expect(at.flights.hold({ reference: 'r2', rateKey, seconds: 900 })).resolves.toMatchObject({
      reference: 'r2',
    })
  })

  it('are issued at the next request', async () => {
    const quote = await at.available(await keyOf('ticketing_delayed'))
    await at.flights.hold({ reference: 'r1', rateKey: quote.rateKey, seconds: 900 })
    const first = await at.flights.book(flightRequest('r1', quote.subject))
    expect(first).toMatchObject({ status: 'pending', confirmationNumber: null })
    expect(first.tickets).toBeUndefined()
    const later = await at.flights.retrieve('r1')
    expect(later?.status).toBe('confirmed')
    expect(later?.tickets?.length).toBeGreaterThan(0)
  })

  it('are found after a timeout', async () => {
    const quote = await at.available(await keyOf('timeout_booked'))
    await at.flights.hold({ reference: 'r1', rateKey: quote.rateKey, seconds: 900 })
    await expect(at.flights.book(flightRequest('r1', quote.subject))).rejects.toMatchObject({
      name: 'SupplierTimeout',
    })
    expect((await at.flights.retrieve('r1'))?.status).toBe('confirmed')
  })

  it('can only be cancelled, for free, once the airline has cancelled a flight', async () => {
    const booked = await at.book('r1', await keyOf('flight_cancelled'))
    const [moved] = await at.flights.changes('r1')
    expect(moved).toMatchObject({ answers: ['cancel'], unlessAnswered: 'cancel' })
    expect(moved?.becomes).not.toEqual(booked.subject)
    expect(await at.flights.acceptChange('r1', moved?.reference ?? '')).toBeNull()
    expect(await at.flights.cancelQuote('r1')).toMatchObject({
      penalty: { amount: 0 },
      refund: { amount: booked.price.net },
    })
  })

  it('keep all their passengers', async () => {
    const pair = { passengers: { adults: 2, childAges: [] } }
    const booked = await at.book('r1', await at.keyOf(route('no_partial_cancellation', pair)))
    expect(booked.subject.allowsPartialCancellation).toBe(false)
    expect(await at.flights.amendQuote('r1', change({ without: [1] }))).toBeNull()
  })

  it('keep their seats on the other slices, and get equal ones where the airline moves them', async () => {
    const criteria = route('schedule_changed')
    const slices = [...criteria.slices, flightSlice('MUC', 'INV', '2027-03-20')]
    const rateKey = await at.keyOf({ ...criteria, slices })
    const { seatMaps = [] } = await at.details(rateKey, { withSeatMaps: true })
    const seats = firstFreeSeats(seatMaps, ({ price }) => (price?.amount ?? 0) > 0)
    expect(new Set(seats.map(({ slice }) => slice))).toEqual(new Set([0, 1]))
    const { rate } = await at.details(rateKey, { seats })
    const booked = await at.book('r1', rate?.rateKey ?? '')
    const isFree = async (key: string, chosen: object[]) =>
      (await at.details(key, { seats: chosen })).rate !== null
    const ofSlice = (list: readonly { slice: number }[], slice: number) =>
      list.filter((one) => one.slice === slice)
    const [there, back] = [ofSlice(seats, 0), ofSlice(seats, 1)]

    const [moved] = await at.flights.changes('r1')
    const becomes = moved?.becomes as typeof booked.subject
    expect(ofSlice(becomes.seats, 1)).toEqual(ofSlice(booked.subject.seats, 1))
    expect(ofSlice(becomes.seats, 0)).toHaveLength(there.length)
    expect([await isFree(rateKey, there), await isFree(rateKey, back)]).toEqual([true, false])
    const offers = await at.found({ ...criteria, slices })
    const other = offers.find(({ itineraries: [first] }) => first?.id === becomes.itineraries[0]?.id)
    expect(await isFree(other?.cheapest.rateKey ?? '', ofSlice(becomes.seats, 0))).toBe(false)

    at.go('2026-11-22T12:00:00Z')
    expect(await at.flights.changes('r1')).toEqual([moved])
    expect(await at.flights.acceptChange('r1', moved?.reference ?? '')).toBe('accepted')
    expect(await isFree(rateKey, back)).toBe(false)
    const cost = await at.flights.cancelQuote('r1')
    await at.flights.cancel('r1', { expectedPenalty: cost?.penalty ?? { amount: 0, currency: 'EUR' } })
    expect(await isFree(rateKey, back)).toBe(true)
  })

  it('move to other flights of the airline, to which the seats are released', async () => {
    const booked = await at.book('r1', await keyOf('schedule_changed'))
    const [moved] = await at.flights.changes('r1')
    expect(moved?.answers).toEqual(['accept', 'cancel'])
    const itineraries = (subject: object | undefined) =>
      JSON.stringify((subject as typeof booked.subject | undefined)?.itineraries)
    expect(itineraries(moved?.becomes)).not.toBe(itineraries(booked.subject))
    expect(await at.flights.acceptChange('r1', moved?.reference ?? '')).toBe('accepted')
    expect((await at.available(booked.rateKey)).left).toBe(booked.left)
  })
})

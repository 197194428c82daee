import { beforeEach, describe, expect, it } from 'vitest'
import type { QuotedJourney } from '../../../src/server/domain/suppliers/flight-shapes.ts'
import {
  flightCriteria,
  flightRequest,
  flightSlice,
} from '../../../src/server/domain/suppliers/testing-flight-fixture.ts'
import { expectSoundPrice } from '../../../src/server/domain/suppliers/testing-sound-rate.ts'
import { airlines } from './airlines.ts'
import { brandsOf } from './fare-brands.ts'
import {
  change,
  decodedKey,
  firstFreeSeats,
  isFreeToRefund,
  type SuppliedFlights,
  suppliedFlights,
} from './testing-supply.ts'

let at: SuppliedFlights
beforeEach(async () => {
  at = await suppliedFlights()
})

const party = flightCriteria({ passengers: { adults: 2, childAges: [7, 1] } })
describe('changes', () => {
  it('move a slice for the difference and the charge, and keep the price of the others', async () => {
    const isChangeable = ({ slices }: Pick<QuotedJourney, 'slices'>) =>
      slices.every(({ change: term }) => term.allowed === 'yes' && term.penalty)
    const rateKey = await at.keyOf(flightCriteria(), isChangeable)
    const booked = await at.book('r1', rateKey)
    const back = booked.subject.slices[1]?.itinerary ?? ''
    const others = await at.found(
      flightCriteria({
        slices: [flightSlice('LIS', 'FRA', '2027-03-05'), flightSlice('FRA', 'LIS', '2027-03-13')],
      }),
    )
    const other = others.find(
      ({ owner, itineraries }) =>
        owner === booked.subject.owner && itineraries[1]?.id.startsWith(back.slice(0, 2)),
    )
    const itinerary = other?.itineraries[1]?.id ?? ''
    const quote = await at.flights.amendQuote('r1', change({ slices: [{ slice: 1, itinerary }] }))
    if (quote?.status !== 'available') return expect.fail('it can be moved')
    expectSoundPrice(quote.price)
    const penalty = quote.price.priceLines.find(({ code }) => code === 'change_penalty')
    expect(penalty?.treatment).toBe('pass_through')
    expect(penalty?.amount).toBe(booked.subject.slices[1]?.change.penalty?.amount)
    const key = decodedKey(quote.rateKey)
    expect(key.slices.map(({ itinerary: id }) => id)).toEqual([
      booked.subject.slices[0]?.itinerary,
      itinerary,
    ])
    const expected = { amount: quote.price.net, currency: quote.price.currency }
    const { travellers, answers } = flightRequest('r1', booked.subject)
    const before = await at.flights.retrieve('r1')
    const applied = await at.flights.amend({
      reference: 'r1',
      amendment: 'a1',
      rateKey: quote.rateKey,
      expected,
      travellers,
      answers,
    })
    expect(applied.status).toBe('applied')
    expect(applied.tickets?.[0]?.code).not.toBe(before?.tickets?.[0]?.code)
    const wrongWay = change({ slices: [{ slice: 0, itinerary }] })
    expect(await at.flights.amendQuote('r1', wrongWay)).toBeNull()
  })

  it('are refused by fares that allow none', async () => {
    const strict = airlines.find((airline) =>
      brandsOf(airline).some((brand) => brand.change.allowed === 'no'),
    )
    const [from = '', to = ''] = strict?.hubs ?? []
    const criteria = (date: string) =>
      flightCriteria({ slices: [flightSlice(from, to, date)], airlines: [strict?.code ?? ''] })
    const rateKey = await at.keyOf(criteria('2027-03-05'), ({ slices }) => slices[0]?.change.allowed === 'no')
    await at.book('r1', rateKey)
    const itinerary = (await at.found(criteria('2027-03-06')))[0]?.itineraries[0]?.id ?? ''
    expect(itinerary).not.toBe('')
    expect(await at.flights.amendQuote('r1', change({ slices: [{ slice: 0, itinerary }] }))).toBeNull()
  })

  it('refund a passenger who leaves, and move the numbers of the others up', async () => {
    const rateKey = await at.keyOf(party, isFreeToRefund)
    const { rate } = await at.details(rateKey, { services: [{ id: 'bag.0', passenger: 2, count: 1 }] })
    const booked = await at.book('r1', rate?.rateKey ?? '')
    const quote = await at.flights.amendQuote('r1', change({ without: [0] }))
    if (quote?.status !== 'available') return expect.fail('one can leave')
    const key = decodedKey(quote.rateKey)
    expect(key.passengers).toEqual({ adults: 1, childAges: [7, 1] })
    expect(key.services).toEqual([{ id: 'bag.0', passenger: 1, count: 1 }])
    expect(quote.price.net).toBeLessThan(booked.price.net)
    expect(key.penalties).toBe(0)
    for (const without of [[0, 1], [9]])
      expect(await at.flights.amendQuote('r1', change({ without }))).toBeNull()
  })

  it('keep the whole share of a passenger who leaves a fare without a refund', async () => {
    const pair = flightCriteria({ passengers: { adults: 2, childAges: [] } })
    const booked = await at.book(
      'r1',
      await at.keyOf(pair, ({ slices }) => slices.some(({ refund }) => refund.allowed === 'no')),
    )
    const quote = await at.flights.amendQuote('r1', change({ without: [1] }))
    expect(quote).toMatchObject({ status: 'available', price: { net: booked.price.net } })
  })

  it('cost the same whether passengers leave one after another or together', async () => {
    const pair = flightCriteria({ passengers: { adults: 2, childAges: [] } })
    const hasCharge = ({ slices }: Pick<QuotedJourney, 'slices'>) =>
      slices.every(({ refund }) => refund.allowed === 'yes' && refund.penalty !== undefined)
    const rateKey = await at.keyOf(pair, hasCharge)
    await at.book('r1', rateKey)
    await at.book('r2', rateKey)
    const together = (await at.flights.cancelQuote('r1'))?.penalty.amount ?? 0
    expect(together).toBeGreaterThan(0)
    const left = await at.flights.amendQuote('r2', change({ without: [1] }))
    if (left?.status !== 'available') return expect.fail('one passenger can leave')
    const { travellers, answers } = flightRequest('r2', left.subject as QuotedJourney)
    const expected = { amount: left.price.net, currency: left.price.currency }
    await at.flights.amend({
      ...{ reference: 'r2', amendment: 'a1', rateKey: left.rateKey, expected, travellers, answers },
    })
    const apart = (await at.flights.cancelQuote('r2'))?.penalty.amount ?? 0
    // Each charge is rounded to whole units of the currency.
    expect(Math.abs(apart - together)).toBeLessThanOrEqual(100)
  })

  it('refund no seat of a passenger who leaves a fare without a refund', async () => {
    const pair = flightCriteria({ passengers: { adults: 2, childAges: [] } })
    const rateKey = await at.keyOf(pair, ({ slices }) => slices.some(({ refund }) => refund.allowed === 'no'))
    const { seatMaps = [] } = await at.details(rateKey, { withSeatMaps: true })
    const paid = firstFreeSeats(seatMaps, ({ price }) => (price?.amount ?? 0) > 0)
    const seats = paid.map((seat) => ({ ...seat, passenger: 1 }))
    const { rate } = await at.details(rateKey, { seats })
    const booked = await at.book('r1', rate?.rateKey ?? '')
    expect(booked.price.net).toBeGreaterThan((await at.available(rateKey)).price.net)
    const quote = await at.flights.amendQuote('r1', change({ without: [1] }))
    const left = { price: { net: booked.price.net }, subject: { seats: [] } }
    expect(quote).toMatchObject({ status: 'available', ...left })
  })

  it('leave the seats of a booking alone, whatever is sold since, on its day and later', async () => {
    const pair = (adults: number) => flightCriteria({ passengers: { adults, childAges: [] } })
    const rateKey = await at.keyOf(pair(2))
    const { seatMaps = [] } = await at.details(rateKey, { withSeatMaps: true })
    const seats = firstFreeSeats(seatMaps, ({ disclosures = [] }) => !disclosures.includes('exit_row'))
    const { rate } = await at.details(rateKey, { seats })
    const booked = await at.book('r1', rate?.rateKey ?? '')
    const flights = booked.subject.itineraries.map(({ id }) => id).join()
    // Others fill its class on the same day and enter the next.
    for (const index of [0, 1]) {
      const offers = await at.found(pair(9))
      const same = offers.find(({ itineraries }) => itineraries.map(({ id }) => id).join() === flights)
      await at.book(`others-${index}`, same?.cheapest.rateKey ?? '')
    }
    expect((await at.flights.quote(rateKey))?.status).toBe('sold_out')
    const more = change({ services: [{ id: 'bag.0', passenger: 0, count: 1 }] })
    for (const day of ['2026-11-21T13:00:00Z', '2027-03-04T12:00:00Z']) {
      at.go(day)
      const quote = await at.flights.amendQuote('r1', more)
      if (quote?.status !== 'available') return expect.fail(`${day}: ${quote?.status}`)
      expect(quote.subject).toMatchObject({ seats: booked.subject.seats })
      const bag = quote.price.breakdown.find(({ label }) => label === 'checked_bag')
      expect(quote.price.net).toBe(booked.price.net + (bag?.amount ?? 0))
    }
  })

  it('give a document for a paid bag, and none for free assistance; later changes keep its number', async () => {
    await at.book('r1', await at.keyOf(flightCriteria()))
    const ticketsAfter = async (amendment: string, id: string) => {
      const services = [{ id, passenger: 0, count: 1 }]
      const quote = await at.flights.amendQuote('r1', change({ services }))
      if (quote?.status !== 'available') return expect.fail('it can be added')
      const { net: amount, currency } = quote.price
      const { travellers, answers } = flightRequest('r1', { passengers: [{ type: 'adult' }] })
      const expected = { amount, currency }
      const request = { reference: 'r1', amendment, rateKey: quote.rateKey, expected, travellers, answers }
      const { tickets = [] } = await at.flights.amend(request)
      return tickets.filter(({ kind }) => kind === 'emd').map(({ code }) => code)
    }
    expect(await ticketsAfter('a1', 'assist_wheelchair')).toEqual([])
    const withBag = await ticketsAfter('a2', 'bag.0')
    expect(withBag).toHaveLength(1)
    expect(await ticketsAfter('a3', 'assist_visual')).toEqual(withBag)
  })

  it('add bags and seats at their price, the fare staying as it was', async () => {
    const booked = await at.book('r1', await at.keyOf(flightCriteria()))
    at.go('2026-12-20T12:00:00Z')
    const quote = await at.flights.amendQuote(
      'r1',
      change({ services: [{ id: 'bag.1', passenger: 0, count: 1 }] }),
    )
    if (quote?.status !== 'available') return expect.fail('a bag can be added')
    const bag = quote.price.breakdown.find(({ label }) => label === 'checked_bag')
    expect(quote.price.net).toBe(booked.price.net + (bag?.amount ?? 0))
    expect(bag?.amount).toBeGreaterThan(0)
  })

  it('end with the departure', async () => {
    await at.book('r1', await at.keyOf(flightCriteria(), isFreeToRefund))
    at.go('2027-03-06T12:00:00Z')
    expect(
      await at.flights.amendQuote('r1', change({ services: [{ id: 'bag.1', passenger: 0, count: 1 }] })),
    ).toBeNull()
  })
})

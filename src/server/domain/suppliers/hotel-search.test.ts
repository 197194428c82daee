import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { distanceMiles } from '../../../../packages/geography/distance-miles.ts'
import type { Geo } from '../../../../packages/geography/geo.ts'
import { loadGeo } from '../../../../packages/geography/load-geo.ts'
import { proofRuns } from '../../../../scripts/proof-cases.ts'
import { dateOfDay, dayNumber } from '../../kernel/dates/calendar.ts'
import type { Stay } from './hotel-offer.ts'
import type { HotelRate } from './hotel-room.ts'
import type { Supplier } from './port.ts'
import type { DealPrice, SupplierPrice } from './supplier-price.ts'
import { adapters } from './testing-adapters.ts'
import { allOffers, expectSoundRate, expectSoundStay, hotelCriteria } from './testing-hotel-search.ts'
import { suppliedProduct } from './testing-supplied-product.ts'

const now = '2026-11-21T12:00:00Z'
const anywhere = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})
const somewhere = fc.constantFrom(
  { latitude: 38.71667, longitude: -9.13333 },
  { latitude: 25.07725, longitude: 55.30927 },
  { latitude: 21.3069, longitude: -157.8583 },
  { latitude: 35.6895, longitude: 139.69171 },
  { latitude: -45.03023, longitude: 168.66271 },
)
const party = fc.array(
  fc.record({
    adults: fc.integer({ min: 1, max: 4 }),
    childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 2 }),
  }),
  { minLength: 1, maxLength: 3 },
)
const stays = fc
  .record({ ahead: fc.integer({ min: 0, max: 400 }), nights: fc.integer({ min: 1, max: 30 }) })
  .map(({ ahead, nights }) => {
    const first = dayNumber('2026-11-21') + ahead
    return { start: dateOfDay(first), end: dateOfDay(first + nights) }
  })
const datesOf = ({ start, end }: Stay) =>
  Array.from({ length: dayNumber(end) - dayNumber(start) }, (_, index) => dateOfDay(dayNumber(start) + index))

/** The lowest price of each board, refundability and payment. */
function leastByTerms(rates: readonly HotelRate[]): Record<string, number> {
  const least: Record<string, number> = {}
  for (const { board, isRefundable, payment, price } of rates) {
    const terms = `${board} ${isRefundable} ${payment}`
    least[terms] = Math.min(least[terms] ?? Number.POSITIVE_INFINITY, price.net)
  }
  return least
}

/** A rate's price as a deal shows it. */
function dealPrice({ currency, net, retail, minimumSelling }: SupplierPrice): DealPrice {
  return { currency, net, retail, minimumSelling }
}

describe.each(adapters)('hotels of %s', (_, adapter) => {
  let geo: Geo
  let supplier: Supplier
  const at = (moment: string) => adapter(geo, () => new Date(moment))
  beforeAll(async () => {
    geo = await loadGeo()
    supplier = at(now)
  })

  it('come in batches, of which the last is marked', async () => {
    const flags: boolean[] = []
    let found = 0
    const { signal } = new AbortController()
    for await (const { offers, isLast } of suppliedProduct(supplier, 'hotel').search(hotelCriteria(), {
      signal,
    })) {
      flags.push(isLast)
      found += offers.length
    }
    expect(found).toBe(100)
    expect(flags.length).toBeGreaterThan(2)
    expect(flags.filter(Boolean)).toHaveLength(1)
    expect(flags.at(-1)).toBe(true)
  })

  it('are the same in the same order for the same search on the same day', async () => {
    const first = JSON.stringify(await allOffers(suppliedProduct(supplier, 'hotel'), hotelCriteria()))
    expect(JSON.stringify(await allOffers(suppliedProduct(supplier, 'hotel'), hotelCriteria()))).toBe(first)
    expect(
      JSON.stringify(await allOffers(suppliedProduct(at('2026-11-21T23:59:59Z'), 'hotel'), hotelCriteria())),
    ).toBe(first)
  })

  it('cost the same as their deals, for any place, time and guests', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(anywhere, somewhere), stays, party, async (point, stay, rooms) => {
        const criteria = hotelCriteria({ point, stay, rooms, limit: 40 })
        const offers = await allOffers(suppliedProduct(supplier, 'hotel'), criteria)
        const deals = await supplier.hotelDeals(criteria)
        expect(offers.map(({ id }) => id)).toEqual(deals.map(({ id }) => id))
        for (const [index, { cheapest, others, position }] of offers.entries()) {
          expect(deals[index]?.price).toEqual(dealPrice(cheapest.price))
          expect(cheapest.roomsLeft).toBe(deals[index]?.roomsLeft)
          expect(distanceMiles(point, position)).toBeLessThanOrEqual(15)
          for (const rate of [cheapest, ...others]) expectSoundRate(rate, datesOf(stay), rooms.length)
        }
      }),
      { numRuns: proofRuns({ few: 10, all: 40 }) },
    )
  })

  it('are described with every room, and rates of which the cheapest is the offer', async () => {
    await fc.assert(
      fc.asyncProperty(somewhere, stays, party, fc.nat(), async (point, stay, rooms, luck) => {
        const offers = await allOffers(
          suppliedProduct(supplier, 'hotel'),
          hotelCriteria({ point, stay, rooms, limit: 30 }),
        )
        const offer = offers[luck % Math.max(1, offers.length)]
        if (!offer) return
        const query = { hotelId: offer.id, stay: { stay, rooms, nationality: 'IN' } }
        const details = await suppliedProduct(supplier, 'hotel').details(query)
        const rates = details?.rooms.flatMap((room) => room.rates) ?? []
        expect(details?.property).toMatchObject({
          id: offer.id,
          name: offer.name,
          amenities: offer.amenities,
        })
        expect(details?.rooms.find(({ rates: own }) => own.length > 0)?.rates[0]).toEqual(offer.cheapest)
        expect(Math.min(...rates.map(({ price }) => price.net))).toBe(offer.cheapest.price.net)
        expect(new Set(rates.map(({ rateKey }) => rateKey)).size).toBe(rates.length)
        const allRates = [offer.cheapest, ...offer.others]
        for (const { rateKey } of allRates) expect(rates.map((rate) => rate.rateKey)).toContain(rateKey)
        expect(new Set(allRates.map(({ rateKey }) => rateKey)).size).toBe(allRates.length)
        expect(leastByTerms(allRates)).toEqual(leastByTerms(rates))
        for (const { room, rates: own } of details?.rooms ?? []) {
          const nets = own.map(({ price }) => price.net)
          expect(nets).toEqual(nets.toSorted((a, b) => a - b))
          for (const rate of own) {
            expectSoundRate(rate, datesOf(stay), rooms.length)
            expect(rate.roomCode).toBe(room.code)
            expect(rate.roomsLeft).toBeLessThanOrEqual(room.rooms)
          }
        }
      }),
      { numRuns: proofRuns({ few: 10, all: 40 }) },
    )
  })

  it('are described without a stay, and are null if unknown', async () => {
    const [offer] = await allOffers(suppliedProduct(supplier, 'hotel'), hotelCriteria({ limit: 1 }))
    const details = await suppliedProduct(supplier, 'hotel').details({ hotelId: offer?.id ?? '', stay: null })
    expect(details?.property.name).toBe(offer?.name)
    expect(details?.property.pictures.length).toBeGreaterThanOrEqual(6)
    expect(details?.rooms.length).toBeGreaterThanOrEqual(2)
    expect(details?.rooms.flatMap(({ rates }) => rates)).toEqual([])
    for (const hotelId of ['', 'no-such', `${offer?.id}0`, 'h1-1', `x${offer?.id}`]) {
      expect(await suppliedProduct(supplier, 'hotel').details({ hotelId, stay: null })).toBeNull()
    }
  })

  it('are quoted at the price of the offer, with the required traveller data', async () => {
    const offers = await allOffers(suppliedProduct(supplier, 'hotel'), hotelCriteria({ limit: 30 }))
    for (const { id, cheapest } of offers) {
      const quote = await suppliedProduct(supplier, 'hotel').quote(cheapest.rateKey)
      if (quote?.status !== 'available') return expect.fail(`${id} cannot be had`)
      expect(quote.price).toEqual(cheapest.price)
      expect(quote.policy).toEqual(cheapest.policy)
      expect(quote.left).toBe(cheapest.roomsLeft)
      expect(quote.subject).toMatchObject({ board: cheapest.board, payment: cheapest.payment })
      expect(quote.subject.property.id).toBe(id)
      expect(quote.requirements).toContainEqual({ field: 'name', of: 'lead_of_each_group' })
      expect(quote.scenario).toBeNull()
    }
  })

  it('are quoted again on another day, at a key that is held at that price', async () => {
    const [offer] = await allOffers(
      suppliedProduct(supplier, 'hotel'),
      hotelCriteria({ stay: { start: '2027-03-05', end: '2027-03-08' } }),
    )
    const tomorrow = suppliedProduct(at('2026-11-22T12:00:00Z'), 'hotel')
    const quote = await tomorrow.quote(offer?.cheapest.rateKey ?? '')
    if (quote?.status !== 'available') return expect.fail('it cannot be had')
    expectSoundStay(quote.price, ['2027-03-05', '2027-03-06', '2027-03-07'])
    expect(quote.price.net).not.toBe(offer?.cheapest.price.net)
    expect(await tomorrow.quote(quote.rateKey)).toEqual(quote)
  })

  it('are sold out once the stay is over', async () => {
    const [offer] = await allOffers(suppliedProduct(supplier, 'hotel'), hotelCriteria({ limit: 1 }))
    const quote = await suppliedProduct(at('2026-12-20T12:00:00Z'), 'hotel').quote(
      offer?.cheapest.rateKey ?? '',
    )
    expect(quote).toEqual({ status: 'sold_out' })
  })
})

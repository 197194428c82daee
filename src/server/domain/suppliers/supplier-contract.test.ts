import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { distanceMiles } from '../../../../packages/geography/distance-miles.ts'
import type { Geo } from '../../../../packages/geography/geo.ts'
import { loadGeo } from '../../../../packages/geography/load-geo.ts'
import { proofRuns } from '../../../../scripts/proof-cases.ts'
import { dateOfDay, dayNumber } from '../../kernel/dates/calendar.ts'
import type { HotelCriteria } from './hotel-offer.ts'
import type { Supplier } from './port.ts'
import type { DealPrice } from './supplier-price.ts'
import { adapters } from './testing-adapters.ts'

const now = '2026-11-21T12:00:00Z'
const lisbon = { latitude: 38.71667, longitude: -9.13333 }
const nowhere = [
  ['in mid-ocean', { latitude: 30, longitude: -40 }],
  ['at the north pole', { latitude: 90, longitude: 0 }],
  ['at the south pole', { latitude: -90, longitude: 180 }],
  ['on the date line', { latitude: -30, longitude: -180 }],
] as const
const anywhere = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe.each(adapters)('%s', (_, adapter) => {
  let geo: Geo
  let supplier: Supplier
  beforeAll(async () => {
    geo = await loadGeo()
    supplier = at(now)
  })

  const at = (moment: string) => adapter(geo, () => new Date(moment))
  const hotels = (changes: Partial<HotelCriteria> = {}): HotelCriteria => ({
    point: lisbon,
    radiusMiles: 15,
    placeName: '',
    stay: { start: '2026-12-04', end: '2026-12-06' },
    rooms: [{ adults: 2, childAges: [] }],
    nationality: 'IN',
    limit: 100,
    ...changes,
  })
  const activities = (point = lisbon, date = '2026-12-04') => ({ point, radiusMiles: 15, date, limit: 60 })
  const cars = (point = lisbon, start = '2026-12-04', end = '2026-12-06') => ({
    pickUp: { point, dateTime: `${start}T10:00:00` },
    return: { point, dateTime: `${end}T10:00:00` },
    driverAge: 25,
    countryOfResidence: 'US',
    limit: 60,
  })
  const resorts = (point = lisbon, start = '2026-12-05') => ({ point, start, limit: 30 })

  it('states its name and capabilities', () => {
    const { name, isSample, products } = supplier.capabilities()
    expect(name).not.toBe('')
    expect(typeof isSample).toBe('boolean')
    expect(new Set(products).size).toBe(products.length)
  })

  it('answers the same query with the same bytes', async () => {
    const answers = async (own: Supplier) =>
      JSON.stringify([
        await own.hotelDeals(hotels()),
        await own.activityDeals(activities()),
        await own.carDeals(cars()),
        await own.resortDeals(resorts()),
      ])
    const first = await answers(supplier)
    expect(await answers(supplier)).toBe(first)
    expect(await answers(at(now))).toBe(first)
    expect(await answers(at('2026-11-21T23:59:59Z'))).toBe(first)
  })

  it('has different prices for other days of search and stay', async () => {
    const prices = async (own: Supplier, criteria: HotelCriteria) =>
      new Map((await own.hotelDeals(criteria)).map(({ id, price }) => [id, price.net]))
    const today = await prices(supplier, hotels())
    const tomorrow = await prices(at('2026-11-22T12:00:00Z'), hotels())
    const later = await prices(supplier, hotels({ stay: { start: '2027-07-02', end: '2027-07-04' } }))
    const changed = (other: Map<string, number>) =>
      [...today].filter(([id, amount]) => other.get(id) !== amount)
    expect(changed(tomorrow).length).toBeGreaterThan(0.9 * today.size)
    expect(changed(later).length).toBeGreaterThan(0.9 * today.size)
  })

  it.each(nowhere)('has nothing to sell %s', async (_place, point) => {
    expect(await supplier.hotelDeals(hotels({ point }))).toEqual([])
    expect(await supplier.activityDeals(activities(point))).toEqual([])
    expect(await supplier.carDeals(cars(point))).toEqual([])
    expect(await supplier.resortDeals(resorts(point))).toEqual([])
  })

  it('offers hotels that are near, free and different, anywhere and at any time', async () => {
    await fc.assert(
      fc.asyncProperty(
        anywhere,
        fc.integer({ min: 0, max: 500 }),
        fc.integer({ min: 1, max: 30 }),
        async (point, ahead, nights) => {
          const start = dayNumber('2026-11-21') + ahead
          const stay = { start: dateOfDay(start), end: dateOfDay(start + nights) }
          const offers = await supplier.hotelDeals(hotels({ point, stay }))
          expectDifferent(offers.map(({ id }) => id))
          expectDifferent(offers.map(({ name }) => name))
          expectDifferent(offers.map(({ picture }) => picture))
          for (const offer of offers) {
            expect(distanceMiles(point, offer.position)).toBeLessThanOrEqual(15)
            expect(offer.distance.miles).toBeGreaterThanOrEqual(0)
            expect(offer.distance.from).not.toBe('')
            expect(offer.roomsLeft).toBeGreaterThanOrEqual(1)
            expectPrice(offer.price)
          }
        },
      ),
      { numRuns: proofRuns({ few: 40, all: 150 }) },
    )
  })

  it('offers the other products likewise', async () => {
    await fc.assert(
      fc.asyncProperty(anywhere, fc.integer({ min: 1, max: 500 }), async (point, ahead) => {
        const date = dateOfDay(dayNumber('2026-11-21') + ahead)
        const end = dateOfDay(dayNumber('2026-11-21') + ahead + 3)
        const [found, rentals, weeks] = await Promise.all([
          supplier.activityDeals(activities(point, date)),
          supplier.carDeals(cars(point, date, end)),
          supplier.resortDeals(resorts(point, date)),
        ])
        expectDifferent(found.map(({ productCode }) => productCode))
        expectDifferent(found.map(({ title }) => title))
        expectDifferent(found.map(({ picture }) => picture))
        expectDifferent(rentals.map(({ id }) => id))
        expectDifferent(rentals.map(({ picture }) => picture))
        expectDifferent(weeks.map(({ unit }) => unit.id))
        expectDifferent(weeks.map(({ resort }) => resort.picture))
        for (const { price } of [...found, ...rentals, ...weeks]) expectPrice(price)
      }),
      { numRuns: proofRuns({ few: 25, all: 100 }) },
    )
  })

  it('returns no more offers than the limit', async () => {
    expect(await supplier.hotelDeals(hotels({ limit: 3 }))).toHaveLength(3)
    expect(await supplier.activityDeals({ ...activities(), limit: 3 })).toHaveLength(3)
    expect(await supplier.carDeals({ ...cars(), limit: 3 })).toHaveLength(3)
    expect(await supplier.resortDeals({ ...resorts(), limit: 3 })).toHaveLength(3)
  })

  it('offers only hotels with as many rooms as requested', async () => {
    const room = { adults: 2, childAges: [] }
    const one = await supplier.hotelDeals(hotels({ limit: 400 }))
    const four = await supplier.hotelDeals(hotels({ limit: 400, rooms: [room, room, room, room] }))
    expect(four.length).toBeGreaterThan(0)
    expect(one.some(({ roomsLeft }) => roomsLeft < 4)).toBe(true)
    for (const { roomsLeft } of four) expect(roomsLeft).toBeGreaterThanOrEqual(4)
  })

  it('states distances from the named place', async () => {
    const offers = await supplier.hotelDeals(hotels({ placeName: 'Almada, Portugal' }))
    expect(new Set(offers.map(({ distance }) => distance.from))).toEqual(new Set(['Almada']))
  })

  it('finds the same hotel again in a search from another place', async () => {
    const [first] = await supplier.hotelDeals(hotels())
    const elsewhere = await supplier.hotelDeals(
      hotels({ point: { latitude: 38.73, longitude: -9.15 }, limit: 400 }),
    )
    expect(elsewhere.find(({ id }) => id === first?.id)).toMatchObject({
      name: first?.name,
      price: first?.price,
    })
  })

  it('joins regions and subregions by their ids', async () => {
    const regions = await supplier.resortRegions()
    const ids = regions.map(({ id }) => id)
    const subregions = await supplier.resortSubregions(ids)
    expect(new Set(subregions.map(({ parentId }) => parentId))).toEqual(new Set(ids))
    const [region, subregion] = [regions[0], subregions.at(-1)]
    expect(await supplier.resortRegions([subregion?.id ?? '', 'no-such', region?.id ?? ''])).toEqual([
      subregion,
      region,
    ])
    expect(await supplier.resortSubregions(['no-such'])).toEqual([])
  })

  it("lists a resort's free units, cheapest first, and null for an unknown resort", async () => {
    const [offer] = await supplier.resortDeals(resorts())
    const stay = offer?.stay ?? { start: '', end: '' }
    const units = await supplier.resortAvailability({ resortId: offer?.resort.id ?? '', stay })
    const amounts = units?.map(({ price }) => price.net) ?? []
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
    const same = units?.find(({ unit }) => unit.id === offer?.unit.id)
    expect(same?.price).toEqual(offer?.price)
    expect(same?.unitsLeft).toBeGreaterThan(0)
    expect(await supplier.resortAvailability({ resortId: 'no-such', stay })).toBeNull()
  })

  it('suggests resorts and has ship lines', async () => {
    expect((await supplier.resortSuggest('lisbon', 5)).length).toBeGreaterThan(0)
    const lines = await supplier.shipLines()
    expectDifferent(lines.map(({ id }) => id))
  })
})

function expectDifferent(values: readonly string[]): void {
  expect(new Set(values).size).toBe(values.length)
}

function expectPrice({ net, retail, currency }: DealPrice): void {
  expect(Number.isSafeInteger(net) && Number.isSafeInteger(retail)).toBe(true)
  expect(net).toBeGreaterThan(0)
  expect(retail).toBeGreaterThanOrEqual(net)
  expect(currency).toMatch(/^[A-Z]{3}$/)
}

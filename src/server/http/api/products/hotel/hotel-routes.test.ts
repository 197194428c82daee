import { beforeAll, describe, expect, it } from 'vitest'
import { sharedGeo } from '../../../../../../packages/geography/shared-geo.ts'
import { createInventory } from '../../../../../../packages/sample-inventory/inventory.ts'
import type { HotelAnswer, HotelOffer, HotelSearchPart } from '../../../../../contract/types.ts'
import type { HotelShapes } from '../../../../domain/suppliers/hotel-shapes.ts'
import type { ProductSearch } from '../../../../domain/suppliers/product-supplier.ts'
import { SupplierTimeout } from '../../../../domain/suppliers/supplier-timeout.ts'
import { withProduct } from '../../../../domain/suppliers/testing-supplied-product.ts'
import { openTestApp, type TestApp, testNow } from '../../../../hosts/testing-app.ts'
import { contractValidators } from '../../../../kernel/validation/contract-validators.ts'
import { lisbon, mayStay, offersOf, searchParts, two } from './testing-hotels.ts'

const isPart = contractValidators({})('components/schemas/HotelSearchPart')
const wanted = { ...lisbon, stay: mayStay, rooms: [two] }

let app: TestApp
let closed: TestApp
beforeAll(async () => {
  app = await openTestApp()
  closed = await openTestApp(
    {},
    {
      aurora: { allowNonLoginFlow: false },
      meridian: { bookingMenuItemOptions: [{ title: 'Cars', active: true }] },
    },
  )
})

const search = (body: object, headers: Record<string, string> = {}, from = app) =>
  from.call('/api/hotels/search', { method: 'POST', body, headers })

const details = (body: object, headers: Record<string, string> = {}, from = app) =>
  from.call('/api/hotels/details', { method: 'POST', body, headers })

async function found(headers: Record<string, string> = {}, from = app, body: object = wanted) {
  const response = await search(body, headers, from)
  expect(response.status).toBe(200)
  return offersOf(await searchParts(response))
}

async function hotelOf(body: object, headers: Record<string, string> = {}): Promise<HotelAnswer> {
  const response = await details(body, headers)
  expect(response.status).toBe(200)
  return ((await response.json()) as { data: HotelAnswer }).data
}

const as = async (email: string) => ({ cookie: await app.signIn(email) })

describe('a search for hotels', () => {
  it('is answered in lines of the contract, the last of which marks the end', async () => {
    const response = await search(wanted)
    expect(response.headers.get('content-type')).toBe('application/x-ndjson')
    expect(response.headers.get('cache-control')).toContain('no-store')
    const parts = await searchParts(response)
    for (const part of parts) expect(isPart?.(part), JSON.stringify(isPart?.errors?.[0])).toBe(true)
    expect(parts.length).toBeGreaterThan(2)
    const total = offersOf(parts).length
    expect(total).toBeGreaterThan(20)
    expect(parts.at(-1)).toEqual({
      kind: 'done',
      total,
      isSample: true,
      near: expect.any(String),
      neighbours: expect.arrayContaining([expect.objectContaining({ name: expect.any(String) })]),
    })
    expect(parts.filter(({ kind }) => kind === 'done')).toHaveLength(1)
  })

  it('sends the first offers before the rest is available', async () => {
    const slow = await withHotels((hotels) => ({
      ...hotels,
      async *search(criteria, options) {
        for await (const batch of hotels.search(criteria, options)) {
          yield { ...batch, isLast: false }
          await new Promise(() => undefined)
        }
      },
    }))
    const response = await search(wanted, {}, slow)
    const reader = response.body?.getReader()
    const { value } = (await reader?.read()) ?? {}
    const part = JSON.parse(new TextDecoder().decode(value)) as HotelSearchPart
    expect(part.kind).toBe('offers')
    await reader?.cancel()
  })

  it('begins with the named hotel, once and at its price, wherever it is', async () => {
    const offers = await found()
    const last = offers.at(-1)
    const led = await found({}, app, { ...wanted, hotelId: last?.hotelId })
    expect(led.map(({ hotelId }) => hotelId)).toEqual([
      last?.hotelId,
      ...offers.slice(0, -1).map(({ hotelId }) => hotelId),
    ])
    expect(led[0]?.price).toEqual(last?.price)
    const { distance: _, worth: __, ...same } = last ?? {}
    expect(led[0]).toMatchObject(same)
    const oslo = { ...wanted, latitude: 59.91, longitude: 10.75, destination: 'Oslo, Norway' }
    const elsewhere = await found({}, app, { ...oslo, hotelId: last?.hotelId })
    expect(elsewhere[0]?.hotelId).toBe(last?.hotelId)
    expect(elsewhere.length).toBeGreaterThan(10)
    const none = await found({}, app, { ...wanted, hotelId: 'h1-999999' })
    expect(none.map(({ hotelId }) => hotelId)).toEqual(offers.map(({ hotelId }) => hotelId))
  })

  it('has the same prices as the deals', async () => {
    const deals = await app.call('/api/dealray/deals/hotel-search', {
      method: 'POST',
      body: {
        ...lisbon,
        destination: undefined,
        searchString: lisbon.destination,
        stayPeriod: mayStay,
        nationality: 'IN',
      },
    })
    const { response } = (await deals.json()) as {
      response: { rates: { totalRate: number }; link: string }[]
    }
    const byId = new Map((await found()).map((offer) => [offer.hotelId, offer.price?.total]))
    expect(response.length).toBeGreaterThan(10)
    for (const { rates, link } of response) {
      const id = new URLSearchParams(link.split('?')[1]).get('hotelId') ?? ''
      expect(byId.get(id)).toBe(Math.round(rates.totalRate * 100))
    }
  })

  it.each([
    ['traveller', 'traveller@test.example', ['retail']],
    ['agent', 'sales@test.example', ['retail', 'net', 'base', 'markup', 'rule', 'trace']],
    ['restricted agent', 'restricted@test.example', ['retail']],
  ])('shows a %s the prices of the role, and everyone the same total (spec §6)', async (_, email, more) => {
    const [visitors, offers] = await Promise.all([found(), found(await as(email))])
    const agentsOwn = ['retail', 'net', 'base', 'markup', 'rule', 'trace']
    for (const [index, { price }] of offers.entries()) {
      expect(price?.total).toBe(visitors[index]?.price?.total)
      expect(
        Object.keys(price ?? {})
          .filter((key) => agentsOwn.includes(key))
          .sort(),
      ).toEqual([...more].sort())
    }
    for (const { price } of visitors)
      expect(Object.keys(price ?? {}).filter((key) => agentsOwn.includes(key))).toEqual([])
  })

  it('shows a visitor no price if the agency requires sign-in', async () => {
    const offers = await found({}, closed)
    expect(offers.length).toBeGreaterThan(20)
    for (const offer of offers) expect(offer).not.toHaveProperty('price')
  })

  it('reveals the price to such a visitor in no number of a hotel or its rooms', async () => {
    const parts = await searchParts(await search(wanted, {}, closed))
    const [first] = offersOf(parts)
    const answer = await details({ hotelId: first?.hotelId, stay: mayStay, rooms: [two] }, {}, closed)
    const { data } = (await answer.json()) as { data: HotelAnswer }
    expect(data.rooms?.flatMap(({ rates }) => rates).length).toBeGreaterThan(2)
    const names = new Set([parts, data].flatMap((told) => numbersIn(told)))
    expect([...names].filter((name) => !isNoAmount.test(name))).toEqual([])
    for (const { policy } of offersOf(parts)) {
      for (const step of policy.steps) expect(step).toEqual({ from: step.from, costs: expect.any(String) })
    }
  })

  it('does not reveal the wholesale rate by its taxes: they are the legal share', async () => {
    const shareOf = ({ price }: HotelOffer) => (price?.priceLines[0]?.amount ?? 0) / (price?.subtotal ?? 0)
    // In Lisbon, 6 % of the room price, within the supplier's and the seller's rounding.
    for (const headers of [{}, await as('traveller@test.example')]) {
      for (const offer of await found(headers)) {
        expect(Math.abs(shareOf(offer) - 0.06)).toBeLessThan(2 / (offer.price?.subtotal ?? 0))
      }
    }
    for (const offer of await found(await as('sales@test.example'))) {
      const { priceLines = [], base = 0, net = 0 } = offer.price ?? {}
      expect(net - base).toBe(priceLines[0]?.amount)
      expect(shareOf(offer)).toBeLessThan(0.06)
    }
  })

  it('is answered in any currency, and its amounts add up', async () => {
    for (const currency of ['JPY', 'KWD', 'EUR']) {
      for (const { price, policy } of await found({}, app, { ...wanted, currency })) {
        expect(price?.currency).toBe(currency)
        const { total = 0, breakdown = [], priceLines = [] } = price ?? {}
        const sum = [...breakdown, ...priceLines].reduce((all, { amount }) => all + amount, 0)
        expect(sum).toBe(total)
        for (const { penalty = Number.NaN, costs } of policy.steps) {
          expect(penalty).toBeLessThanOrEqual(total)
          expect(costs).toBeUndefined()
        }
      }
    }
  })

  it.each<[string, object, string]>([
    ['a stay in the past', { stay: { start: '2026-03-01', end: '2026-03-04' } }, 'stay.start'],
    ['400 nights', { stay: { start: '2026-05-01', end: '2027-06-05' } }, 'stay.end'],
    ['a day that there is not', { stay: { start: '2026-02-31', end: '2026-03-04' } }, 'stay.start'],
    ['ten rooms', { rooms: Array.from({ length: 10 }, () => two) }, 'rooms'],
    ['a child of 40', { rooms: [{ adults: 2, childAges: [40] }] }, 'rooms[0].childAges[0]'],
    ['nobody', { rooms: [{ adults: 0 }] }, 'rooms[0].adults'],
    ['nine adults and a child in a room', { rooms: [{ adults: 9, childAges: [3] }] }, 'rooms[0]'],
    ['a currency that there is not', { currency: 'ZZZ' }, 'currency'],
    ['no place', { latitude: 91 }, 'latitude'],
    ['more than is asked', { markup: 0 }, 'markup'],
  ])('refuses %s and names the field', async (_, change, field) => {
    const response = await search({ ...wanted, ...change })
    expect(response.status).toBe(422)
    const { errors } = (await response.json()) as { errors: { field: string }[] }
    expect(errors.map((error) => error.field)).toContain(field)
  })

  it('is available only at an agency that sells hotels', async () => {
    const response = await closed.call('/api/hotels/search', {
      method: 'POST',
      body: wanted,
      host: 'meridian.localhost',
    })
    expect(response.status).toBe(404)
  })

  it('answers an immediate failure with a problem, and a later one with a line', async () => {
    const failing = (batches: number) =>
      withHotels((hotels) => ({
        ...hotels,
        async *search(criteria, options) {
          let left = batches
          for await (const batch of hotels.search(criteria, options)) {
            if (left === 0) throw new SupplierTimeout('search')
            left -= 1
            yield batch
          }
        },
      }))
    const atOnce = await search(wanted, {}, await failing(0))
    expect(atOnce.status).toBe(504)
    expect(await atOnce.json()).toMatchObject({ code: 'supplier_timeout' })
    const parts = await searchParts(await search(wanted, {}, await failing(1)))
    expect(parts.map(({ kind }) => kind)).toEqual(['offers', 'failed'])
    expect(parts[1]).toEqual({ kind: 'failed', code: 'supplier_timeout' })
  })
})

describe('a hotel', () => {
  let offer: HotelOffer
  beforeAll(async () => {
    offer = (await found())[0] as HotelOffer
  })
  const stay = { stay: mayStay, rooms: [two] }

  it('has rooms and rates, the cheapest of which is that of the search', async () => {
    const { hotel, rooms = [], isSample } = await hotelOf({ hotelId: offer.hotelId, ...stay })
    expect(hotel).toMatchObject({ id: offer.hotelId, name: offer.name, stars: offer.stars })
    expect(isSample).toBe(true)
    const totals = rooms.flatMap(({ rates }) => rates.map(({ price }) => price?.total ?? 0))
    expect(Math.min(...totals)).toBe(offer.price?.total)
    for (const { room } of rooms) expect(room).not.toHaveProperty('rooms')
  })

  it('has no rooms without a stay', async () => {
    const { hotel, rooms } = await hotelOf({ hotelId: offer.hotelId })
    expect(hotel.name).toBe(offer.name)
    expect(rooms).toBeUndefined()
  })

  it('shows prices only to those who may see them, and the wholesale rate only to agents', async () => {
    const body = { hotelId: offer.hotelId, ...stay }
    const keys = async (response: Promise<Response>) => {
      const { data } = (await (await response).json()) as { data: HotelAnswer }
      return data.rooms?.flatMap(({ rates }) => rates.map(({ price }) => Object.keys(price ?? {}))) ?? []
    }
    for (const shown of await keys(details(body, {}, closed))) expect(shown).toEqual([])
    for (const shown of await keys(details(body))) expect(shown).not.toContain('net')
    for (const shown of await keys(details(body, await as('sales@test.example'))))
      expect(shown).toContain('net')
  })

  it.each<[string, object, number, string | null]>([
    ['is not there', { hotelId: 'h1-999999' }, 404, null],
    ['has a strange name', { hotelId: '../../etc/passwd' }, 422, 'hotelId'],
    ['is asked for a stay without rooms', { hotelId: 'h2267057-1', stay: mayStay }, 422, 'rooms'],
    ['is asked for rooms without a stay', { hotelId: 'h2267057-1', rooms: [two] }, 422, 'stay'],
  ])('%s is answered with %o and %i', async (_, body, status, field) => {
    const response = await details(body)
    expect(response.status).toBe(status)
    const { errors = [] } = (await response.json()) as { errors?: { field: string }[] }
    if (field !== null) expect(errors.map((error) => error.field)).toContain(field)
  })

  it("has no rates for a stay that is over in the property's calendar", async () => {
    const over = { stay: { start: '2026-03-09', end: '2026-03-11' }, rooms: [two] }
    const response = await details({ hotelId: offer.hotelId, ...over })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors: [{ field: 'stay.start' }] })
  })
})

/** Numbers of an answer that are not amounts of money: places, ratings, counts and sizes. */
const isNoAmount =
  /^\.total$|\.(stars|guestRating|reviewCount|latitude|longitude|miles|roomsLeft|worth|rating|count|variant|minimumAge|squareMetres|sleeps)$/

/** The field paths at which an answer holds numbers. */
function numbersIn(told: unknown, name = ''): string[] {
  if (typeof told === 'number') return [name]
  if (typeof told !== 'object' || told === null) return []
  return Object.entries(told).flatMap(([key, value]) =>
    numbersIn(value, /^\d+$/.test(key) ? name : `${name}.${key}`),
  )
}

type Hotels = ProductSearch<HotelShapes>

/** An app with another supplier of hotels. */
async function withHotels(change: (hotels: Hotels) => Hotels): Promise<TestApp> {
  const supplier = createInventory({ geo: await sharedGeo(), clock: () => testNow })
  return openTestApp({ supplier: withProduct(supplier, 'hotel', change) })
}

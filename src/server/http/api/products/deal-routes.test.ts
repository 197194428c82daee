import { beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp, testNow } from '../../../hosts/testing-app.ts'

let app: TestApp
let closed: TestApp

beforeAll(async () => {
  app = await openTestApp()
  closed = await openTestApp({}, { aurora: { allowNonLoginFlow: false } })
})

interface Priced {
  rates?: Record<string, number>
}

const lisbon = { latitude: 38.7223, longitude: -9.1393 }
const correlation = { 'x-correlation-id': 'search-0001' }

async function deals(path: string, body: object, headers: Record<string, string> = {}, from = app) {
  const response = await from.call(path, { method: 'POST', body, headers })
  expect(response.status).toBe(200)
  const reply = (await response.json()) as { response?: Priced[]; data?: Priced[] }
  return reply.response ?? reply.data ?? []
}

const searches = [
  ['hotel', '/api/dealray/deals/hotel-search', lisbon],
  ['activity', '/api/dealray/deals/activity-search', lisbon],
  [
    'car',
    '/api/dealray/deals/car-search',
    { pickupLatitude: lisbon.latitude, pickupLongitude: lisbon.longitude },
  ],
  ['resort', '/api/resort/properties/deals', { lat: lisbon.latitude, lon: lisbon.longitude }],
] as const

describe.each(searches)('%s deals', (_, path, body) => {
  const ratesOf = async (email: string | null, from = app) => {
    const cookie: Record<string, string> = email === null ? {} : { cookie: await from.signIn(email) }
    const list = await deals(path, body, { ...correlation, ...cookie }, from)
    expect(list.length).toBeGreaterThan(0)
    return list.map(({ rates }) => rates)
  }

  // §2.5.19
  it('show a visitor what a traveller pays and would save, never wholesale rate and markup (spec §6)', async () => {
    for (const rates of await ratesOf(null)) {
      expect(rates).toMatchObject({ totalRate: expect.any(Number), savedPrice: expect.any(Number) })
      expect(rates).not.toHaveProperty('baseRate')
      expect(rates).not.toHaveProperty('taxAndFee')
    }
  })

  it('show a visitor no price and a traveller the price if the agency requires sign-in', async () => {
    for (const rates of await ratesOf(null, closed)) expect(rates).toBeUndefined()
    for (const rates of await ratesOf('traveller@test.example', closed)) {
      expect(rates).toHaveProperty('totalRate')
      expect(rates).not.toHaveProperty('baseRate')
    }
  })

  // §2.5.20, §5.4, §6.4
  it('show an agent both parts of the price, and a restricted agent neither', async () => {
    for (const rates of await ratesOf('sales@test.example')) {
      expect(rates?.totalRate).toBeCloseTo((rates?.baseRate ?? 0) + (rates?.taxAndFee ?? 0), 2)
    }
    for (const rates of await ratesOf('restricted@test.example')) expect(rates).not.toHaveProperty('baseRate')
  })

  it('are the same for the same search', async () => {
    expect(await deals(path, body, correlation)).toEqual(await deals(path, body, correlation))
  })
})

/** Every field of a price (spec §3) in an answer. */
const priceNames = /publishedRate|totalRate|baseRate|taxAndFee|savedPrice|discountPercentage|"rates"/
const insidersOnly = /baseRate|taxAndFee/

describe.each(searches)('an answer with %s deals names prices exactly as recorded', (_, path, body) => {
  const textOf = async (headers: Record<string, string>, from = app, asked: object | string = body) => {
    const response = await from.call(path, {
      method: 'POST',
      body: asked,
      headers: { ...correlation, ...headers },
    })
    return { status: response.status, text: await response.text() }
  }

  // §2.5.19
  it.each([
    ['a visitor', null],
    ['a traveller', 'traveller@test.example'],
    ['a restricted agent', 'restricted@test.example'],
  ])('never names baseRate or taxAndFee to %s', async (_who, email) => {
    for (const from of [app, closed]) {
      const { status, text } = await textOf(email ? { cookie: await from.signIn(email) } : {}, from)
      expect(status).toBe(200)
      expect(text.length).toBeGreaterThan(200)
      expect(text).not.toMatch(insidersOnly)
    }
  })

  // §6.1
  it('names no price at all to a visitor of an agency without the non-login flow', async () => {
    const { text } = await textOf({}, closed)
    expect(text.length).toBeGreaterThan(200)
    expect(text).not.toMatch(priceNames)
  })

  // §2.5.20
  it.each([
    { 'x-access-token': 'owner' },
    { cookie: 'livery_session=owner; __Host-livery_session=owner; token=1' },
    { 'x-auth-optional': 'true' },
    { 'x-user-type': 'AgencyOwner', 'x-is-travel-agent': 'true' },
    { authorization: 'Bearer owner@test.example' },
  ] satisfies Record<string, string>[])('shows no more because of the forged headers %j', async (forged) => {
    for (const from of [app, closed]) {
      const { text } = await textOf(forged, from)
      expect(text).not.toMatch(from === closed ? priceNames : insidersOnly)
    }
  })

  it('shows no more because of the body, or a session of another agency', async () => {
    for (const claim of [{ viewer: 'agent' }, { isTravelAgent: true }, { isRestrictedAgent: false }]) {
      expect((await textOf({}, closed, { ...body, ...claim })).text).not.toMatch(priceNames)
    }
    const elsewhere = await app.signIn('owner@test.example', 'meridian.localhost:4000')
    expect((await textOf({ cookie: elsewhere })).text).not.toMatch(insidersOnly)
  })

  it.each([
    '{',
    '[]',
    '"text"',
    'null',
    '{"__proto__":{"isTravelAgent":true}}',
    '{"latitude":1e999,"longitude":0}',
    '{"lat":"NaN","lon":"NaN"}',
    `{"x":"${'9'.repeat(10_000)}"}`,
  ])('refuses the hostile body %.40s without a failure', async (hostile) => {
    const { status, text } = await textOf({}, app, hostile)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(text).not.toMatch(priceNames)
  })
})

describe('a deals search', () => {
  it('is in the requested currency, and refuses one without a rate', async () => {
    const path = '/api/dealray/deals/hotel-search'
    const list = await deals(path, { ...lisbon, currency: 'EUR' })
    expect(list[0]?.rates).toMatchObject({ currency: 'EUR' })
    const unknown = await app.call(path, { method: 'POST', body: { ...lisbon, currency: 'ZZZ' } })
    expect(unknown.status).toBe(422)
    expect(await unknown.json()).toMatchObject({ errors: [{ field: 'currency' }] })
  })

  it('names the invalid field', async () => {
    const path = '/api/dealray/deals/hotel-search'
    const response = await app.call(path, {
      method: 'POST',
      body: { ...lisbon, latitude: 'north', raduis: 5 },
    })
    expect(response.status).toBe(422)
    const { errors } = (await response.json()) as { errors: { field: string }[] }
    expect(errors.map(({ field }) => field).sort()).toEqual(['latitude', 'raduis'])
  })
})

describe('the resort service', () => {
  const get = (path: string, headers: Record<string, string> = correlation) => app.call(path, { headers })

  it('refuses a call without a correlation id', async () => {
    const response = await get('/api/resort/regions', {})
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ errors: [{ field: 'x-correlation-id' }] })
  })

  it('lists regions, then the subregions of some', async () => {
    const { data } = (await (await get('/api/resort/regions')).json()) as { data: { id: string }[] }
    expect(data.length).toBeGreaterThan(1)
    const ids = data.slice(0, 2).map(({ id }) => id)
    const children = await get(`/api/resort/regions?ids=${ids.join(',')}&children=true`)
    const found = (await children.json()) as { data: { parent_id: string }[] }
    expect(new Set(found.data.map(({ parent_id }) => parent_id))).toEqual(new Set(ids))
  })

  it('finds a resort by name and returns its free units', async () => {
    const list = await deals('/api/resort/properties/deals', { lat: 37.02, lon: -7.93 }, correlation)
    const { link } = list[0] as { link: string }
    const query = new URL(link, 'http://a.example').searchParams
    const stay = ['property_id', 'checkin_date', 'checkout_date'].map((name) => `${name}=${query.get(name)}`)
    const response = await get(`/api/resort/properties/availability?${stay.join('&')}`)
    expect(response.status).toBe(200)
    const { data } = (await response.json()) as { data: { unitId: string }[] }
    expect(data.map(({ unitId }) => unitId)).toContain(query.get('unit_id'))
  })

  it('returns units as far ahead as weeks are sold', async () => {
    const list = await deals('/api/resort/properties/deals', { lat: 37.02, lon: -7.93 }, correlation)
    const id = new URL((list[0] as { link: string }).link, 'http://a.example').searchParams.get('property_id')
    const day = (ahead: number) => new Date(testNow.getTime() + ahead * 86_400_000).toISOString().slice(0, 10)
    const statusOf = async (ahead: number) => {
      const stay = `checkin_date=${day(ahead)}&checkout_date=${day(ahead + 7)}`
      return (await get(`/api/resort/properties/availability?property_id=${id}&${stay}`)).status
    }
    expect(await Promise.all([600, 728, 740].map(statusOf))).toEqual([200, 200, 400])
  })

  it('knows no hold if none was made', async () => {
    expect(await (await get('/api/resort/properties/hold-check')).json()).toEqual({ data: null })
  })
})

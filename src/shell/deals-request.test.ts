import { describe, expect, it } from 'vitest'
import { createApiClient } from '../api/client.ts'
import type { PageContext } from '../contract/page.ts'
import { products } from '../contract/products.ts'
import type { LanguageCode } from '../contract/types.ts'
import { testContent } from '../server/adapters/store/testing.ts'
import { anonymousSession } from '../server/domain/accounts/sessions/sessions.ts'
import { dealsRequest } from './deals-request.ts'

const lisbon = { name: 'Lisbon', latitude: 38.7223, longitude: -9.1393 }
const here = { latitude: 38.71, longitude: -9.14 }

interface RequestInput {
  tab: string
  search?: string
  language?: LanguageCode
  near?: typeof here | null
  currency?: string
  status?: 'Active' | 'Inactive'
  isTravelAgent?: boolean
}

function requestFor(
  { tab, search = '', language = 'en', near = null, currency = 'USD', ...overrides }: RequestInput,
  calls: Request[] = [],
) {
  const { agency } = testContent()
  const known = { id: '00000000-0000-4000-8000-000000000000', version: 1 }
  const page = {
    agency: {
      ...agency,
      ...known,
      status: overrides.status ?? 'Active',
      home: { ...agency.home, place: lisbon },
    },
    session: { ...anonymousSession, isTravelAgent: overrides.isTravelAgent ?? false },
    language,
    currency,
    today: '2026-11-21',
  } satisfies Pick<PageContext, 'agency' | 'session' | 'language' | 'today' | 'currency'>
  const client = createApiClient({
    baseUrl: 'http://agency.example',
    fetch: async (request) => {
      calls.push(request)
      return Response.json({ response: [], data: [] })
    },
  })
  const service = products.find((one) => one.title === tab)
  if (!service) throw new Error(`There is no tab ${tab}.`)
  return dealsRequest(client, page, service, new URLSearchParams(search), near)
}

/** Returns path and body of the request. */
async function sent(input: RequestInput) {
  const calls: Request[] = []
  await requestFor(input, calls)?.query.queryFn({ signal: new AbortController().signal })
  const [call] = calls
  if (!call || calls.length > 1) throw new Error(`${calls.length} calls`)
  const { pathname, search } = new URL(call.url)
  return { path: `${pathname}${search}`, body: await call.json() }
}

const common = { isOTA: false, isHome: true, isFromDestination: false }

it('requests nothing for visitors of an inactive agency, but does for its agents', () => {
  const tab = 'Hotels'
  expect(requestFor({ tab, status: 'Inactive' })).toBeNull()
  expect(requestFor({ tab, status: 'Inactive', isTravelAgent: true })).not.toBeNull()
})

describe('search defaults of spec §9, as sent', () => {
  // §9.2
  it('for hotels are 1 room, 2 adults, 0 children, country IN, USD and 15 miles', async () => {
    expect(await sent({ tab: 'Hotels' })).toEqual({
      path: '/api/dealray/deals/hotel-search',
      body: {
        ...common,
        occupancies: [{ numOfRoom: 1, numOfAdults: 2, numOfChildren: 0, childAges: [] }],
        stayPeriod: { start: '2026-12-04', end: '2026-12-06' },
        latitude: 38.7223,
        longitude: -9.1393,
        nationality: 'IN',
        destinationCountryCode: 'IN',
        currency: 'USD',
        radius: 15,
        searchString: 'Lisbon',
      },
    })
  })

  // §9.3, §9.6
  it('for cars are a driver of 25 from the US, with times as YYYY-MM-DDTHH:mm:ss', async () => {
    const { path, body } = await sent({ tab: 'Cars' })
    expect(path).toBe('/api/dealray/deals/car-search')
    expect(body).toEqual({
      ...common,
      age: 25,
      countryOfResidence: 'US',
      pickUpDateTime: '2026-12-04T10:00:00',
      returnDateTime: '2026-12-06T10:00:00',
      pickupLatitude: 38.7223,
      pickupLongitude: -9.1393,
      returnLatitude: 38.7223,
      returnLongitude: -9.1393,
      searchString: 'Lisbon',
    })
    for (const time of [body.pickUpDateTime, body.returnDateTime])
      expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
  })

  it('for activities and resorts are only the place and US dollars', async () => {
    expect(await sent({ tab: 'Activities' })).toEqual({
      path: '/api/dealray/deals/activity-search',
      body: { ...common, latitude: 38.7223, longitude: -9.1393 },
    })
    expect(await sent({ tab: 'Resorts' })).toEqual({
      path: '/api/resort/properties/deals?currency=USD',
      body: { lat: 38.7223, lon: -9.1393 },
    })
  })

  it.each(['Hotels', 'Activities', 'Cars'])(
    'request the prices of %s in the displayed currency',
    async (tab) => {
      expect((await sent({ tab, currency: 'SEK' })).body.currency).toBe('SEK')
    },
  )

  it('request the prices of resorts in the displayed currency', async () => {
    expect((await sent({ tab: 'Resorts', currency: 'SEK' })).path).toBe(
      '/api/resort/properties/deals?currency=SEK',
    )
  })

  // §2.5.8
  it.each(['Air Travel', 'Cruise'])('request nothing for %s, which never shows deals', (tab) => {
    expect(requestFor({ tab })).toBeNull()
  })
})

describe('deal dates', () => {
  // §9.4, §9.5
  it.each([
    ['en', '2026-12-04', '2026-12-06'],
    ['de', '2026-12-05', '2026-12-07'],
    ['ar', '2026-12-10', '2026-12-12'],
    ['es', '2026-12-05', '2026-12-07'],
  ] as const)('start 19 and end 21 days after the start of the week in %s', async (language, start, end) => {
    expect((await sent({ tab: 'Hotels', language })).body.stayPeriod).toEqual({ start, end })
    expect((await sent({ tab: 'Cars', language })).body).toMatchObject({
      pickUpDateTime: `${start}T10:00:00`,
      returnDateTime: `${end}T10:00:00`,
    })
  })
})

describe('deals near a place', () => {
  // §2.4.2
  it.each(['Hotels', 'Activities'])('use lat and long of the address for %s', async (tab) => {
    const { body } = await sent({ tab, search: 'lat=48.85&long=2.35&airportLat=1&airportLong=1' })
    expect(body).toMatchObject({ latitude: 48.85, longitude: 2.35, isFromDestination: true })
  })

  // §2.4.2
  it('use airportLat and airportLong for cars, for pick-up and return', async () => {
    const { body } = await sent({ tab: 'Cars', search: 'lat=1&long=1&airportLat=49.01&airportLong=2.55' })
    expect(body).toMatchObject({
      pickupLatitude: 49.01,
      pickupLongitude: 2.55,
      returnLatitude: 49.01,
      returnLongitude: 2.55,
      isFromDestination: true,
      searchString: '',
    })
  })

  const hostile = [
    ['lat=NaN&long=NaN', 'no numbers'],
    ['lat=Infinity&long=-Infinity', 'endless ones'],
    ['lat=1e999&long=2', 'one beyond all numbers'],
    ['lat=91&long=0', 'beyond the pole'],
    ['lat=0&long=180.001', 'beyond the date line'],
    ['lat=48.85', 'half a point'],
    ['lat=&long=', 'nothing'],
    ['lat=%20&long=%20', 'blanks'],
    ['lat=12,5&long=3,4', 'commas'],
    ['lat=1<script>&long=<script>alert(1)</script>', 'a script'],
    [`lat=${'9'.repeat(10_000)}&long=1`, '10,000 characters'],
  ] as const
  // §2.4.2
  it.each(hostile)('ignore %.40s: %s', async (search) => {
    const request = requestFor({ tab: 'Hotels', search })
    expect(request?.placeQuery).toBe('')
    expect((await sent({ tab: 'Hotels', search })).body).toMatchObject({
      latitude: 38.7223,
      longitude: -9.1393,
      isFromDestination: false,
    })
  })

  it("prefer a point in the address to the visitor's position, and that to the agency's place", async () => {
    expect((await sent({ tab: 'Hotels', near: here })).body).toMatchObject({
      ...here,
      searchString: '',
      isFromDestination: false,
    })
    const both = await sent({ tab: 'Hotels', near: here, search: 'lat=48.85&long=2.35' })
    expect(both.body).toMatchObject({ latitude: 48.85, longitude: 2.35, isFromDestination: true })
  })

  it('show only their dates if the place has no name', () => {
    expect(requestFor({ tab: 'Hotels' })?.about).toEqual(['Lisbon', 'Dec 4 – Dec 6'])
    expect(requestFor({ tab: 'Hotels', near: here })?.about).toEqual(['Dec 4 – Dec 6'])
  })

  it('keep their place in the address through a log-in', () => {
    const { placeQuery } = requestFor({ tab: 'Cars', search: 'airportLat=49.010&airportLong=2.55' }) ?? {}
    expect(placeQuery).toBe('&airportLat=49.01&airportLong=2.55')
  })
})

describe('order of deals', () => {
  const hotel = (name: string, distance: number) => ({ hotel: { hotelDetails: { name, distance } } })
  const answer = { response: [hotel('far', 9), hotel('near', 0.2), hotel('middle', 3)] }
  const names = (input: RequestInput) =>
    requestFor(input)
      ?.read(structuredClone(answer))
      .map(({ deal }) => ('hotel' in deal ? deal.hotel.hotelDetails.name : ''))

  it('is nearest first near the visitor or a place in the address', () => {
    expect(names({ tab: 'Hotels', near: here })).toEqual(['near', 'middle', 'far'])
    expect(names({ tab: 'Hotels', search: 'lat=1&long=1' })).toEqual(['near', 'middle', 'far'])
  })

  it("is the server's at the agency's own place, and for deals without distance", () => {
    expect(names({ tab: 'Hotels' })).toEqual(['far', 'near', 'middle'])
    const activities = requestFor({ tab: 'Activities', near: here })?.read({
      response: [{ title: 'one' }, { title: 'two' }, { title: 'three' }],
    })
    expect(activities?.map(({ deal }) => deal)).toMatchObject([
      { title: 'one' },
      { title: 'two' },
      { title: 'three' },
    ])
  })
})

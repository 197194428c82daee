import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { products } from '../../contract/products.ts'
import type { FlightOffer, HotelAnswer } from '../../contract/types.ts'
import { part } from '../../remotes/booking/entry.tsx'
import { hotelJsonLd } from '../../remotes/booking/products/hotel/head/hotel-head.ts'
import { jsonLdErrors } from '../../remotes/booking/spine/head/testing-json-ld.ts'
import { jsonLdBlock } from '../../server/http/pages/render/head-tags.ts'
import { drawPart } from '../entry-server.tsx'
import { testServer } from '../testing-server.ts'

const lisbon = 'destination=Lisbon%2C%20Portugal&lat=38.7167&long=-9.1333'
const stay = 'start=2026-05-08&end=2026-05-11&rooms=1&adults=2'
const ends = ['pickup', 'return'].map((end) => `${end}Latitude=38.7813&${end}Longitude=-9.13592`).join('&')
const rental = `pickup=Lisbon%20(LIS)&${ends}&pickUpDateTime=2026-05-08T10:00:00&returnDateTime=2026-05-11T10:00:00&age=35&countryOfResidence=DE`

/** The products with pages. */
const soldHere: ReadonlySet<string> = new Set(['hotel', 'activity', 'car', 'flight'])

const paths = {
  hotels: `/booknow/hotels/search?${lisbon}&${stay}`,
  activities: `/booknow/activities/search?${lisbon}&date=2026-05-08`,
  cars: `/booknow/cars/search?${rental}`,
  flights: `/booknow/flights/search?slices=LIS.LHR.2026-05-08&names=${encodeURIComponent('LIS~Lisbon|LHR~London')}`,
}

let end: () => void
beforeAll(() => {
  end = drawPart(part)
})
afterAll(() => end())

type JsonObject = Record<string, unknown>
const titleOf = (html: string) => /<title>(.*?)<\/title>/s.exec(html)?.[1]
const jsonLdOf = (html: string): JsonObject | null => {
  const block = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1]
  return block === undefined ? null : JSON.parse(block)
}
/** The details' page of the first card of the results. */
const firstLink = (html: string) =>
  /<a [^>]*href="([^"]+(?:details)[^"]*)"/
    .exec(html.slice(html.indexOf('data-offer=')))?.[1]
    ?.replaceAll('&amp;', '&') ?? ''

function site(slug: string) {
  const server = testServer(slug)
  const drawn = (address: string, { cookie = '', marker = /data-offer="/ } = {}) =>
    vi.waitFor(
      async () => {
        const { html } = await server().ask(address, cookie ? { cookie } : {})
        expect(html).toMatch(marker)
        return html
      },
      { timeout: 15_000, interval: 100 },
    )
  /** The page of the first card of the results. */
  const details = async (results: string, { cookie = '', more = '' } = {}) => {
    const path = firstLink(await drawn(`${results}${more}`, { cookie }))
    return { path, html: await drawn(path, { cookie, marker: /<h1[^>]*>/ }) }
  }
  return { server, drawn, details }
}

const headingOf = (html: string) =>
  /<h1[^>]*>(.*?)<\/h1>/s
    .exec(html)?.[1]
    ?.replace(/<[^>]+>/g, '')
    .trim() ?? 'no heading'

describe('the head of pages that the server draws', () => {
  const { server, drawn, details } = site('meridian')

  it.each([
    [paths.hotels, 'Hotels in Lisbon · Meridian'],
    [paths.activities, 'Activities in Lisbon · Meridian'],
    [paths.cars, 'Car hire in Lisbon (LIS) · Meridian'],
  ])('names the place of the results %s', async (path, title) => {
    expect(titleOf(await drawn(path))?.startsWith(title)).toBe(true)
  })

  it("is in the page's language", async () => {
    expect(titleOf(await drawn(`${paths.cars}&lng=fr`))).toMatch(/^Location de voitures à Lisbon/)
  })

  it.each([
    ['hotel', paths.hotels, 'Hotel'],
    ['activity', paths.activities, 'Product'],
    ['car', paths.cars, 'Product'],
  ])('names the %s of its page, and describes it for search engines', async (_, results, type) => {
    const { html } = await details(results)
    const [name = ''] = headingOf(html).split(' or similar')
    const title = titleOf(html)
    expect(title).toMatch(/^.+, Lisbon.* · Meridian/)
    expect(title?.startsWith(name)).toBe(true)
    const object = jsonLdOf(html)
    expect(object).toMatchObject({ '@context': 'https://schema.org', '@type': type })
    const { '@context': __, ...described } = object ?? {}
    expect(jsonLdErrors(described)).toEqual([])
  })

  it('has the price of the page in the offer', async () => {
    const { html } = await details(paths.cars)
    const { offers } = jsonLdOf(html) as { offers: { price: string; priceCurrency: string } }
    expect(offers.priceCurrency).toBe('USD')
    expect(html).toContain(Number(offers.price).toLocaleString('en-US', { minimumFractionDigits: 2 }))
  })

  it('names a hotel without dates as the canonical page', async () => {
    const { path, html } = await details(paths.hotels)
    const id = /hotelId=([\w-]+)/.exec(path)?.[1]
    expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]).toMatch(
      new RegExp(`/booknow/hotels/hotel-details\\?hotelId=${id}$`),
    )
  })

  const steps = products
    .filter(({ product }) => soldHere.has(product))
    .flatMap(({ path, checkoutPath, confirmationPaths, proposalPath }) => [
      [`${path}/search`],
      [checkoutPath],
      ...confirmationPaths.map((pattern) => [pattern.replace(':referenceNumber', 'LV-ABC234')]),
      [proposalPath.replace(':proposalId', '6f1c1f0e-0000-4000-8000-000000000001')],
    ])
  it.each([...steps, ['/booknow/cars/reservation-details'], ['/booknow/flights/reservation-details']])(
    'keeps %s from search engines, and names no address of it',
    async (path) => {
      const { html, status } = await server().ask(path)
      expect(status).toBe(200)
      expect(titleOf(html)).toMatch(/^.+ · Meridian/)
      expect(html).toContain('<meta name="robots" content="noindex">')
      expect(html).not.toContain('rel="canonical"')
      expect(jsonLdOf(html)).toBeNull()
    },
  )

  it.each(products.filter(({ product }) => soldHere.has(product)).map(({ path }) => [path]))(
    'lets search engines list %s, and names its own address',
    async (path) => {
      const { html } = await server().ask(`${path}?utm_source=mail`)
      expect(html).not.toContain('noindex')
      expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]).toMatch(new RegExp(`${path}$`))
    },
  )

  it('has no structured data for signed-in users', async () => {
    const cookie = await server().signIn('traveller')
    const { html } = await details(paths.hotels, { cookie })
    expect(titleOf(html)).toMatch(/ · Meridian/)
    expect(jsonLdOf(html)).toBeNull()
  })

  it.each([
    '/booknow/hotels/search-details?hotelId=%3C/script%3E',
    '/booknow/activities/result-details/%3Cscript%3E',
    '/booknow/cars/result-details?carId=../..&rateKey=%00',
  ])('keeps its general title for the hostile address %s', async (address) => {
    const { html, status } = await server().ask(address)
    expect(status).toBeLessThan(500)
    expect(titleOf(html)).toMatch(/^(?:Hotel|Activity|Car) · Meridian/)
    expect(jsonLdOf(html)).toBeNull()
  })
})

describe('the head of the pages of flights', () => {
  const { server, drawn } = site('meridian')
  const tag = (html: string, start: string) =>
    new RegExp(`<${start}[^>]*content="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&')

  it('names the route of the results, describes it, and keeps search engines out', async () => {
    const html = await drawn(paths.flights)
    expect(titleOf(html)).toBe('Flights: Lisbon → London · Meridian Mile')
    expect(tag(html, 'meta name="description"')).toMatch(/^Compare flights Lisbon → London /)
    expect(tag(html, 'meta property="og:description"')).toMatch(/^Compare flights Lisbon → London /)
    expect(tag(html, 'meta name="robots"')).toBe('noindex')
  })

  it("names the journey's pages by their route", async () => {
    const { offers } = await foundFlights(server())
    const query = `slices=LIS.LHR.2026-05-08&names=${encodeURIComponent('LIS~Lisbon|LHR~London')}&rate=${offers[0]?.rateKey}`
    const journey = await drawn(`/booknow/flights/reservation-details?${query}`, { marker: /<h1[^>]*>/ })
    expect(titleOf(journey)).toBe('Lisbon → London · Fares, bags and seats · Meridian Mile')
    expect(tag(journey, 'meta name="description"')).toMatch(/^Flights Lisbon → London: times, /)
    expect(tag(journey, 'meta name="robots"')).toBe('noindex')
    expect(jsonLdOf(journey)).toBeNull()
    const flights = await drawn(`/booknow/flights/flight-details?${query}`, { marker: /<h1[^>]*>/ })
    expect(titleOf(flights)).toBe('Lisbon → London · Flights of the journey · Meridian Mile')
  })

  it('lets search engines list the start page by its canonical address', async () => {
    const { html } = await server().ask('/booknow/flights?utm_source=x')
    expect(titleOf(html)).toBe('Flights · Meridian Mile')
    expect(html).toMatch(/<link rel="canonical" href="[^"?]*\/booknow\/flights"/)
    expect(html).not.toContain('noindex')
  })

  it.each(['search?slices=%3C/script%3E', 'reservation-details?rate=%00', 'flight-details?rate=abcdefgh123'])(
    'keeps its general title for the hostile address %s',
    async (address) => {
      const { html, status } = await server().ask(`/booknow/flights/${address}`)
      expect(status).toBeLessThan(500)
      expect(titleOf(html)).toMatch(
        /^(?:Flights|Fares, bags and seats|Flights of the journey) · Meridian Mile$/,
      )
      expect(html).toContain('noindex')
    },
  )

  /** The flights that the results' page finds. */
  async function foundFlights({ send }: ReturnType<typeof server>): Promise<{ offers: FlightOffer[] }> {
    const place = (code: string) => ({ kind: 'airport', code })
    const response = await send('/api/flight/search', {
      slices: [{ from: place('LIS'), to: place('LHR'), date: '2026-05-08' }],
      passengers: { adults: 1, childAges: [] },
    })
    const [line = '{}'] = (await response.text()).split('\n')
    return JSON.parse(line) as { offers: FlightOffer[] }
  }
})

describe('structured data with markup in a name', () => {
  const { server, drawn } = site('meridian')

  it('stays data', async () => {
    const id = /data-offer="([^"]+)"/.exec(await drawn(paths.hotels))?.[1]
    const response = await server().send('/api/hotels/details', { hotelId: id, currency: 'USD' })
    const { data } = (await response.json()) as { data: HotelAnswer }
    const name = `</script><script>alert(1)</script><!-- & "\u2028`
    const html = jsonLdBlock([hotelJsonLd({ ...data, hotel: { ...data.hotel, name } }, '/x?a=1&b')], '', '')
    expect(html.match(/<\/?script|<!--/g)).toEqual(['<script', '</script'])
    expect(jsonLdOf(html)).toMatchObject({ name })
  })
})

describe('the head of an agency that hides prices from visitors', () => {
  const { details } = site('schwarzmilan')

  it('names the hotel, and has no structured data', async () => {
    const { html } = await details(paths.hotels)
    expect(titleOf(html)).toMatch(/ · Schwarzmilan/)
    expect(jsonLdOf(html)).toBeNull()
  })
})

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readLines } from '../../api/search-lines.ts'
import type { HotelOffer, HotelSearchPart } from '../../contract/types.ts'
import { part } from '../../remotes/booking/entry.tsx'
import { drawPart } from '../entry-server.tsx'
import { testServer } from '../testing-server.ts'

const query =
  'destination=Lisbon%2C%20Portugal&lat=38.7167&long=-9.1333&start=2026-05-08&end=2026-05-11&rooms=1&adults=2'
const results = `/booknow/hotels/search?${query}`
const body = {
  latitude: 38.7167,
  longitude: -9.1333,
  destination: 'Lisbon, Portugal',
  currency: 'USD',
  radius: 15,
  stay: { start: '2026-05-08', end: '2026-05-11' },
  rooms: [{ adults: 2, childAges: [] }],
}

let end: () => void
beforeAll(() => {
  end = drawPart(part)
})
afterAll(() => end())

async function offersOf(response: Response): Promise<HotelOffer[]> {
  const offers: HotelOffer[] = []
  for await (const line of readLines(response.body as ReadableStream<Uint8Array>)) {
    const answer = line as HotelSearchPart
    if (answer.kind === 'offers') offers.push(...answer.offers)
  }
  return offers
}

const drawnIds = (html: string) => [...html.matchAll(/data-offer="([^"]+)"/g)].map(([, id]) => id)
const rootOf = (html: string) =>
  html.slice(html.indexOf('<div id="root">'), html.indexOf('id="livery-state"'))
const stateOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="livery-state">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')

/** The page once the supplier has answered within its time: a loaded machine needs a second request. */
async function drawn(ask: () => Promise<{ html: string; status: number; headers: Headers }>) {
  return vi.waitFor(
    async () => {
      const page = await ask()
      expect(drawnIds(page.html)).not.toHaveLength(0)
      return page
    },
    { timeout: 40_000, interval: 100 },
  )
}

describe('hotel results that the server draws', () => {
  const server = testServer('aurora')

  it("have the first hotels' names, links and prices, equal to the API's", async () => {
    const { html, status, headers } = await drawn(() => server().ask(results))
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(html).toContain('<meta name="robots" content="noindex">')
    const offers = await offersOf(await server().send('/api/hotels/search', body))
    const text = rootOf(html)
    for (const id of drawnIds(html)) {
      const offer = offers.find(({ hotelId }) => hotelId === id)
      const card = text.slice(text.indexOf(`data-offer="${id}"`)).split('</article>')[0] ?? ''
      const total = ((offer?.price?.total ?? 0) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
      expect(card).toContain(`$${total}`)
      expect(card).toContain(`href="/booknow/hotels/search-details?hotelId=${id}&amp;`)
      expect(card).toContain(offer?.name.replaceAll('&', '&amp;').replaceAll("'", '&#x27;') ?? 'no name')
    }
  })

  it('hand their data to the browser, without code or texts', async () => {
    const { html } = await drawn(() => server().ask(results))
    const { drawn: name, queries } = stateOf(html)
    expect(name).toBe('booking')
    const keys = queries.queries.map(({ queryKey }: { queryKey: readonly unknown[] }) => queryKey)
    expect(keys).toContainEqual(['post', '/api/hotels/search', { body }])
    expect(JSON.stringify(keys)).not.toMatch(/late texts|remote part/)
  })

  it.each([
    ['no place', ''],
    ['a place that is no place', 'lat=NaN&long=9e99&start=x&end=y&rooms=-1&adults=1e9'],
    ['a stay years ahead', 'lat=38.7&long=-9.1&start=2999-01-01&end=2999-12-31'],
    ['markup', 'destination=%3Cscript%3Ealert(1)%3C/script%3E&lat=38.7&long=-9.1&sort=%3Cb%3E&stars=%00'],
    ['parts of characters', 'destination=%E0%A4&lat=%ff&long=%&hotelId=../..&page=1e308'],
    ['a name at every parameter twice', 'lat=1&lat=2&long=3&long=4&start=2026-05-08&start=2026-05-09'],
  ])('are a page with the search form for %s', async (_, hostile) => {
    const { html, status } = await server().ask(`/booknow/hotels/search?${hostile}`)
    expect(status).toBe(200)
    expect(rootOf(html)).toContain('name="destination"')
    expect(html).not.toContain('<script>alert(1)')
  })
})

describe('a hotel that the server draws', () => {
  const server = testServer('aurora')

  it('has its name, rooms and prices', async () => {
    const [offer] = await offersOf(await server().send('/api/hotels/search', body))
    const address = `/booknow/hotels/search-details?hotelId=${offer?.hotelId}&${query}`
    const page = await vi.waitFor(
      async () => {
        const { html, headers } = await server().ask(address)
        expect(rootOf(html)).toMatch(/<h1[^>]*>/)
        return { html, headers }
      },
      { timeout: 40_000, interval: 100 },
    )
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    const total = ((offer?.price?.total ?? 0) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
    expect(rootOf(page.html)).toContain(`$${total}`)
  })
})

describe('hotel results of a slow supplier', () => {
  const searches = vi.fn()
  const server = testServer('aurora', undefined, [], async (request) => {
    if (!request.url.includes('/hotels/search')) return new Response(null, { status: 404 })
    searches()
    return new Promise<Response>((_, reject) =>
      request.signal.addEventListener('abort', () => reject(request.signal.reason)),
    )
  })

  it('are a page with placeholders, which does not wait for it', async () => {
    const { html, status } = await server().ask(results)
    expect(searches).toHaveBeenCalledOnce()
    expect([200, 503]).toContain(status)
    expect(rootOf(html)).toContain('name="destination"')
    expect(rootOf(html)).toContain('Searching for hotels')
    expect(drawnIds(html)).toHaveLength(0)
  })
})

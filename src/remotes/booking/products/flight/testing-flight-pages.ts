import { HttpResponse, http, type JsonBodyType } from 'msw'
import { createApiClient } from '../../../../api/client.ts'
import { readLines } from '../../../../api/search-lines.ts'
import { productEntry } from '../../../../contract/products.ts'
import type { FlightFare } from '../../../../contract/types.ts'
import { flightPairs, queryOf } from '../../../../tenant/flight-search.ts'
import { checkoutHref } from '../../spine/product/product-hrefs.ts'
import { searchBody } from './search/search-body.ts'
import { criteria, doneLine, offersLine, searchCall } from './testing-flight-answers.ts'
import { answer, fares, seatMap, shownPrice } from './testing-journey-answers.ts'

/** An answer of the search in lines. */
export const lines = (...parts: object[]) =>
  new HttpResponse(`${parts.map((part) => JSON.stringify(part)).join('\n')}\n`, {
    headers: { 'content-type': 'application/x-ndjson' },
  })

const json = (path: string, data: JsonBodyType) =>
  http.post(`*/api/flight/${path}`, () => HttpResponse.json({ data }))

interface PriceBody {
  services: { id: string; count: number }[]
  seats: { seat: string }[]
}

/** Answers of every call of the flight pages; a later handler of a test replaces one. */
export const flightHandlers = [
  http.post(searchCall, () => lines(offersLine, doneLine)),
  http.post('*/api/flight/calendar', async ({ request }) => {
    const { from } = (await request.json()) as { from: string }
    const day = (later: number) => new Date(Date.parse(from) + later * 86_400_000).toISOString().slice(0, 10)
    const price = (amount: number) => ({ price: { amount, currency: 'USD' } })
    return HttpResponse.json({
      data: {
        days: [
          { date: day(0), level: 'low', ...price(55_000) },
          { date: day(1) },
          ...[2, 3, 4, 5, 6].map((later) => ({
            date: day(later),
            level: 'typical',
            ...price(60_000 + later),
          })),
        ],
      },
    })
  }),
  json('details', answer),
  json('seats', { maps: [seatMap] }),
  // A bag costs 45, a seat 10.
  http.post('*/api/flight/price', async ({ request }) => {
    const { services, seats } = (await request.json()) as PriceBody
    const bags = services.filter(({ id }) => id === 'bag_0').reduce((sum, { count }) => sum + count, 0)
    return HttpResponse.json({
      data: {
        ...fares[0],
        rateKey: 'rate-with-extras',
        price: shownPrice(75_000 + bags * 4_500 + seats.length * 1_000),
      },
    })
  }),
]

/** The page of the journey with its cheaper fare. */
export const journeyPath = `/booknow/flights/reservation-details?${queryOf([...flightPairs(criteria), ['rate', fares[0].rateKey]])}`

/** Returns the addresses of the first journey that the server finds, and its cheapest fare. */
export async function findJourneyAt(
  origin: string,
): Promise<{ page: string; checkout: string; fare: FlightFare }> {
  const api = createApiClient({ baseUrl: origin })
  const found = await api.POST('/api/flight/search', { body: searchBody(criteria, 'USD'), parseAs: 'stream' })
  if (!found.data) throw new Error('The search has no answer.')
  for await (const line of readLines(found.data)) {
    const [offer] = (line as typeof offersLine).offers ?? []
    if (!offer) continue
    const { data } = await api.POST('/api/flight/details', {
      body: { rateKey: offer.rateKey, currency: 'USD' },
    })
    const fare = data?.data.fares[0]
    if (!fare) throw new Error('The journey has no fare.')
    const page = `/booknow/flights/reservation-details?${queryOf([...flightPairs(criteria), ['rate', fare.rateKey]])}`
    return { page, fare, checkout: checkoutHref(productEntry('flight'), fare, page) }
  }
  throw new Error('There is no flight from Lisbon to London.')
}

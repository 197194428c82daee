import { request } from 'node:http'
import { stayAhead } from '../../src/server/http/api/booking/testing-http-search.ts'
import { offersOf, searchPartsOf } from '../../src/server/http/api/products/hotel/testing-hotels.ts'
import { host } from './livery-server.ts'

/** Number of measured searches, each for other nights, after the warm-up searches. */
const SEARCHES = 40
const WARM_UP = 5

export interface HotelSearchFigures {
  searches: number
  /** Hotels in the search with the fewest. */
  hotels: number
  /** Milliseconds from the call to the first hotels, and to all hotels. */
  first: Spread
  complete: Spread
}

interface Spread {
  median: number
  p95: number
}

/** Searches a large city's hotels over HTTP, one search after the other. */
export async function measureHotelSearch(port: number): Promise<HotelSearchFigures> {
  const found: { first: number; complete: number; hotels: number }[] = []
  for (let index = 0; index < WARM_UP + SEARCHES; index += 1) {
    const measured = await search(port, 30 + index)
    if (index >= WARM_UP) found.push(measured)
  }
  return {
    searches: SEARCHES,
    hotels: Math.min(...found.map(({ hotels }) => hotels)),
    first: spread(found.map(({ first }) => first)),
    complete: spread(found.map(({ complete }) => complete)),
  }
}

function search(port: number, days: number): Promise<{ first: number; complete: number; hotels: number }> {
  const place = { latitude: 38.72, longitude: -9.14, destination: 'Lisbon, Portugal' }
  const at = `${host}:${port}`
  const headers = {
    host: at,
    origin: `http://${at}`,
    'content-type': 'application/json',
    'x-requested-with': 'livery',
  }
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const what = {
      host: '127.0.0.1',
      port,
      path: '/api/hotels/search',
      method: 'POST',
      headers,
      agent: false,
    }
    const call = request(what, (response) => {
      let text = ''
      let first = Number.NaN
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
        if (Number.isNaN(first) && text.includes('\n')) first = performance.now() - started
      })
      response.on('end', () => {
        if (response.statusCode !== 200)
          return reject(new Error(`the search answered ${response.statusCode}`))
        const complete = performance.now() - started
        resolve({ first, complete, hotels: offersOf(searchPartsOf(text)).length })
      })
    })
    call.on('error', reject).end(JSON.stringify({ ...place, ...stayAhead(days) }))
  })
}

function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  return { median: at(0.5), p95: at(0.95) }
}

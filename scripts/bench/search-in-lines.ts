import { request } from 'node:http'
import { host } from './livery-server.ts'

/** Number of measured searches, each for other days, after the warm-up searches. */
const SEARCHES = 40
const WARM_UP = 5

/** A search whose answer is lines: its path, and its body some days ahead. */
export interface SearchInLines {
  path: string
  bodyOf: (days: number) => object
}

export interface SearchFigures {
  searches: number
  /** Offers in the search with the fewest. */
  offers: number
  /** Milliseconds from the call to the first offers, and to all. */
  first: Spread
  complete: Spread
}

interface Spread {
  median: number
  p95: number
}

/** Searches over HTTP, one search after the other. */
export async function measureSearch(port: number, what: SearchInLines): Promise<SearchFigures> {
  const found: { first: number; complete: number; offers: number }[] = []
  for (let index = 0; index < WARM_UP + SEARCHES; index += 1) {
    const measured = await search(port, what, 30 + index)
    if (index >= WARM_UP) found.push(measured)
  }
  return {
    searches: SEARCHES,
    offers: Math.min(...found.map(({ offers }) => offers)),
    first: spread(found.map(({ first }) => first)),
    complete: spread(found.map(({ complete }) => complete)),
  }
}

function search(
  port: number,
  { path, bodyOf }: SearchInLines,
  days: number,
): Promise<{ first: number; complete: number; offers: number }> {
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
      path,
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
        resolve({ first, complete, offers: offersIn(text) })
      })
    })
    call.on('error', reject).end(JSON.stringify(bodyOf(days)))
  })
}

function offersIn(text: string): number {
  const parts = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { offers?: object[] })
  return parts.reduce((sum, { offers = [] }) => sum + offers.length, 0)
}

function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  return { median: at(0.5), p95: at(0.95) }
}

import type { ServerResponse } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { HotelSearchPart } from '../../../contract/types.ts'
import { openTestApp, type TestApp } from '../../hosts/testing-app.ts'
import { lisbon, mayStay, offersOf, searchParts, two } from '../api/products/hotel/testing-hotels.ts'
import { answers, startTestOperator, type TestOperator } from './testing-operator.ts'

let operator: TestOperator
let app: TestApp
/** The same operator with a timeout short enough for a test. */
let hurried: TestApp
beforeAll(async () => {
  operator = await startTestOperator()
  const { config } = operator
  const agencies = { aurora: {}, meridian: { allowNonLoginFlow: false } }
  app = await openTestApp({ config }, agencies)
  hurried = await openTestApp({ config, operatorTimeout: 1_000 }, agencies)
})
afterAll(() => operator.close())
beforeEach(() => {
  operator.seen.length = 0
})

const price = {
  currency: 'USD',
  total: 30_000,
  subtotal: 28_000,
  dueLocally: [],
  saved: 4000,
  priceLines: [{ code: 'vat', kind: 'tax', amount: 2000, treatment: 'standard' }],
  breakdown: [{ label: 'night', date: '2026-05-08', amount: 28_000 }],
  retail: 34_000,
  net: 25_000,
  base: 23_000,
  markup: 5000,
  rule: { kind: 'percent', value: 20 },
  trace: [],
  exchange: { from: 'USD', rate: 1, asOf: '2026-03-10' },
}
const step = { from: '2026-05-01T00:00:00', penalty: 30_000 }
const offer = {
  hotelId: 'h1',
  name: 'Hotel One',
  stars: 4,
  guestRating: 4.2,
  reviewCount: 9,
  worth: 1,
  others: [],
  position: { latitude: 38.7, longitude: -9.1 },
  distance: { miles: 1, from: 'Lisbon' },
  picture: 'https://pictures.example/1.jpg',
  amenities: ['wifi'],
  board: 'breakfast',
  payment: 'now',
  policy: { isRefundable: true, timeZone: 'Europe/Lisbon', steps: [step] },
  roomsLeft: 3,
  price,
}
const offers = JSON.stringify({ kind: 'offers', offers: [offer] })
const done = JSON.stringify({ kind: 'done', total: 1, isSample: false })

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const ndjson = { 'content-type': 'application/x-ndjson' }
const search = (host?: string, of = app) =>
  of.call('/api/hotels/search', {
    method: 'POST',
    body: { ...lisbon, stay: mayStay, rooms: [two] },
    ...(host && { host }),
  })
/** Answers with a first line, and then as the test decides. */
const firstLineThen = (then: (response: ServerResponse) => void) => (response: ServerResponse) => {
  response.writeHead(200, ndjson)
  response.write(`${offers}\n`, () => then(response))
}
const problemOf = async (response: Response) =>
  (await response.json()) as { code: string; detail: string; errors?: { field: string }[] }

describe("a hotel search at an operator's API", () => {
  it('passes each line on as it arrives', async () => {
    let finish = () => {}
    operator.answer = firstLineThen((response) => {
      finish = () => response.end(`${done}\n`)
    })
    const response = await search()
    expect(response.headers.get('content-type')).toBe('application/x-ndjson')
    const reader = response.body?.getReader()
    const first = await reader?.read()
    expect(JSON.parse(new TextDecoder().decode(first?.value))).toMatchObject({ kind: 'offers' })
    finish()
    const last = await reader?.read()
    expect(JSON.parse(new TextDecoder().decode(last?.value))).toEqual(JSON.parse(done))
    expect((await reader?.read())?.done).toBe(true)
    expect(operator.seen[0]).toMatchObject({ method: 'POST', path: '/api/hotels/search' })
    expect(operator.seen[0]?.headers.accept).toContain('application/x-ndjson')
  })

  it('loses fields that the contract does not have, in each kind of line', async () => {
    const line = { kind: 'offers', offers: [{ ...offer, secret: 1 }], debug: 2 }
    const last = { kind: 'done', total: 1, isSample: true, near: 'Lisbon', debug: 3 }
    operator.answer = answers(200, `${JSON.stringify(line)}\n${JSON.stringify(last)}\n`, ndjson)
    const parts = await searchParts(await search())
    expect(parts[0]).toEqual({ kind: 'offers', offers: [expect.not.objectContaining({ secret: 1 })] })
    expect(parts[1]).toEqual({ kind: 'done', total: 1, isSample: true, near: 'Lisbon' })
  })

  it('shows a visitor neither wholesale rate, markup nor retail price', async () => {
    operator.answer = answers(200, `${offers}\n${done}\n`, ndjson)
    const [shown] = offersOf(await searchParts(await search()))
    expect(shown?.price).toMatchObject({ total: 30_000, subtotal: 28_000, saved: 4000 })
    for (const hidden of ['net', 'base', 'markup', 'rule', 'trace', 'retail'])
      expect(shown?.price, hidden).not.toHaveProperty(hidden)
  })

  it('shows no amount to a visitor of an agency that hides prices', async () => {
    operator.answer = answers(200, `${offers}\n${done}\n`, ndjson)
    const [shown] = offersOf(await searchParts(await search('meridian.localhost:4000')))
    expect(shown).not.toHaveProperty('price')
    expect(shown?.policy.steps).toEqual([{ from: step.from, costs: 'all' }])
  })

  it('recalculates the parts if they are those of the wholesale rate', async () => {
    const net = {
      ...price,
      subtotal: 23_000,
      breakdown: [{ label: 'night', date: '2026-05-08', amount: 23_000 }],
    }
    const line = JSON.stringify({ kind: 'offers', offers: [{ ...offer, price: net }] })
    operator.answer = answers(200, `${line}\n${done}\n`, ndjson)
    const [shown] = offersOf(await searchParts(await search()))
    expect(shown?.price).toMatchObject({
      total: 30_000,
      subtotal: 27_600,
      priceLines: [{ code: 'vat', kind: 'tax', amount: 2400, treatment: 'standard' }],
    })
  })
})

describe('a search with an invalid first line', () => {
  it.each([
    ['a page', answers(200, '<html>', { 'content-type': 'text/html' }), /not application\/x-ndjson/],
    ['a page as lines', answers(200, '<html>', ndjson), /not JSON/],
    ['a line of no kind', answers(200, '{"kind":"more"}\n', ndjson), /no kind/],
    ['an empty answer', answers(200, '', ndjson), /without a line of kind "done"/],
    [
      'bytes that are no UTF-8',
      (response: ServerResponse) => void response.writeHead(200, ndjson).end(Buffer.from([0xff, 10])),
      /searchHotels/,
    ],
    ['a redirect', answers(302, '', { location: 'http://127.0.0.1:1/' }), /redirect/],
    ['status 503', answers(503, '<html>down</html>'), /status 503/],
    ['a closed connection', (response: ServerResponse) => void response.destroy(), /could not be reached/],
    ['nine million bytes', answers(200, `{"kind":"${'x'.repeat(9_000_000)}`, ndjson), /too large/],
  ])('is 502 with a reason: %s', async (_, answer, reason) => {
    operator.answer = answer
    const response = await search()
    expect(response.status).toBe(502)
    const problem = await problemOf(response)
    expect(problem.code).toBe('upstream_failed')
    expect(problem.detail).toMatch(reason)
  })

  it('is 502 and names a missing and a wrong field', async () => {
    const { name: _, ...rest } = offer
    const line = { kind: 'offers', offers: [{ ...rest, stars: 'four' }] }
    operator.answer = answers(200, `${JSON.stringify(line)}\n${done}\n`, ndjson)
    const response = await search()
    expect(response.status).toBe(502)
    const fields = (await problemOf(response)).errors?.map(({ field }) => field)
    expect(fields).toEqual(expect.arrayContaining(['offers[0].name', 'offers[0].stars']))
  })

  it('is 504 after the timeout', async () => {
    operator.answer = () => {}
    const response = await search(undefined, hurried)
    expect([response.status, (await problemOf(response)).code]).toEqual([504, 'upstream_timeout'])
  })

  it('keeps the code of a refusal', async () => {
    operator.answer = answers(422, {
      error: 'Too far ahead',
      errors: [{ field: 'stay.end', reason: 'is too late' }],
    })
    const response = await search()
    expect([response.status, await problemOf(response)]).toMatchObject([
      422,
      { code: 'validation_failed', errors: [{ field: 'stay.end', reason: 'is too late' }] },
    ])
  })
})

describe('a search with an invalid later line', () => {
  it.each<[string, (response: ServerResponse) => void, string]>([
    ['a broken line', (response) => void response.end('{"kind":"off\n'), 'upstream_failed'],
    [
      'a wrong field',
      (response) => void response.end('{"kind":"offers","offers":[{}]}\n'),
      'upstream_failed',
    ],
    ['no last line', (response) => void response.end(), 'upstream_failed'],
    ['a closed connection', (response) => void response.destroy(), 'upstream_failed'],
    [
      'too many bytes',
      (response) => void response.end(`${`${offers}\n`.repeat(12_000)}${done}\n`),
      'upstream_failed',
    ],
    ['nothing more', () => {}, 'upstream_timeout'],
  ])('sends the earlier lines, and ends as failed: %s', async (_, then, code) => {
    operator.answer = firstLineThen(then)
    const response = await search(undefined, code === 'upstream_timeout' ? hurried : app)
    expect(response.status).toBe(200)
    const parts = await searchParts(response)
    expect(offersOf(parts)[0]?.name).toBe('Hotel One')
    expect(parts.at(-1)).toEqual({ kind: 'failed', code })
  })

  it('ends as failed, also after its request was collected', async () => {
    operator.answer = firstLineThen(() => {})
    const response = await search(undefined, hurried)
    const collecting = setInterval(collectGarbage, 20)
    try {
      const parts = await searchParts(response)
      expect(parts.at(-1)).toEqual({ kind: 'failed', code: 'upstream_timeout' })
    } finally {
      clearInterval(collecting)
    }
  })

  it("passes the operator's own failure on, and reads no further", async () => {
    const failed: HotelSearchPart = { kind: 'failed', code: 'supplier_failed' }
    operator.answer = firstLineThen((response) => void response.end(`${JSON.stringify(failed)}\n${offers}\n`))
    const parts = await searchParts(await search())
    expect(parts.map(({ kind }) => kind)).toEqual(['offers', 'failed'])
  })

  it('ends the call at the operator when the visitor leaves', async () => {
    const closed = Promise.withResolvers<void>()
    operator.answer = firstLineThen((response) => void response.on('close', () => closed.resolve()))
    const response = await search()
    const reader = response.body?.getReader()
    await reader?.read()
    await reader?.cancel()
    await closed.promise
    expect(operator.seen).toHaveLength(1)
  })
})

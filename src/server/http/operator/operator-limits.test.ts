import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../hosts/testing-app.ts'
import { answers, startTestOperator, type TestOperator } from './testing-operator.ts'

let operator: TestOperator
let app: TestApp
/** The same operator with a timeout short enough for a test. */
let hurried: TestApp
beforeAll(async () => {
  operator = await startTestOperator()
  const { config } = operator
  app = await openTestApp({ config }, { aurora: {} })
  hurried = await openTestApp({ config, operatorTimeout: 50 }, { aurora: {} })
})
afterAll(() => operator.close())
beforeEach(() => {
  operator.seen.length = 0
})

const contact = { firstName: 'Ada', lastName: 'Byron', email: 'ada@reader.example', phone: '+442079460958' }
const holdBody = {
  quoteId: '6f1c1f0e-0000-4000-8000-000000000000',
  shownTotal: { amount: 100, currency: 'USD' },
  contact,
  parties: [{ travellers: [{ group: 1, type: 'adult', role: 'lead', firstName: 'Ada', lastName: 'Byron' }] }],
}
const booking = '/api/bookings/OP-AB12CD'
const calls = {
  hold: ['/api/bookings', holdBody],
  payment: [`${booking}/payment`, {}],
  extension: [`${booking}/hold`, {}],
  quote: ['/api/quotes', { items: [{ product: 'hotel', rateKey: 'a'.repeat(40) }], currency: 'USD' }],
} as const
type Kind = keyof typeof calls
let keys = 0

const visits: string[] = []
/** Each visit has another address, so that only the limit of a visit applies. */
function addressOf(visit: string): string {
  if (!visits.includes(visit)) visits.push(visit)
  return `198.51.100.${visits.indexOf(visit) + 1}`
}

/** Makes a call of a visit with a new Idempotency-Key. */
async function send(kind: Kind, visit: string, of = app, signal?: AbortSignal): Promise<Response> {
  keys += 1
  const host = 'aurora.localhost:4000'
  const [path, body] = calls[kind]
  const headers = {
    'content-type': 'application/json',
    origin: `http://${host}`,
    'x-requested-with': 'livery',
    'idempotency-key': `key-of-a-limit-${keys}-more`,
    'x-session-id': visit,
  }
  const init = { method: 'POST', headers, body: JSON.stringify(body), ...(signal && { signal }) }
  const remoteAddress = addressOf(visit)
  return of.app.fetch(new Request(`http://${host}${path}`, init), { hosts: [host], remoteAddress })
}

async function statuses(count: number, next: () => Promise<Response>): Promise<number[]> {
  const found = []
  for (let index = 0; index < count; index += 1) found.push((await next()).status)
  return found
}

describe('the limit of holds', () => {
  it('counts a hold whose caller leaves before the operator answers', async () => {
    let arrived = () => {}
    operator.answer = () => arrived()
    const hangUp = async () => {
      const caller = new AbortController()
      arrived = () => caller.abort()
      return send('hold', 'visit-that-hangs-up', app, caller.signal)
    }
    const found = await statuses(12, hangUp)
    expect(found.slice(5)).toEqual(Array(7).fill(429))
    expect(operator.seen).toHaveLength(5)
  })

  it.each<[string, (response: ServerResponse) => void]>([
    ['status 500', answers(500, { error: 'Broken' })],
    ['a closed connection', (response) => void response.destroy()],
    ['a booking without its key', answers(201, { data: {} })],
  ])('counts a hold that the operator answers with %s', async (name, answer) => {
    operator.answer = answer
    const found = await statuses(7, () => send('hold', `visit ${name}`.replaceAll(' ', '-')))
    expect(found).toEqual([502, 502, 502, 502, 502, 429, 429])
    expect(operator.seen).toHaveLength(5)
  })

  it('counts a hold that the operator answers too late', async () => {
    operator.answer = () => {}
    const found = await statuses(7, () => send('hold', 'visit-that-waits', hurried))
    expect(found).toEqual([504, 504, 504, 504, 504, 429, 429])
  })

  it.each([400, 402, 404, 409, 422])(
    'does not count a hold that the operator refuses with %i',
    async (status) => {
      operator.answer = answers(status, { error: 'No' })
      const found = await statuses(8, () => send('hold', `visit-refused-${status}`))
      expect(found).toEqual(Array(8).fill(status))
    },
  )
})

describe('a call that counts even if the operator refuses it', () => {
  it('is a declined payment, so that stolen cards cannot be tested', async () => {
    operator.answer = answers(402, { error: 'Declined', code: 'payment_declined' })
    const found = await statuses(30, () => send('payment', 'visit-of-payments'))
    expect(found).toEqual([...Array(10).fill(402), ...Array(20).fill(429)])
    expect(operator.seen).toHaveLength(10)
  })

  it('is an extension of a hold', async () => {
    operator.answer = answers(409, { error: 'Extended before' })
    const found = await statuses(12, () => send('extension', 'visit-of-extensions'))
    expect(found).toEqual([...Array(10).fill(409), 429, 429])
  })

  it('is a quote', async () => {
    operator.answer = answers(404, { error: 'No such rate' })
    const found = await statuses(62, () => send('quote', 'visit-of-quotes'))
    expect(found).toEqual([...Array(60).fill(404), 429, 429])
  })
})

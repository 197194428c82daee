import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../hosts/testing-app.ts'
import { answers, startTestOperator, type TestOperator } from './testing-operator.ts'
import { hotel, room } from './testing-operator-stay.ts'

let operator: TestOperator
let app: TestApp
beforeAll(async () => {
  operator = await startTestOperator()
  const { config } = operator
  const agencies = { aurora: {}, meridian: { allowNonLoginFlow: false } }
  app = await openTestApp({ config }, agencies)
})
afterAll(() => operator.close())
beforeEach(() => {
  operator.seen.length = 0
})

const money = (amount: number) => ({ amount, currency: 'USD' })
const policy = {
  isRefundable: false,
  timeZone: 'Europe/Lisbon',
  steps: [{ from: '2026-01-01T00:00:00', penalty: 100 }],
}
const stay = {
  hotel,
  room,
  rate: { board: 'breakfast', payment: 'now', isRefundable: false, policy },
  stay: { start: '2026-05-08', end: '2026-05-09' },
  rooms: [{ adults: 2, childAges: [] }],
}
const price = {
  currency: 'USD',
  total: 100,
  subtotal: 100,
  breakdown: [],
  priceLines: [],
  saved: 0,
  dueLocally: [],
  net: 80,
  markup: 20,
  exchange: { from: 'USD', rate: 1, asOf: '2026-03-10' },
}
const entry = { amount: money(100), to: 'agency', kind: 'balance' }
const booking = {
  reference: 'OP-AB12CD',
  state: 'on_hold',
  createdAt: '2026-03-10T12:00:00Z',
  items: [
    {
      id: '6f1c1f0e-0000-4000-8000-000000000001',
      state: 'on_hold',
      price,
      paymentSchedule: [entry],
      subject: { product: 'hotel', hotel: stay },
      party: { travellers: [] },
      cancellation: {},
      availableActions: [],
    },
  ],
  total: money(100),
  paymentSchedule: [entry],
  discounts: [],
  requests: '',
  contact: { firstName: 'Ada', lastName: 'Byron', email: 'ada@reader.example', phone: '+442079460958' },
  payment: { state: 'requires_payment_method', due: money(100), paid: money(0), refunded: money(0) },
  terms: { version: 1, language: 'en' },
}
const key = 'k'.repeat(32)
const path = `/api/bookings/${booking.reference}`
const wish = {
  quoteId: '6f1c1f0e-0000-4000-8000-000000000000',
  shownTotal: money(100),
  contact: booking.contact,
  parties: [{ travellers: [{ group: 1, type: 'adult', role: 'lead', firstName: 'Ada', lastName: 'Byron' }] }],
}
let keys = 0

interface Sent {
  visit?: string
  cookie?: string
  host?: string
  body?: unknown
}

const hold = ({ visit = 'visit-0001', cookie, host, body = wish }: Sent = {}) => {
  keys += 1
  const headers = {
    'idempotency-key': `key-of-a-test-${keys}-more`,
    'x-session-id': visit,
    ...(cookie && { cookie }),
  }
  return app.call('/api/bookings', { method: 'POST', body, headers, ...(host && { host }) })
}
const held = answers(201, { data: booking }, { 'x-booking-key': key })
const problemOf = async (response: Response) =>
  (await response.json()) as { code: string; detail: string; errors?: unknown }
const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')

describe("a guest's booking at an operator's API", () => {
  it('is opened again by the key of its answer, sent only with its calls', async () => {
    operator.answer = held
    const response = await hold()
    expect(response.headers.has('x-booking-key')).toBe(false)
    expect(operator.seen[0]?.headers).toMatchObject({ 'idempotency-key': expect.stringMatching(/^key-of/) })
    const headers = { cookie: cookieOf(response) }
    operator.answer = answers(200, { data: booking })
    const opened = await app.call(path, { headers })
    expect([opened.status, operator.seen[1]?.headers['x-booking-key']]).toEqual([200, key])
    expect(operator.seen[1]?.headers).not.toHaveProperty('cookie')
    const { data } = (await opened.json()) as { data: { items: { price: object }[] } }
    expect(data.items[0]?.price).not.toHaveProperty('net')
    await app.call('/api/bookings/OP-ZZ99ZZ', { headers })
    expect(operator.seen[2]?.headers).not.toHaveProperty('x-booking-key')
    await app.call('/api/bookings/OP-ZZ99ZZ', { headers: { 'x-booking-key': key } })
    expect(operator.seen[3]?.headers).not.toHaveProperty('x-booking-key')
  })

  it.each([
    ['no key', {}, 'no header x-booking-key'],
    ['a short key', { 'x-booking-key': 'short' }, 'must be 20 to 100'],
    ['a key with other signs', { 'x-booking-key': `${key} ${key}` }, 'must be 20 to 100'],
  ])('is 502 and names the header for %s', async (name, headers, reason) => {
    operator.answer = answers(201, { data: booking }, headers)
    const response = await hold({ visit: `visit ${name}`.replaceAll(' ', '-') })
    expect(response.status).toBe(502)
    expect((await problemOf(response)).detail).toContain(reason)
    expect(cookieOf(response)).not.toContain('livery_bookings')
  })

  it('is no longer opened after log-out', async () => {
    operator.answer = held
    const cookie = cookieOf(await hold({ visit: 'visit-logout' }))
    const out = await app.call('/api/user/logout', { method: 'POST', headers: { cookie } })
    expect(out.headers.getSetCookie().join()).toMatch(/livery_bookings=;[^,]*Max-Age=0/)
  })
})

describe("a refusal by Livery before the operator's API is called", () => {
  it('is the answer to a sixth hold of one visit, until one is booked or released', async () => {
    const visit = 'visit-of-holds'
    const references = ['OP-HELD01', 'OP-HELD02', 'OP-HELD03', 'OP-HELD04', 'OP-HELD05']
    for (const reference of references) {
      operator.answer = answers(201, { data: { ...booking, reference } }, { 'x-booking-key': key })
      expect((await hold({ visit })).status).toBe(201)
    }
    operator.answer = held
    expect((await hold({ visit })).status).toBe(429)
    expect(operator.seen).toHaveLength(5)
    operator.answer = answers(200, { data: { ...booking, reference: 'OP-HELD03', state: 'released' } })
    await app.call('/api/bookings/OP-HELD03/hold', { method: 'DELETE' })
    operator.answer = held
    expect((await hold({ visit })).status).toBe(201)
  })

  it('does not count a hold that the operator refused', async () => {
    operator.answer = answers(409, { error: 'Sold out', code: 'sold_out' })
    for (let count = 0; count < 8; count += 1) {
      expect((await hold({ visit: 'visit-of-refusals' })).status).toBe(409)
    }
  })

  it('is the answer to the eleventh wrong key of a visit', async () => {
    operator.answer = answers(404, { error: 'No such booking' })
    const open = () =>
      app.call(`${path}/access`, {
        method: 'POST',
        body: { key },
        headers: { 'x-session-id': 'visit-of-keys' },
      })
    for (let count = 0; count < 10; count += 1) expect((await open()).status).toBe(404)
    expect((await open()).status).toBe(429)
    expect(operator.seen).toHaveLength(10)
  })

  it('is the answer to a card number, and to a booking if prices are hidden', async () => {
    const body = { ...wish, requests: 'Card 4242 4242 4242 4242' }
    const card = await hold({ body, visit: 'visit-of-cards' })
    expect([card.status, (await problemOf(card)).errors]).toMatchObject([422, [{ field: 'requests' }]])
    expect((await hold({ host: 'meridian.localhost:4000', visit: 'visit-closed' })).status).toBe(403)
    expect(operator.seen).toEqual([])
  })
})

describe('a refusal by the operator', () => {
  it.each([
    [409, 'sold_out', 'sold_out'],
    [409, 'hold_expired', 'hold_expired'],
    [409, 'price_changed', 'price_changed'],
    [409, 'draft_stale', 'conflict'],
    [409, 'payment_declined', 'conflict'],
    [402, undefined, 'payment_declined'],
    [403, 'cross_site', 'forbidden'],
    [422, 'idempotency_mismatch', 'idempotency_mismatch'],
    [418, 'sold_out', 'bad_request'],
    [503, 'payments_unavailable', 'payments_unavailable'],
    [409, 'payments_unavailable', 'conflict'],
  ])('of status %i with the code %s is %s', async (status, code, expected) => {
    operator.answer = answers(status, {
      error: 'No',
      code,
      errors: [{ field: 'a\nb' }, 7, { field: 'quoteId' }],
    })
    const response = await hold({ visit: `visit-${status}-${code}` })
    expect(await problemOf(response)).toMatchObject({
      code: expected,
      errors: [{ field: 'quoteId', reason: 'is refused' }],
    })
  })
})

it.each([
  [503, 'sold_out'],
  [503, undefined],
  [500, 'payments_unavailable'],
])('of status %i with the code %s is a failed upstream', async (status, code) => {
  operator.answer = answers(status, { error: 'No', code })
  const response = await hold({ visit: `visit-${status}-${code}-failed` })
  expect([response.status, (await problemOf(response)).code]).toEqual([502, 'upstream_failed'])
})

describe("a file of an operator's API", () => {
  const pdf = { 'content-type': 'application/pdf' }

  it.each<[string, (response: ServerResponse) => void, number, string]>([
    ['a page', answers(200, '<html>', { 'content-type': 'text/html' }), 502, 'not application/pdf'],
    ['nothing', answers(200, '', pdf), 502, 'is empty'],
    ['too much', answers(200, 'x'.repeat(9_000_000), pdf), 502, 'too large'],
    ['a redirect', answers(302, '', { location: '/elsewhere' }), 502, 'redirect'],
    ['status 500', answers(500, 'stack'), 502, 'status 500'],
    ['a refusal', answers(409, { error: 'Not booked yet' }), 409, 'Not booked yet'],
  ])('has a reason if it is %s', async (_, answer, status, reason) => {
    operator.answer = answer
    const response = await app.call(`${path}/voucher`)
    expect(response.status).toBe(status)
    expect((await problemOf(response)).detail).toContain(reason)
  })

  it("is named after the booking, whatever the operator's name for it, and not stored", async () => {
    const headers = { ...pdf, 'content-disposition': 'attachment; filename="../x.exe"', 'set-cookie': 'a=1' }
    operator.answer = answers(200, '%PDF-1.4', headers)
    const response = await app.call(`${path}/voucher`)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': `inline; filename="${booking.reference}.pdf"`,
      'x-content-type-options': 'nosniff',
    })
    expect(response.headers.getSetCookie().join()).not.toContain('a=1')
  })
})

describe("the markups of an operator's API", () => {
  const data = {
    revision: 7,
    rules: [],
    fallback: { kind: 'percent', value: 12 },
    updatedAt: null,
    updatedBy: null,
  }
  let cookie = ''
  beforeAll(async () => {
    operator.answer = answers(200, { token: 'x', user: { userType: 'AgencyOwner' } })
    const body = { email: 'owner@test.example', password: 'x' }
    cookie = cookieOf(await app.call('/api/user/login', { method: 'POST', body }))
  })

  it('have the revision of their ETag, which a change names', async () => {
    operator.answer = answers(200, { data }, { etag: '"7"' })
    const read = await app.call('/api/agency/markups', { headers: { cookie } })
    expect([read.status, read.headers.get('etag')]).toEqual([200, '"7"'])
    const headers = { cookie, 'if-match': '"7"' }
    await app.call('/api/agency/markups', { method: 'PUT', body: { rules: [] }, headers })
    expect(operator.seen[1]?.headers['if-match']).toBe('"7"')
  })

  it.each([[{}], [{ etag: 'W/"7"' }], [{ etag: '"seven"' }]])(
    'are 502 with the headers %j',
    async (headers) => {
      operator.answer = answers(200, { data }, headers)
      const response = await app.call('/api/agency/markups', { headers: { cookie } })
      expect(response.status).toBe(502)
      expect((await problemOf(response)).detail).toContain('ETag')
    },
  )
})

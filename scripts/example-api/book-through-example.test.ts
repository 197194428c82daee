import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Booking, HotelAnswer, HotelOffer, Proposal, Quote, Wallet } from '../../src/contract/types.ts'
import {
  call,
  contact,
  itemOf,
  newKey,
  partiesOf,
  stayOf,
  type Visitor,
} from '../../src/server/http/api/booking/testing-booking-flow.ts'
import {
  lisbon,
  mayStay,
  offersOf,
  searchParts,
  two,
} from '../../src/server/http/api/products/hotel/testing-hotels.ts'
import { hotels } from './hotels.ts'
import { type ExampleSite, openExampleSite } from './testing-example.ts'

let site: ExampleSite
const names = hotels.map(({ hotel }) => hotel.name)
const search = { stay: mayStay, rooms: [two], currency: 'USD' }

beforeAll(async () => {
  site = await openExampleSite()
})
afterAll(() => site.close())
beforeEach(() => {
  site.reached.length = 0
})

async function searched(visitor: Visitor): Promise<HotelOffer[]> {
  const response = await site.call('/api/hotels/search', {
    method: 'POST',
    body: { ...lisbon, ...search },
    headers: { ...(visitor.cookie && { cookie: visitor.cookie }) },
  })
  return offersOf(await searchParts(response))
}

async function signIn(name: string): Promise<Visitor> {
  const response = await site.call('/api/user/login', {
    method: 'POST',
    body: { email: `${name}@example.com`, password: 'example' },
  })
  expect(response.status).toBe(200)
  return {
    cookie: response.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; '),
  }
}

/** Quotes the hotel's rate and holds it; returns the booking and the browser with its cookies. */
async function held(visitor: Visitor, payment = 'now') {
  const [offer] = await searched(visitor)
  const { data: found } = await call<HotelAnswer>(site, '/api/hotels/details', visitor, {
    body: { hotelId: offer?.hotelId, ...search },
  })
  const rate = found.rooms?.[0]?.rates.find((one) => one.payment === payment && one.isRefundable)
  const { data: quote } = await call<Quote>(site, '/api/quotes', visitor, {
    body: {
      items: [{ product: 'hotel', rateKey: rate?.rateKey }],
      currency: 'USD',
      shownTotal: { amount: rate?.price?.total, currency: 'USD' },
    },
  })
  const created = await call<Booking>(site, '/api/bookings', visitor, {
    body: { quoteId: quote.id, shownTotal: quote.dueNow, contact, parties: partiesOf(quote) },
    key: newKey(),
  })
  expect(created.status).toBe(201)
  const cookie = [visitor.cookie, ...created.cookies].filter(Boolean).join('; ')
  return { offer, quote, booking: created.data, browser: { ...visitor, cookie } }
}

async function paid(visitor: Visitor) {
  const { booking, browser, ...rest } = await held(visitor)
  const { reference: id, clientSecret } = booking.payment
  await call(site, `/api/payments/sandbox/${id}`, browser, {
    body: { clientSecret, token: 'sandbox_success' },
  })
  const path = `/api/bookings/${booking.reference}`
  const { data } = await call<Booking>(site, `${path}/confirmation`, browser, { body: {}, key: newKey() })
  return { ...rest, booking: data, browser, path }
}

describe('a guest at a site with the example API', () => {
  it('gets suggestions, results and the hotel from the example', async () => {
    const suggested = await site.call('/api/v2/hotel/auto-suggest', { method: 'POST', body: { text: 'lis' } })
    expect(await suggested.json()).toMatchObject({ locationSuggestions: [{ label: 'Lisbon, Portugal' }] })
    const offers = await searched({})
    expect(offers.map(({ name }) => name).sort()).toEqual([...names].sort())
    const { data } = await call<HotelAnswer>(
      site,
      '/api/hotels/details',
      {},
      {
        body: { hotelId: offers[0]?.hotelId, ...search },
      },
    )
    expect(names).toContain(data.hotel.name)
    expect(site.reached).toEqual([
      'POST /api/v2/hotel/auto-suggest',
      'POST /api/hotels/search',
      'POST /api/hotels/details',
    ])
  })

  it('books, pays and opens the booking again; each step reaches the example', async () => {
    const { booking, browser, path } = await paid({})
    expect(booking).toMatchObject({ state: 'confirmed', payment: { state: 'succeeded' } })
    expect(names).toContain(stayOf(booking).hotel.name)
    const again = await call<Booking>(site, path, browser, { method: 'GET' })
    expect(again.data.reference).toBe(booking.reference)
    expect(site.reached).toEqual([
      'POST /api/hotels/search',
      'POST /api/hotels/details',
      'POST /api/quotes',
      'POST /api/bookings',
      `POST /api/payments/sandbox/${site.reached[4]?.split('/').at(-1)}`,
      `POST ${path}/confirmation`,
      `GET ${path}`,
    ])
  })

  it('opens nothing in another browser, and the booking with the key of the mail', async () => {
    const { browser, path } = await paid({})
    expect((await call(site, path, {}, { method: 'GET' })).status).toBe(404)
    const cookie = decodeURIComponent(browser.cookie ?? '')
    const key = /livery_bookings=[A-Z0-9-]+\.([\w-]+)/.exec(cookie)?.[1]
    expect((await call(site, `${path}/access`, {}, { body: { key: 'k'.repeat(32) } })).status).toBe(404)
    const opened = await call<Booking>(site, `${path}/access`, {}, { body: { key } })
    expect(opened.status).toBe(200)
    const other = { cookie: opened.cookies.join('; ') }
    expect((await call(site, path, other, { method: 'GET' })).status).toBe(200)
  })

  it('gets the voucher and the calendar file from the example', async () => {
    const { browser, path, booking } = await paid({})
    const headers = { cookie: browser.cookie ?? '' }
    const voucher = await site.call(`${path}/voucher`, { headers })
    expect(voucher.headers.get('content-type')).toBe('application/pdf')
    expect(voucher.headers.get('content-disposition')).toContain(`${booking.reference}.pdf`)
    const text = await voucher.text()
    expect([text.slice(0, 5), text.includes(stayOf(booking).hotel.name)]).toEqual(['%PDF-', true])
    const calendar = await site.call(`${path}/calendar`, { headers })
    expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(await calendar.text()).toContain(`SUMMARY:${stayOf(booking).hotel.name}`)
  })

  it('cancels at the penalty that the example quotes', async () => {
    const { browser, path, booking } = await paid({})
    const { data: quote } = await call<{ id: string; refund: { amount: number } }>(
      site,
      `${path}/cancellation-quote`,
      browser,
      { body: {} },
    )
    expect(quote.refund).toEqual(booking.payment.paid)
    const key = newKey()
    const cancelled = await call<Booking>(site, `${path}/cancellation`, browser, {
      body: { quoteId: quote.id },
      key,
    })
    expect(cancelled.data).toMatchObject({ state: 'cancelled', payment: { refunded: quote.refund } })
    const repeated = await call<Booking>(site, `${path}/cancellation`, browser, {
      body: { quoteId: quote.id },
      key,
    })
    expect(repeated.data.state).toBe('cancelled')
  })

  it('adds a code, extends and releases the hold, and pays again after a declined card', async () => {
    const { quote, booking, browser } = await held({})
    const open = await call<Quote>(
      site,
      '/api/quotes',
      {},
      {
        body: { items: [{ product: 'hotel', rateKey: (await found()).rateKey }], currency: 'USD' },
      },
    )
    const coded = await call<Quote>(
      site,
      `/api/quotes/${open.data.id}`,
      {},
      {
        method: 'PATCH',
        body: { promoCode: 'EXAMPLE10' },
      },
    )
    expect(coded.data.dueNow.amount).toBeLessThan(quote.dueNow.amount)
    const wrong = await call(
      site,
      `/api/quotes/${open.data.id}`,
      {},
      {
        method: 'PATCH',
        body: { promoCode: 'GUESS' },
      },
    )
    expect(wrong).toMatchObject({ status: 422, problem: { errors: [{ field: 'promoCode' }] } })
    const path = `/api/bookings/${booking.reference}`
    const extended = await call<Booking>(site, `${path}/hold`, browser, { body: {} })
    expect(extended.data.hold?.canExtend).toBe(false)
    const { reference: id, clientSecret } = booking.payment
    const declined = await call(site, `/api/payments/sandbox/${id}`, browser, {
      body: { clientSecret, token: 'sandbox_lost_card' },
    })
    expect(declined).toMatchObject({
      status: 402,
      problem: { code: 'payment_declined', declined: 'card_declined' },
    })
    const retried = await call<Booking>(site, `${path}/payment`, browser, { body: {}, key: newKey() })
    expect(retried.data.payment).not.toHaveProperty('declined')
    const released = await call<Booking>(site, `${path}/hold`, browser, { method: 'DELETE' })
    expect(released.data.state).toBe('released')
    const lateRelease = await call(site, `${path}/hold`, browser, { method: 'DELETE' })
    expect(lateRelease).toMatchObject({ status: 409, problem: { code: 'conflict' } })
  })

  it('books a room that is paid at the property without a payment', async () => {
    const { booking, browser } = await held({}, 'at_property')
    const path = `/api/bookings/${booking.reference}/confirmation`
    const { data } = await call<Booking>(site, path, browser, { body: {}, key: newKey() })
    expect(data).toMatchObject({ state: 'confirmed', payment: { gateway: 'none' } })
  })

  it('gets the same answer for the same key, and 422 for another booking', async () => {
    const { data: quote } = await call<Quote>(
      site,
      '/api/quotes',
      {},
      {
        body: { items: [{ product: 'hotel', rateKey: (await found()).rateKey }], currency: 'USD' },
      },
    )
    const body = { quoteId: quote.id, shownTotal: quote.dueNow, contact, parties: partiesOf(quote) }
    const key = newKey()
    const first = await call<Booking>(site, '/api/bookings', {}, { body, key })
    const second = await call<Booking>(site, '/api/bookings', {}, { body, key })
    expect(second.data.reference).toBe(first.data.reference)
    const third = await call(site, '/api/bookings', {}, { body: { ...body, requests: 'A cot' }, key })
    expect(third).toMatchObject({ status: 422, problem: { code: 'idempotency_mismatch' } })
    const changed = { ...body, shownTotal: { amount: 1, currency: 'USD' } }
    const { data: other } = await call<Quote>(
      site,
      '/api/quotes',
      {},
      {
        body: { items: [{ product: 'hotel', rateKey: (await found()).rateKey }], currency: 'USD' },
      },
    )
    const refused = await call(
      site,
      '/api/bookings',
      {},
      { body: { ...changed, quoteId: other.id }, key: newKey() },
    )
    expect(refused).toMatchObject({
      status: 409,
      problem: { code: 'price_changed', dueNow: other.dueNow },
    })
  })
})

async function found() {
  const { data } = await call<HotelAnswer>(
    site,
    '/api/hotels/details',
    {},
    {
      body: { hotelId: hotels[0]?.hotel.id, ...search },
    },
  )
  const rate = data.rooms?.[0]?.rates.find(({ isRefundable, payment }) => isRefundable && payment === 'now')
  if (!rate) throw new Error('the example has such a rate')
  return rate
}

describe('a traveller at a site with the example API', () => {
  it('finds the booking among the trips, and another agency does not', async () => {
    const visitor = await signIn('traveller')
    const { booking, browser } = await paid(visitor)
    expect(browser.cookie).not.toContain('livery_bookings')
    const { data } = await call<{ bookings: Record<string, unknown>[] }>(
      ...([site, '/api/bookings?when=upcoming', visitor, { method: 'GET' }] as const),
    )
    const [line] = data.bookings.filter(({ reference }) => reference === booking.reference)
    expect(line).toMatchObject({ state: 'confirmed', title: stayOf(booking).hotel.name })
    for (const hidden of ['net', 'markup', 'email', 'traveller']) expect(line).not.toHaveProperty(hidden)
    const host = 'meridian.localhost:4000'
    const elsewhere = await call(site, `/api/bookings/${booking.reference}`, { host }, { method: 'GET' })
    expect(elsewhere.status).toBe(404)
    expect((await call<Wallet>(site, '/api/wallet', visitor, { method: 'GET' })).status).toBe(404)
  })

  it('claims a booking that was made as a guest in the same browser', async () => {
    const { path, browser } = await paid({})
    const traveller = await signIn('traveller')
    const both = { cookie: `${traveller.cookie}; ${browser.cookie}` }
    expect((await call<Booking>(site, path, both, { method: 'GET' })).data.canClaim).toBe(true)
    expect((await call<Booking>(site, `${path}/claim`, both, { body: {} })).status).toBe(200)
    expect((await call(site, path, traveller, { method: 'GET' })).status).toBe(200)
  })
})

describe('an agent at a site with the example API', () => {
  it("sees wholesale rate and markup, books, and sees the agency's bookings", async () => {
    const agent = await signIn('agent')
    const [offer] = await searched(agent)
    expect(offer?.price).toMatchObject({ net: expect.any(Number), markup: expect.any(Number) })
    const { booking } = await paid(agent)
    expect(itemOf(booking).price.net).toBeGreaterThan(0)
    const { booking: guests } = await paid({})
    const { data } = await call<{ bookings: { reference: string; email?: string }[] }>(
      ...([site, '/api/bookings?when=all', agent, { method: 'GET' }] as const),
    )
    const line = data.bookings.find(({ reference }) => reference === guests.reference)
    expect(line?.email).toBe(contact.email)
  })

  it('proposes a rate, which a client accepts and books', async () => {
    const agent = await signIn('agent')
    const { rateKey } = await found()
    const { data: made } = await call<Proposal>(site, '/api/proposals', agent, {
      body: { product: 'hotel', rateKey, currency: 'USD', validUntil: '2026-04-10', keepsPrice: true },
    })
    const { data: seen } = await call<Proposal>(site, `/api/proposals/${made.id}`, {}, { method: 'GET' })
    expect(seen.price).toMatchObject({ total: made.proposedTotal.amount })
    expect(seen.price).not.toHaveProperty('net')
    expect(seen).not.toHaveProperty('isOwn')
    const accept = (shownTotal?: object) =>
      call<Proposal>(site, `/api/proposals/${made.id}/answer`, {}, { body: { answer: 'accept', shownTotal } })
    const total = made.proposedTotal
    expect((await accept()).problem.errors).toMatchObject([{ field: 'shownTotal' }])
    expect((await accept({ ...total, amount: 1 })).problem).toMatchObject({ code: 'price_changed', total })
    expect((await accept(total)).data).toMatchObject({ state: 'accepted', acceptedTotal: total })
    expect((await accept(total)).status).toBe(200)
    const { data: quote } = await call<Quote>(
      site,
      '/api/quotes',
      {},
      {
        body: { items: [{ product: 'hotel', rateKey }], currency: 'USD', proposalId: made.id },
      },
    )
    const body = { quoteId: quote.id, shownTotal: quote.dueNow, contact, parties: partiesOf(quote) }
    expect((await call(site, '/api/bookings', {}, { body, key: newKey() })).status).toBe(201)
    const { data } = await call<{ proposals: { id: string; state: string }[] }>(
      ...([site, '/api/proposals', agent, { method: 'GET' }] as const),
    )
    expect(data.proposals.find(({ id }) => id === made.id)?.state).toBe('booked')
  })

  it('changes the markup as the owner, from the revision that was read, and prices follow', async () => {
    const { cookie = '' } = await signIn('owner')
    const read = await site.call('/api/agency/markups', { headers: { cookie } })
    const etag = read.headers.get('etag') ?? ''
    expect([read.status, etag]).toEqual([200, '"0"'])
    const before = (await found()).price?.total ?? 0
    const put = (revision: string) =>
      site.call('/api/agency/markups', {
        method: 'PUT',
        body: { rules: [{ kind: 'percent', value: 30 }] },
        headers: { cookie, 'if-match': revision },
      })
    const written = await put(etag)
    expect([written.status, written.headers.get('etag')]).toEqual([200, '"1"'])
    expect((await put(etag)).status).toBe(412)
    expect((await found()).price?.total ?? 0).toBeGreaterThan(before)
  })
})

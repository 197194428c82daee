import { beforeAll, describe, expect, it } from 'vitest'
import type { Booking, HotelAnswer, HotelOffer, MarkupRule, Quote } from '../../../../contract/types.ts'
import { type BookingApp, openBookingApp } from '../booking/testing-booking-app.ts'
import { bookingRequest, call, confirm, hold, newKey, type Visitor } from '../booking/testing-booking-flow.ts'
import { lisbon, mayStay, offersOf, searchParts, two } from '../products/hotel/testing-hotels.ts'
import { setMarkups } from './testing-markups.ts'

/** Unusual percentages, so that no sum of one audience is found in another's answer by chance. */
const rules: MarkupRule[] = [
  { kind: 'percent', value: 9.37 },
  { audience: 'member', kind: 'percent', value: 4.13 },
  { audience: 'agent', kind: 'percent', value: 6.71 },
]
const stay = { stay: mayStay, rooms: [two], currency: 'USD' }

type Name = 'visitor' | 'member' | 'agent' | 'restricted'
const audienceOf = { visitor: 'public', member: 'member', agent: 'agent', restricted: 'agent' } as const
type Audience = (typeof audienceOf)[Name]

let app: BookingApp
let people: Record<Name, Visitor>
/** Each audience's total of the hotels of a search, by hotel. */
let totals: Record<Audience, ReadonlyMap<string, number>>

beforeAll(async () => {
  app = await openBookingApp()
  const signedIn = async (name: string) => ({ cookie: await app.signIn(`${name}@test.example`) })
  people = {
    visitor: {},
    member: await signedIn('traveller'),
    agent: await signedIn('sales'),
    restricted: await signedIn('restricted'),
  }
  await setMarkups(app, rules)
  totals = {
    public: await totalsFor(people.visitor),
    member: await totalsFor(people.member),
    agent: await totalsFor(people.agent),
  }
}, 120_000)

const search = async (visitor: Visitor, more: object = {}, headers: object = {}) =>
  app.call('/api/hotels/search', {
    method: 'POST',
    body: { ...lisbon, ...stay, ...more },
    headers: { ...(visitor.cookie && { cookie: visitor.cookie }), ...headers },
  })
const offersFor = async (visitor: Visitor): Promise<HotelOffer[]> =>
  offersOf(await searchParts(await search(visitor)))
async function totalsFor(visitor: Visitor): Promise<ReadonlyMap<string, number>> {
  return new Map((await offersFor(visitor)).map(({ hotelId, price }) => [hotelId, price?.total ?? 0]))
}

/** A hotel at which every audience has another price: no minimum or public price decides. */
function variedHotel(): string {
  const id = [...totals.public.keys()].find((one) => {
    const [open, member, agent] = [totals.public, totals.member, totals.agent].map((all) => all.get(one) ?? 0)
    return open !== undefined && member !== undefined && agent !== undefined && member < agent && agent < open
  })
  if (id === undefined) throw new Error('some hotel is priced by the rules alone')
  return id
}

async function rateFor(visitor: Visitor) {
  const { data } = await call<HotelAnswer>(app, '/api/hotels/details', visitor, {
    body: { hotelId: variedHotel(), ...stay },
  })
  const rate = data.rooms?.flatMap(({ rates }) => rates).find(({ payment }) => payment === 'now')
  if (rate?.price === undefined) throw new Error('the hotel has a rate')
  return { ...rate, price: rate.price }
}

async function quoteFor(visitor: Visitor): Promise<Quote> {
  const { rateKey, price } = await rateFor(visitor)
  const body = {
    items: [{ product: 'hotel', rateKey }],
    currency: 'USD',
    shownTotal: { amount: price.total, currency: 'USD' },
  }
  const { status, data } = await call<Quote>(app, '/api/quotes', visitor, { body })
  expect([status, data.status]).toEqual([201, 'available'])
  return data
}

/** Numbers of an answer's text, as they are written. */
const numbersIn = (text: string) => new Set(text.match(/\d+(?:\.\d+)?/g))
const isMajor = (amount: number) => String(amount / 100)

describe('the price of an audience', () => {
  it('is lower for members by exactly what visitors are promised', async () => {
    const offers = await offersFor(people.visitor)
    const promised = offers.map(({ hotelId, price }) => [hotelId, price?.memberSaving ?? 0])
    const difference = offers.map(({ hotelId, price }) => [
      hotelId,
      (price?.total ?? 0) - (totals.member.get(hotelId) ?? 0),
    ])
    expect(promised).toEqual(difference)
    expect(promised.some(([, saving]) => Number(saving) > 100)).toBe(true)
    for (const name of ['member', 'agent', 'restricted'] as const) {
      expect(JSON.stringify(await offersFor(people[name])), name).not.toContain('memberSaving')
    }
  })

  it.each(['visitor', 'member', 'agent', 'restricted'] as const)(
    'reaches the %s in the bytes of search, details, deals and quote, and no other one does',
    async (name) => {
      const visitor = people[name]
      const id = variedHotel()
      const headers = { ...(visitor.cookie && { cookie: visitor.cookie }) }
      const post = async (path: string, body: object) =>
        (await app.call(path, { method: 'POST', body, headers })).text()
      const quote = await quoteFor(visitor)
      const answers = {
        search: await (await search(visitor, { hotelId: id })).text(),
        details: await post('/api/hotels/details', { hotelId: id, ...stay }),
        quote: await (await app.call(`/api/quotes/${quote.id}`, { headers })).text(),
      }
      for (const [place, text] of Object.entries(answers)) {
        const written = numbersIn(text)
        for (const audience of ['public', 'member', 'agent'] as const) {
          const total = totals[audience].get(id) ?? 0
          const isTheirs = audience === audienceOf[name]
          const isWritten = written.has(String(total)) || written.has(isMajor(total))
          // The quote is for the rate that is paid now, which need not be the best of the card.
          if (place !== 'quote' || !isTheirs)
            expect([place, audience, isWritten]).toEqual([place, audience, isTheirs])
        }
      }
      const open = await rateFor(people.visitor)
      expect(quote.items[0]?.price.memberSaving).toBe(
        name === 'visitor' ? open.price.memberSaving : undefined,
      )
    },
  )

  it.each(['hotel-search', 'car-search', 'activity-search'])(
    'reaches each caller in the deals of %s alone',
    async (path) => {
      const { latitude, longitude } = lisbon
      const place = { latitude, longitude }
      const pickup = { pickupLatitude: latitude, pickupLongitude: longitude }
      const dealsFor = async (name: Name) => {
        const { cookie } = people[name]
        const response = await app.call(`/api/dealray/deals/${path}`, {
          method: 'POST',
          body: { ...(path === 'car-search' ? pickup : place), isHome: true },
          headers: { ...(cookie && { cookie }) },
        })
        expect(response.headers.get('cache-control')).toBe('private, no-store')
        const text = await response.text()
        const { response: deals } = JSON.parse(text) as {
          response: { rates?: { totalRate: number; memberSaving?: number } }[]
        }
        return { text, rates: deals.flatMap(({ rates }) => rates ?? []) }
      }
      const open = await dealsFor('visitor')
      const member = await dealsFor('member')
      expect(open.rates.length).toBeGreaterThan(0)
      expect(member.text).not.toContain('memberSaving')
      const cents = (amount: number) => Math.round(amount * 100)
      const lowered = open.rates.map(({ totalRate, memberSaving = 0 }) => cents(totalRate - memberSaving))
      const own = new Set(member.rates.map(({ totalRate }) => cents(totalRate)))
      // Deals are chosen by their savings, so each audience may see others.
      expect(lowered.some((total) => own.has(total))).toBe(true)
      const openNumbers = numbersIn(open.text)
      const differing = open.rates.filter(({ memberSaving = 0 }) => memberSaving > 0)
      expect(differing.length).toBeGreaterThan(0)
      for (const { totalRate, memberSaving = 0 } of differing) {
        expect(openNumbers.has(String(cents(totalRate - memberSaving) / 100))).toBe(false)
      }
    },
  )
})

describe('a forged audience', () => {
  it.each(['member', 'agent'])('%s in a body is refused, and names the field', async (audience) => {
    const { rateKey } = await rateFor(people.visitor)
    const quoted = await call(app, '/api/quotes', people.visitor, {
      body: { items: [{ product: 'hotel', rateKey }], currency: 'USD', audience },
    })
    expect([quoted.status, quoted.problem.errors?.[0]?.field]).toEqual([422, 'audience'])
    expect((await search(people.visitor, { audience })).status).toBe(422)
  })

  it.each([
    { 'x-audience': 'member' },
    { 'x-livery-audience': 'agent' },
    { cookie: 'audience=member; livery_audience=agent' },
    { 'x-access-token': 'member' },
    { cookie: 'livery_session=member; livery_session_80=agent' },
  ])('in headers (%o) changes no price', async (headers) => {
    const response = await search(people.visitor, {}, headers)
    const found = response.ok ? offersOf(await searchParts(response)) : []
    for (const { hotelId, price } of found) expect(price?.total).toBe(totals.public.get(hotelId))
    expect(response.ok || response.status === 401).toBe(true)
  })

  it('of a person whose session has ended gets no member price', async () => {
    const cookie = await app.signIn('traveller@test.example')
    await app.call('/api/user/logout', { method: 'POST', body: {}, headers: { cookie } })
    const response = await search({ cookie })
    const found = response.ok ? offersOf(await searchParts(response)) : []
    for (const { hotelId, price } of found) expect(price?.total).toBe(totals.public.get(hotelId))
  })
})

describe('a quote', () => {
  const holdAs = (visitor: Visitor, quote: Quote) =>
    call<Booking>(app, '/api/bookings', visitor, { body: bookingRequest(quote), key: newKey() })

  it('made as a member is unknown after logging out: reading, changing and holding it fail', async () => {
    const quote = await quoteFor(people.member)
    expect(quote.audience).toBe('member')
    const path = `/api/quotes/${quote.id}`
    expect((await call(app, path, people.visitor, { method: 'GET' })).status).toBe(404)
    expect(
      (await call(app, path, people.visitor, { method: 'PATCH', body: { useCredits: false } })).status,
    ).toBe(404)
    const { status, problem } = await holdAs(people.visitor, quote)
    expect([status, problem.code]).toEqual([404, 'not_found'])
  })

  it('made by a visitor is refused after logging in, and a new one says what it saves', async () => {
    const quote = await quoteFor(people.visitor)
    expect(quote.audience).toBe('public')
    const path = `/api/quotes/${quote.id}`
    const read = await call(app, path, people.member, { method: 'GET' })
    expect([read.status, read.problem.code]).toEqual([409, 'price_changed'])
    expect(
      (await call(app, path, people.agent, { method: 'PATCH', body: { useCredits: false } })).status,
    ).toBe(409)
    const held = await holdAs(people.member, quote)
    expect([held.status, held.problem.code]).toEqual([409, 'price_changed'])
    const { rateKey } = await rateFor(people.member)
    const { data } = await call<Quote>(app, '/api/quotes', people.member, {
      body: { items: [{ product: 'hotel', rateKey }], currency: 'USD', shownTotal: quote.total },
    })
    expect([data.status, data.shownTotal]).toEqual(['price_changed', quote.total])
    expect(quote.total.amount - data.total.amount).toBe(quote.items[0]?.price.memberSaving)
  })

  it('of a member is held at the member’s price, which a booking never promises', async () => {
    const quote = await quoteFor(people.member)
    const { booking } = await hold(app, people.member, quote)
    expect(booking.items[0]?.price?.total).toBe(quote.total.amount)
    const open = await quoteFor(people.visitor)
    const guest = await hold(app, people.visitor, open)
    expect(guest.booking.items[0]?.price?.total).toBe(open.total.amount)
    expect(JSON.stringify(guest.booking)).not.toContain('memberSaving')
  })

  it('made as a member and held cannot be confirmed after logging out', async () => {
    const { booking } = await hold(app, people.member, await quoteFor(people.member))
    expect((await confirm(app, people.visitor, booking)).status).toBe(404)
  })
})

import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Booking, HotelRate, Quote } from '../../../../contract/types.ts'
import { bookingActivities, withPickup } from './testing-activity-bookings.ts'
import { type BookingApp, openBookingApp } from './testing-booking-app.ts'
import {
  type Answer,
  bookingRequest,
  call,
  confirm,
  contact,
  findRate,
  hold,
  newKey,
  pay,
  quoteOf,
  read,
  type Visitor,
} from './testing-booking-flow.ts'

let app: BookingApp
beforeEach(async () => {
  app = await openBookingApp({ counts: true })
})

const [ada, bob]: Visitor[] = [{ visit: 'visit-of-ada' }, { visit: 'visit-of-bob' }]
const from = (index: number, address = '198.51.100.7'): Visitor => ({ visit: `visit-${index}`, address })
const create = (visitor: Visitor, quote: Quote, key = newKey(), email = contact.email) =>
  call<Booking>(app, '/api/bookings', visitor, { body: bookingRequest(quote, email), key })
const release = (visitor: Visitor, { reference }: Booking) =>
  call(app, `/api/bookings/${reference}/hold`, visitor, { method: 'DELETE' })
const refusal = ({ status, problem, retryAfter }: Answer<unknown>) => [status, problem.code, retryAfter > 0]
const limited = [429, 'rate_limited', true]

/** Stores this many earlier attempts. */
async function triedBefore(
  kind: 'answer' | 'hold' | 'quote' | 'unpaid' | 'payment',
  times: number,
  key: (index: number) => string,
  address: string | null,
  agency = 'aurora',
) {
  const { attempts } = app.store.forAgency(await app.agencyId(agency))
  const limits = { perAccount: 1e6, perAddress: 1e6, perSite: 1e6 }
  for (let index = 0; index < times; index += 1) await attempts.begin(kind, key(index), address, limits)
}

describe('answers after the booking', () => {
  it('are limited to ten for a visit, as each sends a mail with a new voucher', async () => {
    const { booking, holder } = await bookingActivities(app).booked(ada, withPickup)
    await app.doTasks()
    await triedBefore('answer', 9, () => 'visit visit-of-ada', null)
    const itemId = booking.items[0]?.id
    const send = (answers: object[]) =>
      call<Booking>(app, `/api/bookings/${booking.reference}/answers`, holder, { body: { itemId, answers } })
    const own = [
      { question: 'pickup_place', value: 'own_address' },
      { question: 'pickup_address', value: 'Rua Augusta 7, Lisbon' },
    ]
    expect((await send(own)).status).toBe(200)
    // The same again changes nothing, and is not counted.
    expect((await send(own)).status).toBe(200)
    expect(refusal(await send([{ question: 'pickup_place', value: 'decide_later' }]))).toEqual(limited)
  })
})

describe('open holds', () => {
  it('are limited to five for a visit, including simultaneous requests; other visits continue', async () => {
    // The room has too few units for five.
    await triedBefore('hold', 3, () => 'visit visit-of-ada', null)
    const quotes: Quote[] = []
    for (let index = 0; index < 5; index += 1) quotes.push(await quoteOf(app, ada ?? {}))
    const answers = await Promise.all(quotes.map((quote) => create(ada ?? {}, quote)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
    expect(answers.filter(({ status }) => status !== 201).map(refusal)).toEqual([limited, limited, limited])
    expect((await create(bob ?? {}, await quoteOf(app, bob ?? {}))).status).toBe(201)
  })

  it('do not include released, booked or repeated ones', async () => {
    await triedBefore('hold', 3, () => 'visit visit-of-ada', null)
    const { booking, holder } = await hold(app, ada ?? {}, await quoteOf(app, ada ?? {}))
    const [quote, key] = [await quoteOf(app, ada ?? {}), newKey()]
    expect((await create(ada ?? {}, quote, key)).status).toBe(201)
    expect((await create(ada ?? {}, quote, key)).status).toBe(201)
    const next = await quoteOf(app, ada ?? {})
    expect(refusal(await create(ada ?? {}, next))).toEqual(limited)
    await pay(app, holder, booking)
    await confirm(app, holder, booking)
    const other = await create(ada ?? {}, next)
    expect(other.status).toBe(201)
    const another = await quoteOf(app, ada ?? {})
    expect(refusal(await create(ada ?? {}, another))).toEqual(limited)
    await release({ ...ada, cookie: other.cookies.join('; ') }, other.data)
    expect((await create(ada ?? {}, another)).status).toBe(201)
  })

  it('decrease once a hold is booked, however often that is requested, also by webhook', async () => {
    await triedBefore('hold', 3, () => 'visit visit-of-ada', null)
    const many = await hold(app, ada ?? {}, await quoteOf(app, ada ?? {}))
    const late = await hold(app, ada ?? {}, await quoteOf(app, ada ?? {}))
    await pay(app, many.holder, many.booking)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => confirm(app, many.holder, many.booking)),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect((await create(ada ?? {}, await quoteOf(app, ada ?? {}))).status).toBe(201)
    const next = await quoteOf(app, ada ?? {})
    expect(refusal(await create(ada ?? {}, next))).toEqual(limited)
    await pay(app, late.holder, late.booking, 'sandbox_late_webhook')
    app.passSeconds(20)
    await app.deliverWebhooks()
    expect((await read(app, late.holder, late.booking)).data.state).toBe('confirmed')
    expect((await create(ada ?? {}, next)).status).toBe(201)
    expect(refusal(await create(ada ?? {}, await quoteOf(app, ada ?? {})))).toEqual(limited)
  })

  it('count for as long as a hold can be extended', async () => {
    await triedBefore('hold', 4, () => 'visit visit-of-ada', null)
    const { booking, holder } = await hold(app, ada ?? {}, await quoteOf(app, ada ?? {}))
    app.passSeconds(10 * 60)
    await call(app, `/api/bookings/${booking.reference}/hold`, holder, { body: {} })
    app.passSeconds(10 * 60)
    await app.doTasks()
    expect(refusal(await create(ada ?? {}, await quoteOf(app, ada ?? {})))).toEqual(limited)
  })

  it('decrease when a hold lapses', async () => {
    await triedBefore('hold', 4, () => 'visit visit-of-ada', null)
    await hold(app, ada ?? {}, await quoteOf(app, ada ?? {}))
    app.passSeconds(16 * 60)
    await app.doTasks()
    expect((await create(ada ?? {}, await quoteOf(app, ada ?? {}))).status).toBe(201)
    expect(refusal(await create(ada ?? {}, await quoteOf(app, ada ?? {})))).toEqual(limited)
  })

  it('do not include attempts that found nothing left', async () => {
    const visitor = { ...ada, scenario: 'sold_out_at_hold' }
    const quote = await quoteOf(app, visitor)
    for (let index = 0; index < 6; index += 1) {
      const { status, problem } = await create(visitor, quote)
      expect([status, problem.code]).toEqual([409, 'sold_out'])
    }
  })

  it('are limited to twenty for an address with a new visit each time', async () => {
    await triedBefore('hold', 19, (index) => `visit ${index}`, '198.51.100.7')
    expect((await create(from(20), await quoteOf(app, from(20)))).status).toBe(201)
    const quote = await quoteOf(app, from(21))
    expect(refusal(await create(from(21), quote))).toEqual(limited)
    expect((await create(from(21, '203.0.113.9'), quote)).status).toBe(201)
  })

  it('are enough for agents, who share the address of their office', async () => {
    await triedBefore('hold', 40, (index) => `visit ${index}`, '198.51.100.7')
    const sales = { ...from(1), cookie: await app.signIn('sales@test.example') }
    const owner = { ...from(1), cookie: await app.signIn('owner@test.example') }
    for (const agent of [sales, owner]) {
      for (let index = 0; index < 7; index += 1)
        expect((await create(agent, await quoteOf(app, agent))).status).toBe(201)
    }
  })
})

describe('bookings without a payment', () => {
  const atProperty = (visitor: Visitor) =>
    quoteOf(app, visitor, { choose: ({ payment }: HotelRate) => payment === 'at_property' })
  const booked = async (visitor: Visitor, email = contact.email) => {
    const answer = await create(visitor, await atProperty(visitor), newKey(), email)
    const holder = { ...visitor, cookie: [visitor.cookie, ...answer.cookies].filter(Boolean).join('; ') }
    if (answer.status === 201) expect((await confirm(app, holder, answer.data)).data.state).toBe('confirmed')
    return answer
  }

  it('are limited to five an hour for a contact, whatever the visits and addresses', async () => {
    await triedBefore('unpaid', 4, () => `contact ${contact.email}`, null)
    expect((await booked(from(1, '203.0.113.1'))).status).toBe(201)
    expect(refusal(await booked(from(2, '203.0.113.2')))).toEqual(limited)
  })

  it('are limited to five for a contact, whichever accounts are used', async () => {
    await triedBefore('unpaid', 5, () => `contact ${contact.email}`, null)
    const traveller = { ...from(1), cookie: await app.signIn('traveller@test.example') }
    expect(refusal(await booked(traveller))).toEqual(limited)
  })

  const own = 'traveller@test.example'
  const signedIn = async (): Promise<Visitor> => ({ ...from(1), cookie: await app.signIn(own) })

  it("remain possible for the contact's verified account, whatever strangers did", async () => {
    await triedBefore('unpaid', 5, () => `contact ${own}`, null)
    expect(refusal(await booked(from(2), own))).toEqual(limited)
    expect((await booked(await signedIn(), 'Traveller@Test.example')).status).toBe(201)
  })

  it('are limited to five for that account, without counting for its own address', async () => {
    await triedBefore('unpaid', 4, () => `contact ${own}`, null)
    await triedBefore('unpaid', 3, () => `contact ${contact.email}`, null)
    const { id = '' } = (await app.repositories.users.findByEmail(own)) ?? {}
    await triedBefore('unpaid', 3, () => `person ${id}`, null)
    const traveller = await signedIn()
    expect((await booked(traveller, own)).status).toBe(201)
    expect((await booked(traveller)).status).toBe(201)
    expect(refusal(await booked(traveller, own))).toEqual(limited)
    // One was left for each address.
    expect((await booked(from(2), own)).status).toBe(201)
    expect((await booked(from(3))).status).toBe(201)
    expect(refusal(await booked(from(4)))).toEqual(limited)
  })

  it('are limited to five for the contact of an account with an unverified address', async () => {
    await triedBefore('unpaid', 5, () => `contact ${own}`, null)
    const traveller = await signedIn()
    await app.database.transaction((tx) =>
      tx.execute(sql`update users set email_verified_at = null where email = ${own}`),
    )
    expect(refusal(await booked(traveller, own))).toEqual(limited)
  })

  it('are limited to thirty for an address, and five for a visit', async () => {
    await triedBefore('unpaid', 30, (index) => `visit of ${index}`, '198.51.100.7')
    await triedBefore('unpaid', 5, () => 'visit visit-of-ada', null)
    expect(refusal(await booked(from(1)))).toEqual(limited)
    expect(refusal(await booked(ada ?? {}))).toEqual(limited)
    expect((await booked(bob ?? {})).status).toBe(201)
  })

  it('are counted for each agency separately', async () => {
    await triedBefore('unpaid', 30, (index) => `visit of ${index}`, '198.51.100.7', 'meridian')
    expect((await booked(from(1))).status).toBe(201)
  })

  it('do not include holds that were never completed', async () => {
    await triedBefore('unpaid', 4, () => 'visit visit-of-ada', null)
    await triedBefore('hold', 3, () => 'visit visit-of-ada', null)
    expect((await create(ada ?? {}, await atProperty(ada ?? {}))).status).toBe(201)
    expect(refusal(await create(ada ?? {}, await atProperty(ada ?? {})))).toEqual(limited)
    app.passSeconds(16 * 60)
    await app.doTasks()
    expect((await create(ada ?? {}, await atProperty(ada ?? {}))).status).toBe(201)
  })

  it('do not limit paid bookings, and do not include released ones', async () => {
    await triedBefore('unpaid', 4, () => 'visit visit-of-ada', null)
    const first = await create(ada ?? {}, await atProperty(ada ?? {}))
    expect(first.status).toBe(201)
    expect(refusal(await create(ada ?? {}, await atProperty(ada ?? {})))).toEqual(limited)
    expect((await create(ada ?? {}, await quoteOf(app, ada ?? {}))).status).toBe(201)
    await release({ ...ada, cookie: first.cookies.join('; ') }, first.data)
    expect((await create(ada ?? {}, await atProperty(ada ?? {}))).status).toBe(201)
  })

  it("still count among a visit's five holds once booked", async () => {
    await triedBefore('hold', 4, () => 'visit visit-of-ada', null)
    expect((await booked(ada ?? {})).status).toBe(201)
    expect(refusal(await create(ada ?? {}, await quoteOf(app, ada ?? {})))).toEqual(limited)
  })

  it('are enough for agents, also for one client', async () => {
    const agent = { ...from(1), cookie: await app.signIn('sales@test.example') }
    await triedBefore('unpaid', 10, () => `contact ${contact.email}`, '198.51.100.7')
    for (let index = 0; index < 6; index += 1)
      expect((await create(agent, await atProperty(agent))).status).toBe(201)
  })

  it('include those paid by the sandbox if the site is not a demo', async () => {
    app = await openBookingApp({ counts: true, isDemo: false })
    await triedBefore('unpaid', 4, () => 'visit visit-of-ada', null)
    const paid = await create(ada ?? {}, await quoteOf(app, ada ?? {}))
    expect(paid.data.payment.gateway).toBe('sandbox')
    const holder = { ...ada, cookie: paid.cookies.join('; ') }
    await pay(app, holder, paid.data)
    expect((await confirm(app, holder, paid.data)).data.state).toBe('confirmed')
    expect(refusal(await create(ada ?? {}, await quoteOf(app, ada ?? {})))).toEqual(limited)
    const other = await create(bob ?? {}, await quoteOf(app, bob ?? {}))
    expect(other.status).toBe(201)
  })
})

describe('attempts', () => {
  it('are limited to ten unknown codes, while valid ones do not count', async () => {
    await app.promote({ code: 'SPRING10', kind: 'percent', value: 10 })
    const quote = await quoteOf(app, ada ?? {})
    const tried = (promoCode: string) =>
      call(app, `/api/quotes/${quote.id}`, ada ?? {}, { method: 'PATCH', body: { promoCode } })
    for (let index = 0; index < 10; index += 1) {
      expect((await tried('SPRING10')).status).toBe(200)
      expect((await tried(`GUESS${index}`)).status).toBe(422)
    }
    expect(refusal(await tried('GUESS10'))).toEqual(limited)
    expect(refusal(await tried('SPRING10'))).toEqual(limited)
  })

  it('are limited to ten wrong keys of one visit, without an effect on others', async () => {
    const { booking } = await hold(app, bob ?? {}, await quoteOf(app, bob ?? {}))
    const open = (visitor: Visitor) =>
      call(app, `/api/bookings/${booking.reference}/access`, visitor, { body: { key: 'k'.repeat(43) } })
    for (let index = 0; index < 10; index += 1) expect((await open(ada ?? {})).status).toBe(404)
    expect(refusal(await open(ada ?? {}))).toEqual(limited)
    expect((await open(bob ?? {})).status).toBe(404)
  })

  it('are limited to ten new payments of a visit; reading the current one does not count', async () => {
    await triedBefore('payment', 9, () => 'visit visit-of-ada', null)
    const { booking, holder } = await hold(app, ada ?? {}, await quoteOf(app, ada ?? {}))
    const again = () =>
      call<Booking>(app, `/api/bookings/${booking.reference}/payment`, holder, { body: {}, key: newKey() })
    const letGo = (gatewayReference = '') =>
      app.sandbox.void({ gatewayReference, idempotencyKey: `${gatewayReference}-void` })
    await letGo(booking.payment.reference)
    const { data } = await again()
    expect(data.payment.reference).not.toBe(booking.payment.reference)
    expect((await again()).data.payment.reference).toBe(data.payment.reference)
    await letGo(data.payment.reference)
    expect(refusal(await again())).toEqual(limited)
  })

  it('are limited to sixty quotes of a visit, and as many hotels as people read about', async () => {
    const { rateKey } = await findRate(app, ada ?? {})
    const ask = (visitor: Visitor) =>
      call<Quote>(app, '/api/quotes', visitor, { body: { items: [{ product: 'hotel', rateKey }] } })
    await triedBefore('quote', 59, () => 'visit visit-of-ada', null)
    expect((await ask(ada ?? {})).status).toBe(201)
    expect(refusal(await ask(ada ?? {}))).toEqual(limited)
    expect((await ask(bob ?? {})).status).toBe(201)
    const look = () => call(app, '/api/hotels/details', ada ?? {}, { body: { hotelId: 'none-such' } })
    const answers = await Promise.all(Array.from({ length: 150 }, look))
    expect(answers.map(({ status }) => status)).toContain(404)
    expect(refusal(answers.at(-1) ?? (await look()))).toEqual(limited)
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import type { Booking, Quote } from '../../../../contract/types.ts'
import type { QuoteSnapshot } from '../../../domain/booking/booking-snapshot.ts'
import type { Promotion } from '../../../domain/booking/promotion-repository.ts'
import { shippedRates } from '../../../domain/exchange-rates/shipped-rates.ts'
import type { PaymentGateway } from '../../../domain/payments/payment-gateway.ts'
import type { ProductBooking } from '../../../domain/suppliers/product-supplier.ts'
import { withProduct } from '../../../domain/suppliers/testing-supplied-product.ts'
import { openTestApp } from '../../../hosts/testing-app.ts'
import { type BookingApp, openBookingApp } from './testing-booking-app.ts'
import { bookingRequest, call, findRate, newKey, quoteOf, type Visitor } from './testing-booking-flow.ts'

let rates = shippedRates
let onHold: (() => Promise<unknown>) | null = null
let app: BookingApp
beforeAll(async () => {
  app = await openBookingApp({
    gateway: choosy,
    supplier: (supplier) => withProduct(supplier, 'hotel', (hotels) => ({ hold: heldBy(hotels) })),
    rates: { current: async () => rates },
  })
})

/** A gateway that takes no dinars, and no amount below half a dollar. */
function choosy(gateway: PaymentGateway): PaymentGateway {
  return {
    ...gateway,
    stepOf: (currency) => (currency === 'KWD' ? null : 1),
    leastOf: () => ({ amount: 50, currency: 'USD' }),
  }
}

/** Makes something else happen during the supplier's call. */
function heldBy(hotels: ProductBooking): ProductBooking['hold'] {
  return async (request) => {
    await onHold?.()
    onHold = null
    return hotels.hold(request)
  }
}

const guest: Visitor = {}
const change = (visitor: Visitor, { id }: Quote, body: object) =>
  call<Quote>(app, `/api/quotes/${id}`, visitor, { method: 'PATCH', body })
const code = (part: Partial<Promotion>): Promotion => ({
  code: 'TEN',
  kind: 'percent',
  value: 1000,
  currency: null,
  validUntil: null,
  products: [],
  minimum: null,
  ...part,
})
const snapshotOf = async ({ id }: Quote) =>
  (await app.repositories.quotes.find(id))?.snapshot as QuoteSnapshot

describe('a price check', () => {
  it('refuses a currency in which the agency cannot be paid', async () => {
    const { rateKey } = await findRate(app, guest)
    const ask = (currency: string) =>
      call<Quote>(app, '/api/quotes', guest, {
        body: { items: [{ product: 'hotel', rateKey }], currency },
      })
    const { status, problem } = await ask('KWD')
    expect([status, problem.errors?.[0]?.field]).toEqual([422, 'currency'])
    expect((await ask('JPY')).status).toBe(201)
    const later = await findRate(app, guest, { choose: ({ payment }) => payment === 'at_property' })
    const body = { items: [{ product: 'hotel', rateKey: later.rateKey }], currency: 'KWD' }
    expect((await call<Quote>(app, '/api/quotes', guest, { body })).status).toBe(201)
  })

  it('is neither read nor changed by visitors who may see no prices', async () => {
    const closed = await openTestApp({}, { aurora: { allowNonLoginFlow: false } })
    const agent = { cookie: await closed.signIn('sales@test.example') }
    const { rateKey } = await findRate(closed, agent)
    const { data } = await call<Quote>(closed, '/api/quotes', agent, {
      body: { items: [{ product: 'hotel', rateKey }] },
    })
    const { quotes } = closed.store.forAgency(await closed.agencyId('aurora'))
    const { product, snapshot } = (await quotes.find(data.id)) ?? { product: '', snapshot: {} }
    const open = await quotes.create({ product, snapshot, visit: null, personId: null })
    const path = `/api/quotes/${open.id}`
    expect((await call(closed, path, guest, { method: 'GET' })).status).toBe(403)
    const body = { useCredits: true }
    expect((await call(closed, path, guest, { method: 'PATCH', body })).status).toBe(403)
    expect((await quotes.find(open.id))?.snapshot).toEqual(snapshot)
  })
})

describe('a quote with a wallet', () => {
  it('leaves no remainder that the gateway would not charge', async () => {
    const { visitor, balance } = await app.personWithWallet(1, 'admin')
    const quote = await quoteOf(app, visitor)
    const person = await app.repositories.users.findByEmail('admin@test.example')
    const amount = quote.dueNow.amount - 20 - (await balance())
    const entry = { personId: person?.id ?? '', currency: 'USD', reason: 'goodwill', bookingId: null }
    await app.repositories.credits.add({ ...entry, amount })
    expect((await change(visitor, quote, { useCredits: true })).data.dueNow.amount).toBe(50)
  })

  it('in a currency without a rate uses no wallet, and refuses a code', async () => {
    // An earlier test has stored that people have wallets here.
    const visitor = { cookie: await app.signIn('restricted@test.example') }
    const person = await app.repositories.users.findByEmail('restricted@test.example')
    const entry = { personId: person?.id ?? '', reason: 'goodwill', bookingId: null }
    await app.repositories.credits.add({ ...entry, amount: 1000, currency: 'DKK' })
    await app.repositories.promotions.save(code({ code: 'KRONE', kind: 'fixed', currency: 'DKK' }))
    const quote = await quoteOf(app, visitor)
    const { DKK: _, ...without } = shippedRates.rates
    rates = { ...shippedRates, rates: without }
    const { status, data } = await change(visitor, quote, { useCredits: true })
    expect([status, data.dueNow]).toEqual([200, quote.dueNow])
    const refused = await change(visitor, quote, { promoCode: 'KRONE' })
    expect([refused.status, refused.problem.errors?.[0]?.field]).toEqual([422, 'promoCode'])
    rates = shippedRates
  })
})

describe('a discount code', () => {
  it('is removed after it ended, and does not prevent other changes', async () => {
    const { visitor } = await app.personWithWallet(1000)
    await app.repositories.promotions.save(code({ code: 'BRIEF' }))
    const quote = await quoteOf(app, visitor)
    expect((await change(visitor, quote, { promoCode: 'BRIEF' })).data.discounts).toHaveLength(1)
    await app.repositories.promotions.save(code({ code: 'BRIEF', validUntil: new Date(Date.now() - 1000) }))
    const { status, data } = await change(visitor, quote, { useCredits: true })
    expect(status).toBe(200)
    expect(data.discounts.map(({ kind }) => kind)).toEqual(['credits'])
    // A visitor who adds it now is notified.
    expect((await change(visitor, quote, { promoCode: 'BRIEF' })).status).toBe(422)
  })

  it('is offered only if one exists that is not over', async () => {
    for (const { code: one } of await app.repositories.promotions.list())
      await app.repositories.promotions.remove(one)
    await app.repositories.promotions.save(code({ validUntil: new Date(Date.now() - 1000) }))
    expect((await quoteOf(app, guest)).takesPromo).toBe(false)
    await app.repositories.promotions.save(code({ validUntil: new Date(Date.now() + 60_000) }))
    expect((await quoteOf(app, guest)).takesPromo).toBe(true)
  })

  it('and the wallet are both applied if two tabs add them simultaneously', async () => {
    const { visitor } = await app.personWithWallet(1000, 'sales')
    await app.repositories.promotions.save(code({}))
    for (const _ of [1, 2, 3]) {
      const quote = await quoteOf(app, visitor)
      await Promise.all([
        change(visitor, quote, { promoCode: 'TEN' }),
        change(visitor, quote, { useCredits: true }),
      ])
      const { discounts } = await snapshotOf(quote)
      expect(discounts.map(({ kind }) => kind)).toEqual(['promo', 'credits'])
    }
  })
})

it('applies in its state at the booking, not at the quote', async () => {
  await app.repositories.promotions.save(code({}))
  const quote = await quoteOf(app, guest)
  onHold = () => change(guest, quote, { promoCode: 'TEN' })
  const book = (wanted: Quote) =>
    call<Booking>(app, '/api/bookings', guest, { body: bookingRequest(wanted), key: newKey() })
  const { status, problem } = await book(quote)
  expect([status, problem.code]).toEqual([409, 'price_changed'])
  const path = `/api/quotes/${quote.id}`
  const { data: now } = await call<Quote>(app, path, guest, { method: 'GET' })
  const { data } = await book(now)
  expect(data.payment.due).toEqual(now.dueNow)
})

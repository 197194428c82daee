import { beforeAll, describe, expect, it } from 'vitest'
import type { Booking, HotelRate, Quote } from '../../../../contract/types.ts'
import { openTestApp } from '../../../hosts/testing-app.ts'
import { type BookingApp, openBookingApp } from './testing-booking-app.ts'
import {
  booked,
  bookingRequest,
  call,
  confirm,
  findRate,
  hold,
  itemOf,
  newKey,
  partiesOf,
  pay,
  quoteOf,
  read,
  stayOf,
  type Visitor,
} from './testing-booking-flow.ts'

let app: BookingApp
/** What a slow supplier waits for. */
let isReady: Promise<unknown> = Promise.resolve()
beforeAll(async () => {
  app = await openBookingApp({
    async pause() {
      await isReady
    },
  })
})

const guest: Visitor = {}
const refundable = ({ payment, isRefundable }: HotelRate) => payment === 'now' && isRefundable
const cancel = (visitor: Visitor, { reference }: Booking, quoteId: string, key = newKey()) =>
  call<Booking>(app, `/api/bookings/${reference}/cancellation`, visitor, { body: { quoteId }, key })
const quoteCancellation = (visitor: Visitor, { reference }: Booking) =>
  call<{ id: string; penalty: { amount: number }; refund: { amount: number } }>(
    app,
    `/api/bookings/${reference}/cancellation-quote`,
    visitor,
    { body: {} },
  )

describe('a booking', () => {
  it('goes from search over quote, hold and payment to confirmation at the shown price', async () => {
    const rate = await findRate(app, guest)
    const { data: quote } = await call<Quote>(app, '/api/quotes', guest, {
      body: { items: [{ product: 'hotel', rateKey: rate.rateKey }] },
    })
    expect(quote).toMatchObject({
      status: 'available',
      items: [{ subject: { product: 'hotel' } }],
      payment: { gateway: 'sandbox' },
    })
    expect(itemOf(quote).price.total).toBe(rate.price?.total)
    expect(quote.dueNow).toEqual({ amount: itemOf(quote).price.total, currency: 'USD' })
    const { booking, holder } = await hold(app, guest, quote)
    expect(booking).toMatchObject({ state: 'on_hold', hold: { canExtend: true, secondsLeft: 900 } })
    expect(booking.reference).toMatch(/^LV-/)
    expect((await pay(app, holder, booking)).data.state).toBe('requires_capture')
    const { data: confirmed } = await confirm(app, holder, booking)
    expect(confirmed).toMatchObject({ state: 'confirmed' })
    expect(itemOf(confirmed)).toMatchObject({ state: 'confirmed', confirmationNumber: expect.any(String) })
    await app.doTasks()
    const { data: paid } = await read(app, holder, booking)
    expect(paid.payment).toMatchObject({ state: 'succeeded', paid: quote.dueNow, refunded: { amount: 0 } })
    expect(paid.payment).not.toHaveProperty('clientSecret')
  })

  it('is visible only to its browser and to agents', async () => {
    const { booking, holder } = await booked(app)
    expect((await read(app, holder, booking)).status).toBe(200)
    expect((await read(app, guest, booking)).status).toBe(404)
    expect((await read(app, { cookie: await app.signIn('traveller@test.example') }, booking)).status).toBe(
      404,
    )
    expect((await read(app, { cookie: await app.signIn('owner@test.example') }, booking)).status).toBe(200)
    const key = /\.([\w-]+)/.exec(decodeURIComponent(holder.cookie ?? ''))?.[1] ?? ''
    const open = (tried: string) =>
      call<Booking>(app, `/api/bookings/${booking.reference}/access`, guest, { body: { key: tried } })
    expect((await open('x'.repeat(43))).status).toBe(404)
    const opened = await open(key)
    expect(opened.status).toBe(200)
    expect(opened.cookies.join()).toContain(booking.reference)
  })

  it('shows agents the wholesale rate and the markup, and travellers neither', async () => {
    const { booking, holder } = await booked(app)
    expect(itemOf(booking).price).not.toHaveProperty('net')
    expect(itemOf(booking).price).not.toHaveProperty('trace')
    const sales = { cookie: await app.signIn('sales@test.example') }
    const { price } = itemOf((await read(app, sales, booking)).data)
    expect(price.net).toBe(price.total - (price.markup ?? Number.NaN))
    expect(itemOf((await read(app, holder, booking)).data).price.total).toBe(price.total)
  })

  it('needs no payment if the property collects the price', async () => {
    const atProperty = ({ payment }: HotelRate) => payment === 'at_property'
    const quote = await quoteOf(app, guest, { choose: atProperty })
    expect(quote).toMatchObject({ dueNow: { amount: 0 }, payment: { gateway: 'none' } })
    const { booking, holder } = await hold(app, guest, quote)
    const { data } = await confirm(app, holder, booking)
    expect(data).toMatchObject({ state: 'confirmed', payment: { gateway: 'none', due: { amount: 0 } } })
  })

  it('does not reveal the wholesale rate by its taxes in any answer', async () => {
    const { priceLines, subtotal } = itemOf(await quoteOf(app, guest)).price
    // In Lisbon 6 % of the room price, except for rounding.
    expect(Math.abs((priceLines[0]?.amount ?? 0) / subtotal - 0.06)).toBeLessThan(2 / subtotal)
    const { booking, holder } = await booked(app, guest)
    const { data } = await read(app, holder, booking)
    expect(itemOf(data).price).toEqual({ ...itemOf(booking).price, subtotal, priceLines })
    const agent = await read(app, { cookie: await app.signIn('owner@test.example') }, booking)
    const { net = 0, base = 0, priceLines: asked } = itemOf(agent.data).price
    expect(asked[0]?.amount).toBe(net - base)
    expect(asked[0]?.amount).toBeLessThan(priceLines[0]?.amount ?? 0)
  })

  it('has the currency in which it was shown', async () => {
    for (const currency of ['JPY', 'KWD', 'EUR']) {
      const { booking } = await booked(app, guest, { currency })
      const { breakdown, priceLines, total } = itemOf(booking).price
      expect([...breakdown, ...priceLines].reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
      expect(booking.payment.due).toEqual({ amount: total, currency })
    }
  })
})

describe('a price check', () => {
  it('reports a changed price, with the old and the new one', async () => {
    const visitor = { scenario: 'price_up' }
    const { rateKey, price } = await findRate(app, visitor)
    const shownTotal = { amount: price?.total ?? 0, currency: 'USD' }
    const { data } = await call<Quote>(app, '/api/quotes', visitor, {
      body: { items: [{ product: 'hotel', rateKey }], shownTotal },
    })
    expect(data).toMatchObject({ status: 'price_changed', shownTotal })
    expect(itemOf(data).price.total).toBeGreaterThan(shownTotal.amount)
  })

  it('reports a sold-out rate', async () => {
    const visitor = { scenario: 'sold_out_at_quote' }
    const { rateKey } = await findRate(app, visitor)
    const { status, problem } = await call<Quote>(app, '/api/quotes', visitor, {
      body: { items: [{ product: 'hotel', rateKey }] },
    })
    expect([status, problem.code]).toEqual([409, 'sold_out'])
  })

  it('is refused to visitors who may see no prices, and for unknown rate keys', async () => {
    const closed = await openTestApp({}, { aurora: { allowNonLoginFlow: false } })
    const { rateKey } = await findRate(closed, guest, { choose: () => true })
    expect(
      (await call(closed, '/api/quotes', guest, { body: { items: [{ product: 'hotel', rateKey }] } })).status,
    ).toBe(403)
    const forged = `${rateKey.slice(0, -6)}AAAAAA`
    const { status, problem } = await call(app, '/api/quotes', guest, {
      body: { items: [{ product: 'hotel', rateKey: forged }] },
    })
    expect([status, problem.errors?.[0]?.field]).toEqual([422, 'items[0].rateKey'])
  })
})

describe('a single booking', () => {
  it('is held once for one key and repeated; another body of the key is refused', async () => {
    const quote = await quoteOf(app, guest)
    const key = newKey()
    const ask = (body: object) => call<Booking>(app, '/api/bookings', guest, { body, key })
    const [first, second] = await Promise.all([ask(bookingRequest(quote)), ask(bookingRequest(quote))])
    const codes = [first, second].map(({ status, problem }) => problem.code ?? status)
    expect(codes).toContain(201)
    for (const code of codes) expect([201, 'request_in_flight']).toContain(code)
    const again = await ask(bookingRequest(quote))
    expect(again.data.reference).toBe((first.status === 201 ? first : second).data.reference)
    const other = await ask({ ...bookingRequest(quote), requests: 'A quiet room' })
    expect([other.status, other.problem.code]).toEqual([422, 'idempotency_mismatch'])
  })

  it('is not held twice by two tabs with different keys', async () => {
    const quote = await quoteOf(app, guest)
    const ask = () =>
      call<Booking>(app, '/api/bookings', guest, { body: bookingRequest(quote), key: newKey() })
    const answers = await Promise.all([ask(), ask()])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  it('is confirmed and charged once however often it is requested', async () => {
    const { booking, holder } = await hold(app, guest, await quoteOf(app, guest))
    await pay(app, holder, booking)
    const answers = await Promise.all([1, 2, 3, 4].map(() => confirm(app, holder, booking)))
    for (const { status } of answers) expect(status).toBe(200)
    await Promise.all([app.doTasks(), app.doTasks()])
    await confirm(app, holder, booking)
    const { data } = await read(app, holder, booking)
    expect(data).toMatchObject({ state: 'confirmed', payment: { paid: data.payment.due } })
    const steps = await app.stepsOf(booking)
    expect(steps.filter(({ event }) => event === 'confirm')).toHaveLength(1)
    expect(steps.filter(({ event }) => event === 'capture')).toHaveLength(1)
  })

  it.each<[string, (quote: Quote) => object, number, string]>([
    ['a forged total', (quote) => ({ shownTotal: { ...quote.dueNow, amount: 1 } }), 409, 'price_changed'],
    [
      'another currency',
      ({ dueNow }) => ({ shownTotal: { ...dueNow, currency: 'JPY' } }),
      409,
      'price_changed',
    ],
    [
      'nobody who checks in',
      () => ({
        parties: [{ travellers: [{ group: 2, type: 'adult', role: 'lead', firstName: 'A', lastName: 'B' }] }],
      }),
      422,
      'validation_failed',
    ],
    ['a card number', () => ({ requests: 'Charge 4242 4242 4242 4242' }), 422, 'validation_failed'],
    [
      'a telephone number that is none',
      (quote) => ({ contact: { ...bookingRequest(quote).contact, phone: '12' } }),
      422,
      'validation_failed',
    ],
  ])('is not held with %s', async (_, change, status, code) => {
    const quote = await quoteOf(app, guest)
    const body = { ...bookingRequest(quote), ...change(quote) }
    const answer = await call(app, '/api/bookings', guest, { body, key: newKey() })
    expect([answer.status, answer.problem.code]).toEqual([status, code])
    // The same quote is valid for a correct one.
    expect(
      (await call(app, '/api/bookings', guest, { body: bookingRequest(quote), key: newKey() })).status,
    ).toBe(201)
  })

  it('is refused without a key, and to another person', async () => {
    const mine = { cookie: await app.signIn('traveller@test.example') }
    const quote = await quoteOf(app, mine)
    expect((await call(app, '/api/bookings', mine, { body: bookingRequest(quote) })).status).toBe(400)
    const other = await call(app, '/api/bookings', guest, { body: bookingRequest(quote), key: newKey() })
    expect(other.status).toBe(404)
  })
})

describe('a payment attempt', () => {
  it.each([
    ['sandbox_insufficient_funds', 'insufficient_funds'],
    ['sandbox_lost_card', 'lost_card'],
  ])('by %s is declined, nothing is booked, and another card works', async (token, declined) => {
    const { booking, holder } = await hold(app, guest, await quoteOf(app, guest))
    const refused = await pay(app, holder, booking, token)
    expect([refused.status, refused.problem.code, refused.problem.declined]).toEqual([
      402,
      'payment_declined',
      declined,
    ])
    expect((await confirm(app, holder, booking)).problem.code).toBe('payment_declined')
    const { data } = await read(app, holder, booking)
    expect(data).toMatchObject({ state: 'on_hold', payment: { state: 'requires_payment_method', declined } })
    await pay(app, holder, data)
    expect((await confirm(app, holder, data)).data.state).toBe('confirmed')
  })

  it("is declined with any card if the stay's scenario is a decline", async () => {
    const visitor: Visitor = { scenario: 'payment_declined' }
    const { booking, holder } = await hold(app, visitor, await quoteOf(app, visitor))
    const refused = await pay(app, holder, booking)
    expect([refused.status, refused.problem.code]).toEqual([402, 'payment_declined'])
    expect((await confirm(app, holder, booking)).problem.code).toBe('payment_declined')
    expect((await read(app, holder, booking)).data.state).toBe('on_hold')
  })

  it('is booked after the traveller answers the bank', async () => {
    const { booking, holder } = await hold(app, guest, await quoteOf(app, guest))
    expect((await pay(app, holder, booking, 'sandbox_three_d_secure')).data.state).toBe('requires_action')
    expect((await confirm(app, holder, booking)).data.state).toBe('on_hold')
    const { clientSecret, reference } = booking.payment
    const body = { clientSecret, isApproved: true }
    await call(app, `/api/payments/sandbox/${reference}`, holder, { body })
    expect((await confirm(app, holder, booking)).data.state).toBe('confirmed')
  })

  it('is found and booked after its answer was lost', async () => {
    const { booking, holder } = await hold(app, guest, await quoteOf(app, guest))
    expect((await pay(app, holder, booking, 'sandbox_timeout')).status).toBe(504)
    expect((await confirm(app, holder, booking)).data.state).toBe('confirmed')
  })

  it('of a visitor who left is booked by its webhook, also a late one', async () => {
    const { booking, holder } = await hold(app, guest, await quoteOf(app, guest))
    expect((await pay(app, holder, booking, 'sandbox_late_webhook')).data.state).toBe('processing')
    app.passSeconds(20)
    await app.deliverWebhooks()
    expect((await read(app, holder, booking)).data.state).toBe('confirmed')
  })

  it('is accepted only from the holder of its secret', async () => {
    const { booking } = await hold(app, guest, await quoteOf(app, guest))
    const body = { clientSecret: 'another_secret', token: 'sandbox_success' }
    const { status } = await call(app, `/api/payments/sandbox/${booking.payment.reference}`, guest, { body })
    expect(status).toBe(404)
  })
})

describe('a supplier', () => {
  async function paidIn(scenario: string) {
    const visitor = { scenario }
    const { booking, holder } = await hold(app, visitor, await quoteOf(app, visitor))
    await pay(app, holder, booking)
    return { booking, holder, answer: await confirm(app, holder, booking) }
  }

  it('that never received the booking gets requests for minutes but no new attempt; then the payment is refunded', async () => {
    const { booking, holder } = await paidIn('timeout_not_booked')
    app.passSeconds(60)
    for (const _ of [1, 2, 3]) {
      await app.doTasks()
      expect((await read(app, holder, booking)).data.state).toBe('in_doubt')
    }
    await app.doTasks()
    await app.doTasks()
    const { data } = await read(app, holder, booking)
    expect(data).toMatchObject({ state: 'rejected', payment: { state: 'canceled', paid: { amount: 0 } } })
  })

  it('that has nothing left at the hold reports it', async () => {
    const visitor = { scenario: 'sold_out_at_hold' }
    const quote = await quoteOf(app, visitor)
    const { status, problem } = await call(app, '/api/bookings', visitor, {
      body: bookingRequest(quote),
      key: newKey(),
    })
    expect([status, problem.code]).toEqual([409, 'sold_out'])
  })
})

describe('a request while the supplier takes its time', () => {
  it('changes nothing: the pending answer decides', async () => {
    const visitor = { scenario: 'slow' }
    const { booking, holder } = await hold(app, visitor, await quoteOf(app, visitor))
    await pay(app, holder, booking)
    const answer = Promise.withResolvers<void>()
    isReady = answer.promise
    const first = confirm(app, holder, booking)
    const state = async () => (await read(app, holder, booking)).data.state
    await expect.poll(state).toBe('in_doubt')
    expect((await confirm(app, holder, booking)).data.state).toBe('in_doubt')
    await app.deliverWebhooks()
    answer.resolve()
    expect((await first).data.state).toBe('confirmed')
    await app.doTasks()
    expect((await read(app, holder, booking)).data).toMatchObject({
      state: 'confirmed',
      payment: { state: 'succeeded' },
    })
  })
})

describe('a hold', () => {
  it('ends by booking what was paid over a broken connection', async () => {
    const { booking, holder } = await hold(app, guest, await quoteOf(app, guest))
    await pay(app, holder, booking)
    app.passSeconds(16 * 60)
    await app.doTasks()
    expect((await read(app, holder, booking)).data.state).toBe('confirmed')
  })
})

describe('a cancellation', () => {
  it('costs no more than card and wallet paid together, after a discount code', async () => {
    await app.promote({ code: 'WELCOME', kind: 'percent', value: 1000 })
    const { visitor, balance } = await app.personWithWallet(5000)
    const lost = ({ payment, isRefundable }: HotelRate) => payment === 'now' && !isRefundable
    const first = await quoteOf(app, visitor, { choose: lost })
    const { data: cheaper } = await call<Quote>(app, `/api/quotes/${first.id}`, visitor, {
      method: 'PATCH',
      body: { promoCode: 'WELCOME', useCredits: true },
    })
    const { booking, holder } = await hold(app, visitor, cheaper)
    await pay(app, holder, booking)
    await confirm(app, holder, booking)
    await app.doTasks()
    const { data: quote } = await quoteCancellation(holder, booking)
    expect(quote.penalty.amount).toBe(cheaper.dueNow.amount + 5000)
    expect(quote.refund.amount).toBe(0)
    const { data } = await cancel(holder, booking, quote.id)
    expect(itemOf(data).cancellation.penalty).toEqual(quote.penalty)
    expect(await balance()).toBe(0)
    await app.doTasks()
    const mail = (await app.mails()).find(
      ({ kind, text }) => kind === 'bookingCancelled' && text.includes(booking.reference),
    )
    expect(mail?.text).toContain('Credit: $50.00')
    expect(mail?.text).toContain('there is no refund')
  })

  it('happens once for one key, and needs a quote', async () => {
    const { booking, holder } = await booked(app, guest, { choose: refundable })
    expect((await cancel(holder, booking, '0.0.USD.99999999999999.forged')).problem.code).toBe(
      'quote_expired',
    )
    const { data: quote } = await quoteCancellation(holder, booking)
    const key = newKey()
    const [first, second] = [
      await cancel(holder, booking, quote.id, key),
      await cancel(holder, booking, quote.id, key),
    ]
    expect([first.status, second.status]).toEqual([200, 200])
    expect((await cancel(holder, booking, quote.id)).status).toBe(409)
    await app.doTasks()
    await app.doTasks()
    const steps = await app.stepsOf(booking)
    expect(steps.filter(({ event }) => event === 'refund').length).toBeLessThanOrEqual(1)
  })

  it("is for the booking's holder", async () => {
    const { booking } = await booked(app, guest, { choose: refundable })
    expect((await quoteCancellation(guest, booking)).status).toBe(404)
  })
})

describe('a reduction of the payment', () => {
  it('is a code of the agency in any letter case, with its amount', async () => {
    await app.promote({ code: 'SPRING', kind: 'percent', value: 1000 })
    const quote = await quoteOf(app, guest)
    expect(quote.takesPromo).toBe(true)
    const change = (body: object) =>
      call<Quote>(app, `/api/quotes/${quote.id}`, guest, { method: 'PATCH', body })
    const { data, problem } = await change({ promoCode: 'spring' })
    expect(problem.code).toBeUndefined()
    const off = Math.round(itemOf(quote).price.total / 10)
    expect(data.discounts).toEqual([{ kind: 'promo', code: 'SPRING', amount: off }])
    expect(data.dueNow.amount).toBe(itemOf(quote).price.total - off)
    expect((await change({ promoCode: 'AUTUMN' })).problem.errors?.[0]?.field).toBe('promoCode')
    const { booking, holder } = await hold(app, guest, data)
    expect(booking.payment.due).toEqual(data.dueNow)
    await pay(app, holder, booking)
    expect((await confirm(app, holder, booking)).data.state).toBe('confirmed')
  })

  it("is a person's wallet, which others' bookings do not use", async () => {
    const { visitor, balance } = await app.personWithWallet(1000, 'owner')
    const before = await balance()
    const quote = await quoteOf(app, visitor)
    const { data } = await call<Quote>(app, `/api/quotes/${quote.id}`, visitor, {
      method: 'PATCH',
      body: { useCredits: true },
    })
    expect(data.dueNow.amount).toBe(itemOf(quote).price.total - before)
    const { status, problem } = await call(app, '/api/bookings', guest, {
      body: bookingRequest(data),
      key: newKey(),
    })
    expect([status, problem.code]).toEqual([404, 'not_found'])
    expect(await balance()).toBe(before)
  })

  it('is the wallet, which gets back what was released', async () => {
    const { visitor, balance } = await app.personWithWallet(5000)
    const entries = async () => {
      const wallet = await call<{ entries: object[] }>(app, '/api/wallet', visitor, { method: 'GET' })
      return wallet.data.entries.length
    }
    // Other tests of this person leave entries there, too.
    const before = await entries()
    const quote = await quoteOf(app, visitor)
    expect(quote.credits).toEqual({ amount: 5000, currency: 'USD' })
    const { data } = await call<Quote>(app, `/api/quotes/${quote.id}`, visitor, {
      method: 'PATCH',
      body: { useCredits: true },
    })
    expect(data.dueNow.amount).toBe(itemOf(quote).price.total - 5000)
    const { booking, holder } = await hold(app, visitor, data)
    expect(await balance()).toBe(0)
    await call(app, `/api/bookings/${booking.reference}/hold`, holder, { method: 'DELETE' })
    expect(await balance()).toBe(5000)
    expect(await entries()).toBe(before + 2)
  })
})

it('separates the people that a booking names from the status of its answer', async () => {
  const { booking } = await booked(app)
  expect(booking.items.map(({ party }) => party)).toEqual(partiesOf(await quoteOf(app, guest)))
})

describe('the documents of a booking', () => {
  it('are a voucher and a calendar file for its holder, once it is booked', async () => {
    const { booking, holder } = await booked(app)
    const file = (name: string, visitor: Visitor) =>
      app.call(`/api/bookings/${booking.reference}/${name}`, {
        headers: { ...(visitor.cookie && { cookie: visitor.cookie }) },
      })
    const voucher = await file('voucher', holder)
    expect(voucher.headers.get('content-type')).toBe('application/pdf')
    expect(voucher.headers.get('content-disposition')).toBe(`inline; filename="${booking.reference}.pdf"`)
    expect(await voucher.text()).toMatch(/^printed .* LV-/)
    const calendar = await (await file('calendar', holder)).text()
    expect(calendar).toContain('BEGIN:VEVENT')
    expect(calendar.replaceAll('\r\n ', '')).toContain(stayOf(booking).hotel.name.split(',')[0])
    expect((await file('voucher', guest)).status).toBe(404)
    const held = await hold(app, guest, await quoteOf(app, guest))
    const early = await app.call(`/api/bookings/${held.booking.reference}/voucher`, {
      headers: { cookie: held.holder.cookie ?? '' },
    })
    expect(early.status).toBe(409)
  })

  it('are mails about each outcome, each once, to the given address', async () => {
    const { booking, holder } = await booked(app, guest, { choose: refundable })
    await app.doTasks()
    const { data: quote } = await quoteCancellation(holder, booking)
    await cancel(holder, booking, quote.id)
    await app.doTasks()
    const mine = (await app.mails()).filter(({ text }) => text.includes(booking.reference))
    expect(mine.map(({ kind }) => kind).sort()).toEqual(['bookingCancelled', 'bookingConfirmed'])
    const confirmed = mine.find(({ kind }) => kind === 'bookingConfirmed')
    expect(confirmed?.recipient).toBe('ada@reader.example')
    expect(confirmed?.attachments.map(({ name }) => name)).toEqual([
      `${booking.reference}.pdf`,
      `${booking.reference}.ics`,
    ])
    const link = /\/booknow\/hotels\/confirm-payment\?reference=[\w-]+#key=([\w-]+)/.exec(
      confirmed?.text ?? '',
    )
    const { status } = await call(app, `/api/bookings/${booking.reference}/access`, guest, {
      body: { key: link?.[1] },
    })
    expect(status).toBe(200)
  })

  it('are a mail if the supplier refuses', async () => {
    const visitor = { scenario: 'rejected' }
    const { booking, holder } = await hold(app, visitor, await quoteOf(app, visitor))
    await pay(app, holder, booking)
    await confirm(app, holder, booking)
    await app.doTasks()
    const mine = (await app.mails()).filter(({ text }) => text.includes(booking.reference))
    expect(mine.map(({ kind }) => kind)).toEqual(['bookingRejected'])
  })
})

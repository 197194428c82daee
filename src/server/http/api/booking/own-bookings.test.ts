import { beforeAll, describe, expect, it } from 'vitest'
import type { Booking, BookingSummary, CancellationQuote, Quote } from '../../../../contract/types.ts'
import { type BookingApp, openBookingApp } from './testing-booking-app.ts'
import {
  booked,
  call,
  confirm,
  hold,
  itemOf,
  newKey,
  pay,
  quoteOf,
  read,
  stayOf,
  type Visitor,
} from './testing-booking-flow.ts'

interface Listed {
  bookings: BookingSummary[]
  counts: { upcoming: number; past: number; cancelled: number }
  next?: string
}

let app: BookingApp
beforeAll(async () => {
  app = await openBookingApp()
})

const person = async (name: string): Promise<Visitor> => ({
  cookie: await app.signIn(`${name}@test.example`),
})
const list = (visitor: Visitor, query: string) =>
  call<Listed>(app, `/api/bookings?${query}`, visitor, { method: 'GET' })

describe('the bookings of an agency', () => {
  it('are all visible to its agents, with wholesale rate and markup for permitted ones alone', async () => {
    const { booking } = await booked(app)
    const search = `when=all&search=${booking.reference.slice(3).toLowerCase()}`
    const [line] = (await list(await person('sales'), search)).data.bookings
    expect(line).toMatchObject({
      reference: booking.reference,
      traveller: 'Ada Byron',
      email: 'ada@reader.example',
      total: { amount: itemOf(booking).price.total, currency: 'USD' },
    })
    expect((line?.net?.amount ?? 0) + (line?.markup?.amount ?? 0)).toBe(itemOf(booking).price.total)
    const [restricted] = (await list(await person('restricted'), search)).data.bookings
    expect(restricted?.reference).toBe(booking.reference)
    expect(restricted).not.toHaveProperty('net')
    expect(restricted).not.toHaveProperty('markup')
    // Travellers search only their own bookings, whatever they ask for.
    const { data } = await list(await person('traveller'), search)
    expect(data).toEqual({ bookings: [], counts: { upcoming: 0, past: 0, cancelled: 0 } })
  })

  it('state what is paid after a code and a wallet, as their own page does', async () => {
    await app.promote({ code: 'LESS', kind: 'percent', value: 1000 })
    const { visitor } = await app.personWithWallet(2500)
    const quote = await quoteOf(app, visitor)
    const { data: cheaper } = await call<Quote>(app, `/api/quotes/${quote.id}`, visitor, {
      method: 'PATCH',
      body: { promoCode: 'LESS', useCredits: true },
    })
    const { booking, holder } = await hold(app, visitor, cheaper)
    await pay(app, holder, booking)
    await confirm(app, holder, booking)
    const [line] = (await list(visitor, 'when=all')).data.bookings
    expect(line?.total.amount).toBe(itemOf(booking).price.total)
    expect(line?.afterDiscounts).toEqual(booking.payment.due)
    expect(booking.payment.due.amount).toBeLessThan(itemOf(booking).price.total - 2500)
    const { booking: plain } = await booked(app)
    const [whole] = (await list(await person('sales'), `when=all&search=${plain.reference}`)).data.bookings
    expect(whole).not.toHaveProperty('afterDiscounts')
  })

  it('are counted after filters for person, state and period', async () => {
    const { booking } = await booked(app)
    const agent = await person('sales')
    const { start } = stayOf(booking).stay
    const counted = async (query: string) =>
      (await list(agent, `when=upcoming&${query}`)).data.counts.upcoming
    const all = await counted('search=ada%20byron')
    expect(all).toBeGreaterThan(0)
    expect(await counted(`state=confirmed&from=${start}&to=${start}`)).toBe(all)
    expect(await counted('state=pending')).toBe(0)
    expect(await counted(`from=2027-12-31`)).toBe(0)
    expect(await counted('search=%25')).toBe(0)
  })

  it.each([
    'when=some',
    'when=all&state=gone',
    'when=all&from=2026-02-30',
    'when=all&from=0000-01-01',
    'when=all&before=%27',
  ])('cannot be requested by %s', async (query) => {
    expect((await list(await person('sales'), query)).status).toBe(400)
  })

  it.each(['x', '6f1c1f0e-0000-4000-8000-000000000000'])(
    'are empty after an unknown cursor: %s',
    async (before) => {
      const { status, data } = await list(await person('sales'), `when=all&before=${before}`)
      expect([status, data.bookings]).toEqual([200, []])
    },
  )
})

describe("a guest's booking", () => {
  const references = async (visitor: Visitor) =>
    (await list(visitor, 'when=all')).data.bookings.map(({ reference }) => reference)

  const mine = { email: 'Traveller@test.example' }

  it("with an account's address is claimed once its owner signs in in that browser", async () => {
    const { booking, holder } = await booked(app, {}, mine)
    const traveller = await person('traveller')
    expect(await references(traveller)).not.toContain(booking.reference)
    expect((await read(app, traveller, booking)).status).toBe(404)
    expect(await references({ cookie: `${holder.cookie}; ${traveller.cookie}` })).toContain(booking.reference)
    const elsewhere = await person('traveller')
    expect(await references(elsewhere)).toContain(booking.reference)
    expect((await read(app, elsewhere, booking)).status).toBe(200)
  })

  it('with another address is claimed by no later user, who opens it by its key alone', async () => {
    const { booking, holder } = await booked(app)
    const traveller = await person('traveller')
    const same = { cookie: `${holder.cookie}; ${traveller.cookie}` }
    expect(await references(same)).not.toContain(booking.reference)
    expect((await read(app, same, booking)).status).toBe(200)
    expect((await read(app, traveller, booking)).status).toBe(404)
  })

  it("with an account's address is claimed when its owner opens it by page or link", async () => {
    const { booking, holder } = await booked(app, {}, mine)
    const { cookie = '' } = await person('traveller')
    await read(app, { cookie: `${holder.cookie}; ${cookie}` }, booking)
    expect((await read(app, { cookie }, booking)).status).toBe(200)
    const { booking: other, holder: guest } = await booked(app, {}, mine)
    const key = guest.cookie?.match(/LV-\w+\.([\w-]+)/)?.[1]
    const opened = await call<Booking>(
      app,
      `/api/bookings/${other.reference}/access`,
      { cookie },
      { body: { key } },
    )
    expect([opened.status, opened.data.canClaim]).toEqual([200, undefined])
    expect(opened.cookies.join()).not.toContain(other.reference)
    expect((await read(app, { cookie }, other)).status).toBe(200)
  })

  it('with another address is claimed explicitly by its key holder, once and for one account', async () => {
    const { booking, holder } = await booked(app)
    const path = `/api/bookings/${booking.reference}/claim`
    const claim = (visitor: Visitor) => call<Booking>(app, path, visitor, { body: {} })
    const traveller = await person('traveller')
    const withKey = ({ cookie }: Visitor) => ({ cookie: `${holder.cookie}; ${cookie}` })
    expect((await read(app, holder, booking)).data.canClaim).toBeUndefined()
    expect((await read(app, withKey(await person('sales')), booking)).data.canClaim).toBeUndefined()
    expect((await read(app, withKey(traveller), booking)).data.canClaim).toBe(true)
    expect((await claim(traveller)).status).toBe(404)
    expect((await claim(holder)).status).toBe(401)
    expect((await claim(withKey(await person('sales')))).status).toBe(403)
    for (const visitor of [withKey(traveller), traveller]) {
      const { status, data } = await claim(visitor)
      expect([status, data.canClaim, data.contact.email]).toEqual([200, undefined, 'ada@reader.example'])
      expect(data.history?.filter(({ what }) => what === 'claimed')).toHaveLength(1)
    }
    expect(await references(await person('traveller'))).toContain(booking.reference)
    expect((await claim(withKey(await person('sales')))).status).toBe(409)
    // The booking's address can still open it by its key.
    expect((await read(app, holder, booking)).status).toBe(200)
  })

  it('is not claimed by a reference with another key, nor by agents who list all', async () => {
    const { booking, holder } = await booked(app, {}, mine)
    const traveller = await person('traveller')
    const forged = holder.cookie?.replace(/(LV-[A-Z0-9]+\.)[\w-]{6}/, '$1aaaaaa')
    expect(forged).not.toBe(holder.cookie)
    expect(await references({ cookie: `${forged}; ${traveller.cookie}` })).not.toContain(booking.reference)
    const sales = await person('sales')
    expect(await references({ cookie: `${holder.cookie}; ${sales.cookie}` })).toContain(booking.reference)
    expect((await read(app, traveller, booking)).status).toBe(404)
    expect(await references({ cookie: `${holder.cookie}; ${traveller.cookie}` })).toContain(booking.reference)
  })
})

describe("a booking's history", () => {
  it('runs from the hold to the cancellation, with payments and refunds', async () => {
    const { booking, holder } = await booked(
      app,
      {},
      { choose: ({ isRefundable, payment }) => isRefundable && payment === 'now' },
    )
    await app.doTasks()
    const path = `/api/bookings/${booking.reference}`
    const { data: quote } = await call<CancellationQuote>(app, `${path}/cancellation-quote`, holder, {
      body: {},
    })
    await call<Booking>(app, `${path}/cancellation`, holder, { body: { quoteId: quote.id }, key: newKey() })
    await app.doTasks()
    const { data } = await read(app, holder, booking)
    const { history = [] } = data
    const { price } = itemOf(data)
    expect(history.map(({ what }) => what)).toEqual([
      'held',
      'sent',
      'confirmed',
      'paid',
      'cancellation_requested',
      'cancelled',
      'refunded',
    ])
    expect(history.find(({ what }) => what === 'paid')?.amount?.amount).toBe(price.total)
    expect(history.at(-1)?.amount).toEqual(quote.refund)
  })

  it('has no entry for a payment that was never made', async () => {
    const { bookings } = (await list(await person('sales'), 'when=all')).data
    expect(bookings.length).toBeGreaterThan(0)
    for (const { reference } of bookings) {
      const { history = [] } = (await read(app, await person('sales'), { reference })).data
      expect(history.map(({ what }) => what)).not.toContain('released_payment')
    }
  })
})

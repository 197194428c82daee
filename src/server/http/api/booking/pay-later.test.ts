import { beforeAll, describe, expect, it } from 'vitest'
import type { Booking, Quote } from '../../../../contract/types.ts'
import { ticketKind } from '../../../domain/products/testing-ticket.ts'
import {
  makeTicketSupplier,
  type TicketRequest,
  type TicketSupplier,
  ticketKey,
} from '../../../domain/products/testing-ticket-supplier.ts'
import type { Supplier } from '../../../domain/suppliers/port.ts'
import { type BookingApp, openBookingApp } from './testing-booking-app.ts'
import {
  bookingRequest,
  call,
  confirm,
  itemOf,
  newKey,
  pay,
  read,
  type Visitor,
} from './testing-booking-flow.ts'

let app: BookingApp
let tickets: TicketSupplier
beforeAll(async () => {
  app = await openBookingApp({
    second: {
      kind: ticketKind,
      from(clock) {
        tickets = makeTicketSupplier(clock, PLACES)
        const capabilities = () => ({ name: 'Tickets', isSample: true, products: [] })
        return { capabilities, products: { ticket: tickets.supplier } } as unknown as Supplier
      },
    },
  })
})

const guest: Visitor = {}
const HOUR = 3600

const PLACES = 40

async function quoteOf(later: TicketRequest['later'] & string, count = 2): Promise<Quote> {
  const items = [{ product: 'ticket', rateKey: ticketKey({ later, count }) }]
  const quoted = await call<Quote>(app, '/api/quotes', guest, { body: { items, currency: 'USD' } })
  expect([quoted.status, quoted.problem.detail]).toEqual([201, undefined])
  return quoted.data
}

async function heldLater(
  later: 'priced' | 'unpriced',
  count?: number,
): Promise<{ booking: Booking; holder: Visitor }> {
  const body = { ...bookingRequest(await quoteOf(later, count)), payLater: true }
  const { status, data, cookies } = await call<Booking>(app, '/api/bookings', guest, { body, key: newKey() })
  expect(status).toBe(201)
  return { booking: data, holder: { cookie: cookies.find((one) => one.includes('livery_bookings')) ?? '' } }
}

const now = () => app.dependencies.clock().getTime()
const hoursAhead = (at: string | undefined) =>
  Math.round((new Date(at ?? '').getTime() - now()) / (HOUR * 1000))

describe('a quote that can be paid later', () => {
  it('has both clocks, or only that of the payment', async () => {
    const priced = (await quoteOf('priced')).payLater
    expect([hoursAhead(priced?.priceUntil), hoursAhead(priced?.payBy)]).toEqual([24, 48])
    const unpriced = (await quoteOf('unpriced')).payLater
    expect(unpriced).not.toHaveProperty('priceUntil')
    expect(hoursAhead(unpriced?.payBy)).toBe(48)
    expect(await quoteOf('no')).not.toHaveProperty('payLater')
  })

  it('is needed to pay later', async () => {
    const body = { ...bookingRequest(await quoteOf('no')), payLater: true }
    const { status, problem } = await call<Booking>(app, '/api/bookings', guest, { body, key: newKey() })
    expect([status, problem.errors?.map(({ field }) => field)]).toEqual([422, ['payLater']])
  })
})

describe('a booking that is paid later', () => {
  it('is held for days, shows its clocks, and is paid and booked by the ordinary calls', async () => {
    const { booking, holder } = await heldLater('priced')
    expect(booking).toMatchObject({ state: 'on_hold', hold: { canExtend: false } })
    expect(hoursAhead(booking.hold?.payLater?.payBy)).toBe(48)
    expect(hoursAhead(booking.hold?.payLater?.priceUntil)).toBe(24)
    app.passSeconds(20 * HOUR)
    expect((await read(app, holder, booking)).data.state).toBe('on_hold')
    expect((await pay(app, holder, booking)).data.state).toBe('requires_capture')
    const { data } = await confirm(app, holder, booking)
    expect(itemOf(data).state).toBe('confirmed')
    expect(data).not.toHaveProperty('hold')
  })

  it('is not extended', async () => {
    const { booking, holder } = await heldLater('priced')
    const path = `/api/bookings/${booking.reference}/hold`
    expect((await call(app, path, holder, { body: {} })).status).toBe(409)
    expect(hoursAhead((await read(app, holder, booking)).data.hold?.expiresAt)).toBe(48)
  })

  it('is not booked before it is paid', async () => {
    const { booking, holder } = await heldLater('unpriced')
    expect((await confirm(app, holder, booking)).data.state).toBe('on_hold')
  })

  it('is quoted again after the guarantee, and booked if the price is the same', async () => {
    const { booking, holder } = await heldLater('priced')
    app.passSeconds(25 * HOUR)
    await pay(app, holder, booking)
    expect((await confirm(app, holder, booking)).data.state).toBe('confirmed')
  })

  it.each(['priced', 'unpriced'] as const)(
    'is released without a charge if its price has changed (%s)',
    async (later) => {
      const { booking, holder } = await heldLater(later)
      if (later === 'priced') app.passSeconds(25 * HOUR)
      tickets.raise(500)
      await pay(app, holder, booking)
      const { status, problem } = await confirm(app, holder, booking)
      expect([status, problem.code]).toEqual([409, 'price_changed'])
      await app.doTasks()
      const { data } = await read(app, holder, booking)
      expect(data.state).toBe('released')
      expect(data.payment).toMatchObject({ state: 'canceled' })
      expect(tickets.stateOf(itemOf(data).id)).toBe('released')
      expect((await confirm(app, holder, booking)).problem.code).toBe('hold_expired')
    },
  )

  it('is quoted with its own places free, so that the last ones have a price too', async () => {
    const same = await heldLater('unpriced', PLACES)
    await pay(app, same.holder, same.booking)
    expect((await confirm(app, same.holder, same.booking)).data.state).toBe('confirmed')
    const dearer = await heldLater('priced', PLACES)
    app.passSeconds(25 * HOUR)
    tickets.raise(500)
    await pay(app, dearer.holder, dearer.booking)
    expect((await confirm(app, dearer.holder, dearer.booking)).problem.code).toBe('price_changed')
  })

  it('keeps its price until the guarantee ends, whatever it costs elsewhere', async () => {
    const { booking, holder } = await heldLater('priced')
    tickets.raise(500)
    app.passSeconds(23 * HOUR)
    await pay(app, holder, booking)
    expect((await confirm(app, holder, booking)).data.state).toBe('confirmed')
  })

  it('is released when it is not paid in time', async () => {
    const { booking, holder } = await heldLater('priced')
    app.passSeconds(49 * HOUR)
    await app.doTasks()
    expect((await read(app, holder, booking)).data.state).toBe('expired')
  })

  it('is mailed with both clocks and the way to its payment', async () => {
    const { booking } = await heldLater('priced')
    await app.doDue()
    const [mail] = (await app.mails()).filter(({ subject }) => subject.includes(booking.reference))
    expect(mail?.subject).toBe(`Booking ${booking.reference} is held for you`)
    expect(mail?.text).toContain('is guaranteed until')
    expect(mail?.text).toContain('#key=')
  })

  const mailsOf = async ({ reference }: Booking) =>
    (await app.mails()).filter(({ subject }) => subject.includes(reference)).toReversed()

  it('is announced before each of its clocks, and after it has lapsed', async () => {
    const { booking } = await heldLater('priced')
    const kindsNow = async () => {
      await app.doTasks()
      return (await mailsOf(booking)).map(({ kind }) => kind)
    }
    expect(await kindsNow()).toEqual(['bookingHeld'])
    app.passSeconds(11 * HOUR)
    expect(await kindsNow()).toEqual(['bookingHeld'])
    app.passSeconds(1 * HOUR)
    expect(await kindsNow()).toEqual(['bookingHeld', 'bookingPriceEnding'])
    app.passSeconds(12 * HOUR)
    expect(await kindsNow()).toEqual(['bookingHeld', 'bookingPriceEnding', 'bookingHoldEnding'])
    app.passSeconds(25 * HOUR)
    expect(await kindsNow()).toHaveLength(4)
    const last = (await mailsOf(booking)).at(-1)
    expect([last?.kind, last?.subject]).toEqual([
      'bookingHoldLapsed',
      `Booking ${booking.reference} is no longer held`,
    ])
    expect(last?.text).toContain('Nothing has been charged.')
  })

  it('is announced no more once it is paid or released', async () => {
    const paid = await heldLater('priced')
    await pay(app, paid.holder, paid.booking)
    await confirm(app, paid.holder, paid.booking)
    const free = await heldLater('priced')
    await call(app, `/api/bookings/${free.booking.reference}/hold`, free.holder, { method: 'DELETE' })
    app.passSeconds(50 * HOUR)
    await app.doTasks()
    await app.doTasks()
    for (const { booking } of [paid, free]) {
      const kinds = (await mailsOf(booking)).map(({ kind }) => kind)
      expect(kinds.filter((kind) => /^booking(?:Hold|Price)/.test(kind))).toEqual([])
    }
  })

  it('has one reminder if its price is not guaranteed', async () => {
    const { booking } = await heldLater('unpriced')
    app.passSeconds(30 * HOUR)
    await app.doTasks()
    const [ending] = (await mailsOf(booking)).filter(({ kind }) => kind !== 'bookingHeld')
    expect(ending?.kind).toBe('bookingHoldEnding')
    expect(ending?.text).toContain('It is not guaranteed')
  })

  it('is released without a charge if its rate is no longer sold', async () => {
    const { booking, holder } = await heldLater('unpriced')
    tickets.close()
    await pay(app, holder, booking)
    expect((await confirm(app, holder, booking)).problem.code).toBe('price_changed')
    await app.doTasks()
    expect((await read(app, holder, booking)).data.payment).toMatchObject({ state: 'canceled' })
  })
})

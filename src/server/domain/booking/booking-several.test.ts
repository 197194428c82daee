import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Booking, CancellationQuote, Proposal, Quote } from '../../../contract/types.ts'
import { type BookingApp, openBookingApp } from '../../http/api/booking/testing-booking-app.ts'
import {
  call,
  contact,
  findRate,
  newKey,
  partiesOf,
  pay,
  read,
  type Visitor,
} from '../../http/api/booking/testing-booking-flow.ts'
import { ticketKind } from '../products/testing-ticket.ts'
import {
  makeTicketSupplier,
  type TicketRequest,
  type TicketSupplier,
  ticketKey,
} from '../products/testing-ticket-supplier.ts'
import type { Supplier } from '../suppliers/port.ts'
import { itemId } from './item-id.ts'

let app: BookingApp
let tickets: TicketSupplier
beforeAll(async () => {
  app = await openBookingApp({
    second: {
      kind: ticketKind,
      from(clock) {
        tickets = makeTicketSupplier(clock)
        // The contract's products have no ticket, so a second supplier provides them here.
        const capabilities = () => ({ name: 'Tickets', isSample: true, products: [] })
        return { capabilities, products: { ticket: tickets.supplier } } as unknown as Supplier
      },
    },
  })
})

const ticket = (request?: TicketRequest) => ({ product: 'ticket', rateKey: ticketKey(request) })
async function hotel(isRefundable: boolean, visitor: Visitor = {}) {
  const choose = (rate: { payment: string; isRefundable: boolean }) =>
    rate.payment === 'now' && rate.isRefundable === isRefundable
  const { rateKey } = await findRate(app, visitor, { choose })
  return { product: 'hotel', rateKey }
}

const quoteOf = (items: object[], visitor: Visitor = {}) =>
  call<Quote>(app, '/api/quotes', visitor, { body: { items, currency: 'USD' } })

async function holdOf(items: object[], visitor: Visitor = {}) {
  const { data: quote } = await quoteOf(items, visitor)
  const request = { quoteId: quote.id, shownTotal: quote.dueNow, contact, parties: partiesOf(quote) }
  const answer = await call<Booking>(app, '/api/bookings', visitor, { body: request, key: newKey() })
  const bookingsCookie = answer.cookies.find((cookie) => cookie.includes('livery_bookings')) ?? ''
  const holder = { ...visitor, cookie: [visitor.cookie, bookingsCookie].filter(Boolean).join('; ') }
  return { quote, answer, booking: answer.data, holder }
}

const confirm = (holder: Visitor, { reference }: Booking, without?: string[]) =>
  call<Booking>(app, `/api/bookings/${reference}/confirmation`, holder, {
    body: without ? { without } : {},
    key: newKey(),
  })

/** Holds and pays the items, then asks to book them. */
async function bookedOf(items: object[], visitor: Visitor = {}) {
  const held = await holdOf(items, visitor)
  expect(held.answer.problem.detail).toBeUndefined()
  await pay(app, held.holder, held.booking)
  const { data } = await confirm(held.holder, held.booking)
  return { ...held, booking: data }
}

const statesOf = ({ items }: Booking) => items.map(({ state }) => state)
const totals = ({ items }: Booking | Quote) => items.map(({ price }) => price.total)
async function afterTasks(holder: Visitor, booking: Booking): Promise<Booking> {
  await app.doTasks()
  return (await read(app, holder, booking)).data
}
const idOf = async ({ reference }: Booking) =>
  (await app.repositories.bookings.findByReference(reference))?.id ?? ''

describe('a quote of two products', () => {
  it('costs what its items cost, each with its product and its price', async () => {
    const { status, data } = await quoteOf([await hotel(true), ticket()])
    expect(status).toBe(201)
    expect(data.items.map(({ subject }) => subject.product)).toEqual(['hotel', 'ticket'])
    const sum = totals(data).reduce((all, one) => all + one, 0)
    expect([data.total.amount, data.dueNow.amount]).toEqual([sum, sum])
  })

  it.each([
    ['an unknown product', { product: 'spaceship', rateKey: ticketKey() }, 422, 'items[1].product'],
    ['a product without a supplier', { product: 'cruise', rateKey: ticketKey() }, 404, undefined],
    ["another supplier's rate", { product: 'ticket', rateKey: 'a'.repeat(40) }, 422, 'items[1].rateKey'],
  ])('refuses %s and names the item', async (_, wrong, status, field) => {
    const { status: answered, problem } = await quoteOf([await hotel(true), wrong])
    expect([answered, problem.errors?.[0]?.field]).toEqual([status, field])
  })
})

describe('a booking of two products', () => {
  it('holds all, is paid once, books each with its supplier and is listed once', async () => {
    const person = { cookie: await app.signIn('traveller@test.example') }
    const { booking, holder } = await bookedOf([await hotel(true), ticket()], person)
    expect([booking.state, statesOf(booking)]).toEqual(['confirmed', ['confirmed', 'confirmed']])
    const paid = await afterTasks(holder, booking)
    expect(paid.payment).toMatchObject({ state: 'succeeded', paid: booking.total })
    expect(tickets.stateOf(itemId(await idOf(booking), 1))).toBe('booked')
    const { data } = await call<{ bookings: { reference: string; itemCount: number; total: object }[] }>(
      ...([app, '/api/bookings?when=upcoming', person, { method: 'GET' }] as const),
    )
    const listed = data.bookings.filter(({ reference }) => reference === booking.reference)
    expect(listed).toMatchObject([{ itemCount: 2, total: booking.total }])
  })

  it('holds nothing if one item cannot be held', async () => {
    const held = app.supply.holds.length
    const { answer } = await holdOf([await hotel(true), ticket({ answer: 'sold_out' })])
    expect([answer.status, answer.problem.code]).toEqual([409, 'sold_out'])
    const [reference] = app.supply.holds.slice(held)
    expect(app.supply.releases).toContain(reference)
  })

  it('is extended and released as a whole', async () => {
    const { booking, holder } = await holdOf([await hotel(true), ticket()])
    const path = `/api/bookings/${booking.reference}/hold`
    expect((await call<Booking>(app, path, holder, { body: {} })).data.hold).toMatchObject({
      canExtend: false,
    })
    const { data } = await call<Booking>(app, path, holder, { method: 'DELETE', body: {} })
    expect([data.state, statesOf(data)]).toEqual(['released', ['released', 'released']])
    expect((await afterTasks(holder, booking)).payment.state).toBe('canceled')
  })
})

describe('a refused item', () => {
  it('that can be undone comes first: nothing else is booked until the traveller continues', async () => {
    const items = [await hotel(false), ticket({ answer: 'rejected' })]
    const { booking, holder } = await bookedOf(items)
    expect([booking.state, statesOf(booking)]).toEqual(['needs_choice', ['on_hold', 'rejected']])
    expect((await afterTasks(holder, booking)).payment).toMatchObject({ state: 'requires_capture' })
    // A repeated call without a choice books nothing.
    expect((await confirm(holder, booking)).data.state).toBe('needs_choice')
    const [stay, refused] = booking.items
    const wrong = await confirm(holder, booking, [stay?.id ?? ''])
    expect([wrong.status, wrong.problem.code]).toEqual([409, 'conflict'])
    const { data } = await confirm(holder, booking, [refused?.id ?? ''])
    expect([data.state, statesOf(data)]).toEqual(['partly_confirmed', ['confirmed', 'rejected']])
    expect(data.items[1]).toMatchObject({ isLeftOut: true, availableActions: [] })
    const paid = await afterTasks(holder, booking)
    expect(paid.payment).toMatchObject({ state: 'succeeded', paid: { amount: totals(booking)[0] } })
  })

  it('lets the traveller release the rest, and then charges nothing', async () => {
    const { booking, holder } = await bookedOf([await hotel(false), ticket({ answer: 'rejected' })])
    const path = `/api/bookings/${booking.reference}/hold`
    const { data } = await call<Booking>(app, path, holder, { method: 'DELETE', body: {} })
    expect([data.state, statesOf(data)]).toEqual(['rejected', ['released', 'rejected']])
    expect((await afterTasks(holder, booking)).payment).toMatchObject({
      state: 'canceled',
      paid: { amount: 0 },
    })
  })

  it('that comes last leaves the booked items, which alone are charged', async () => {
    const items = [await hotel(true), ticket({ answer: 'rejected', isRefundable: false })]
    const { booking, holder } = await bookedOf(items)
    expect([booking.state, statesOf(booking)]).toEqual(['partly_confirmed', ['confirmed', 'rejected']])
    const paid = await afterTasks(holder, booking)
    expect(paid.payment).toMatchObject({ state: 'succeeded', paid: { amount: totals(booking)[0] } })
  })

  it('waits no longer than the hold, after which the rest is released', async () => {
    const { booking, holder } = await bookedOf([await hotel(false), ticket({ answer: 'rejected' })])
    app.passSeconds(1000)
    const over = await afterTasks(holder, booking)
    expect([over.state, statesOf(over)]).toEqual(['rejected', ['expired', 'rejected']])
    expect((await afterTasks(holder, booking)).payment.state).toBe('canceled')
  })

  it('returns its part of the wallet payment to the wallet', async () => {
    const { visitor, balance } = await app.personWithWallet(5000)
    const { data: quote } = await quoteOf(
      [await hotel(true), ticket({ answer: 'rejected', isRefundable: false })],
      visitor,
    )
    const { data: with_ } = await call<Quote>(app, `/api/quotes/${quote.id}`, visitor, {
      method: 'PATCH',
      body: { useCredits: true },
    })
    const request = { quoteId: quote.id, shownTotal: with_.dueNow, contact, parties: partiesOf(quote) }
    const { data } = await call<Booking>(app, '/api/bookings', visitor, { body: request, key: newKey() })
    await pay(app, visitor, data)
    const { data: booking } = await confirm(visitor, data)
    expect(booking.state).toBe('partly_confirmed')
    const [stay = 0, refused = 0] = totals(booking)
    const share = Math.round((5000 * refused) / (stay + refused))
    expect(Math.abs((await balance()) - share)).toBeLessThanOrEqual(1)
    const paid = await afterTasks(visitor, booking)
    expect(paid.payment.paid.amount + 5000 - (await balance())).toBe(stay)
  })
})

describe('a payment that is canceled at the gateway between two items', () => {
  const canceled = async (booking: Booking) => {
    const [payment] = await app.repositories.payments.ofBooking(await idOf(booking))
    await app.sandbox.void({ gatewayReference: payment?.gatewayReference ?? '', idempotencyKey: newKey() })
  }
  const incidents = async (booking: Booking) =>
    (await app.repositories.tasks.givenUp(100))
      .filter(({ booking: about }) => about?.reference === booking.reference)
      .map(({ kind, payload }) => ({ kind, ...payload }))

  it("pays for nothing, and the traveller's next payment is captured", async () => {
    const { booking, holder } = await bookedOf([await hotel(false), ticket({ answer: 'rejected' })])
    await canceled(booking)
    const without = [booking.items[1]?.id ?? '']
    await confirm(holder, booking, without)
    const path = `/api/bookings/${booking.reference}/payment`
    const again = await call<Booking>(app, path, holder, { body: {}, key: newKey() })
    await pay(app, holder, again.data)
    const { data } = await confirm(holder, booking, without)
    expect(statesOf(data)).toEqual(['confirmed', 'rejected'])
    const paid = await afterTasks(holder, booking)
    expect(paid.payment).toMatchObject({ state: 'succeeded', paid: { amount: totals(booking)[0] } })
    expect(await incidents(booking)).toEqual([])
  })

  it('leaves the booked items with the agency, which has to claim its money', async () => {
    const { booking, holder } = await bookedOf([await hotel(false), ticket({ answer: 'silent' })])
    await canceled(booking)
    await app.doTasks()
    app.passSeconds(1000)
    const over = await afterTasks(holder, booking)
    expect(statesOf(over)).toEqual(['expired', 'confirmed'])
    const bookingId = await idOf(booking)
    expect(await incidents(booking)).toEqual([{ kind: 'unpaid', bookingId, amount: totals(booking)[1] }])
  })
})

describe('an item without an answer', () => {
  it('is in doubt, and the others wait for its answer', async () => {
    const { booking, holder } = await bookedOf([await hotel(false), ticket({ answer: 'silent' })])
    expect([booking.state, statesOf(booking)]).toEqual(['in_doubt', ['on_hold', 'in_doubt']])
    const settled = await afterTasks(holder, booking)
    expect([settled.state, statesOf(settled)]).toEqual(['confirmed', ['confirmed', 'confirmed']])
    expect((await afterTasks(holder, booking)).payment).toMatchObject({
      state: 'succeeded',
      paid: booking.total,
    })
  })

  it('is resumed where the server died during the next one', async () => {
    const { booking, holder } = await holdOf([await hotel(false), ticket()])
    await pay(app, holder, booking)
    const bookingId = await idOf(booking)
    const second = itemId(bookingId, 1)
    // What a server stores before it asks the supplier, and the answer after which it dies.
    await app.repositories.transaction(async ({ bookings, tasks }) => {
      await bookings.moveItem(second, { event: 'wait', actor: 'guest' })
      await tasks.enqueue({ kind: 'ask', payload: { bookingId, itemId: second }, due: { inSeconds: 60 } })
      await bookings.moveItem(second, { event: 'confirm', actor: 'supplier', supplierReference: 'T-1' })
    })
    const settled = await afterTasks(holder, booking)
    expect([settled.state, statesOf(settled)]).toEqual(['confirmed', ['confirmed', 'confirmed']])
    expect((await afterTasks(holder, booking)).payment).toMatchObject({
      state: 'succeeded',
      paid: booking.total,
    })
  })

  it('keeps the others on hold until it is decided, although they would lapse earlier', async () => {
    const { booking, holder } = await holdOf([await hotel(false), ticket({ answer: 'silent' })])
    await pay(app, holder, booking)
    app.passSeconds(800)
    const { data: waiting } = await confirm(holder, booking)
    // An automatic extension does not use up the traveller's own.
    expect(waiting.hold).toMatchObject({ canExtend: true })
    const path = `/api/bookings/${booking.reference}/hold`
    const { status, data: longer } = await call<Booking>(app, path, holder, { body: {} })
    expect([status, longer.hold?.canExtend]).toEqual([200, false])
    // The first hold would have ended.
    app.passSeconds(200)
    const settled = await afterTasks(holder, booking)
    expect(statesOf(settled)).toEqual(['confirmed', 'confirmed'])
  })

  it('that its supplier decides by hand is checked hourly until it begins, then opens an incident', async () => {
    const { booking, holder } = await bookedOf([ticket({ answer: 'pending' })])
    const pending = await tickets.supplier.retrieve(itemId(await idOf(booking), 0))
    const retrieve = vi.spyOn(tickets.supplier, 'retrieve')
    retrieve.mockImplementation(async () => pending && { ...pending, status: 'pending' as const })
    for (let round = 0; round < 40; round += 1) await app.doTasks()
    expect(retrieve).toHaveBeenCalledTimes(40)
    expect((await read(app, holder, booking)).data.state).toBe('pending')
    expect(await app.repositories.tasks.givenUp(100)).not.toContainEqual(
      expect.objectContaining({ kind: 'ask' }),
    )
    app.passSeconds(120 * 86_400)
    for (let round = 0; round < 31; round += 1) await app.doTasks()
    app.passSeconds(-120 * 86_400)
    const bookingId = await idOf(booking)
    expect(await app.repositories.tasks.givenUp(100)).toContainEqual(
      expect.objectContaining({ kind: 'ask', payload: expect.objectContaining({ bookingId }) }),
    )
    retrieve.mockRestore()
  })

  it('that its supplier confirms later blocks nothing, and capture waits until all is decided', async () => {
    const { booking, holder } = await bookedOf([await hotel(false), ticket({ answer: 'pending' })])
    expect([booking.state, statesOf(booking)]).toEqual(['pending', ['confirmed', 'pending']])
    expect(booking.payment.state).toBe('requires_capture')
    const settled = await afterTasks(holder, booking)
    expect(statesOf(settled)).toEqual(['confirmed', 'confirmed'])
    expect((await afterTasks(holder, booking)).payment).toMatchObject({
      state: 'succeeded',
      paid: booking.total,
    })
  })
})

describe('a cancellation', () => {
  const quoteCancellation = (holder: Visitor, { reference }: Booking, body: object) =>
    call<CancellationQuote>(app, `/api/bookings/${reference}/cancellation-quote`, holder, { body })
  const cancel = (holder: Visitor, { reference }: Booking, quoteId: string) =>
    call<Booking>(app, `/api/bookings/${reference}/cancellation`, holder, {
      body: { quoteId },
      key: newKey(),
    })

  it('names the item if several can be cancelled, and refunds what it cost', async () => {
    const { booking, holder } = await bookedOf([await hotel(true), ticket()])
    await afterTasks(holder, booking)
    const unnamed = await quoteCancellation(holder, booking, {})
    expect([unnamed.status, unnamed.problem.errors?.[0]?.field]).toEqual([422, 'itemId'])
    const [stay = 0, tour = 0] = totals(booking)
    const { data: offer } = await quoteCancellation(holder, booking, { itemId: booking.items[1]?.id })
    expect(offer).toMatchObject({ penalty: { amount: 0 }, refund: { amount: tour } })
    const { data } = await cancel(holder, booking, offer.id)
    expect([data.state, statesOf(data)]).toEqual(['confirmed', ['confirmed', 'cancelled']])
    expect(data.items.map(({ availableActions }) => availableActions)).toEqual([['cancel', 'change'], []])
    expect((await afterTasks(holder, booking)).payment).toMatchObject({
      paid: { amount: stay + tour },
      refunded: { amount: tour },
    })
    // The rest can be cancelled without a name because it is the only item left.
    const { data: rest } = await quoteCancellation(holder, booking, {})
    expect(rest.refund.amount).toBe(stay)
    expect((await cancel(holder, booking, rest.id)).data.state).toBe('cancelled')
    expect((await afterTasks(holder, booking)).payment.refunded.amount).toBe(stay + tour)
  })

  it('of an item before the others are decided charges nothing for it', async () => {
    const { booking, holder } = await bookedOf([await hotel(true), ticket({ answer: 'pending' })])
    expect(statesOf(booking)).toEqual(['confirmed', 'pending'])
    const [stay = 0, tour = 0] = totals(booking)
    const { data: offer } = await quoteCancellation(holder, booking, { itemId: booking.items[0]?.id })
    expect(offer.refund.amount).toBe(stay)
    expect((await cancel(holder, booking, offer.id)).data.state).toBe('pending')
    const settled = await afterTasks(holder, booking)
    expect(statesOf(settled)).toEqual(['cancelled', 'confirmed'])
    expect((await afterTasks(holder, booking)).payment).toMatchObject({
      state: 'succeeded',
      paid: { amount: tour },
      refunded: { amount: 0 },
    })
  })

  it('refuses an item that the booking does not have', async () => {
    const { booking, holder } = await bookedOf([await hotel(true), ticket()])
    const { status, problem } = await quoteCancellation(holder, booking, {
      itemId: itemId(booking.items[0]?.id ?? '', 7),
    })
    expect([status, problem.code]).toEqual([409, 'conflict'])
  })
})

describe('a booking of the second product alone', () => {
  it('passes from quote to cancellation with its documents, known only to its own kind', async () => {
    const { booking, holder, quote } = await bookedOf([ticket({ count: 3 })])
    expect(quote.items[0]?.subject).toMatchObject({ product: 'ticket', ticket: { count: 3 } })
    expect([booking.state, statesOf(booking)]).toEqual(['confirmed', ['confirmed']])
    const paid = await afterTasks(holder, booking)
    expect(paid.payment).toMatchObject({ state: 'succeeded', paid: booking.total })
    const voucher = await app.call(`/api/bookings/${booking.reference}/voucher`, {
      headers: { cookie: holder.cookie ?? '' },
    })
    expect([voucher.status, voucher.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect((await app.mails()).find(({ kind }) => kind === 'bookingConfirmed')?.text).toContain(
      'Fado at night',
    )
    const { data: offer } = await call<CancellationQuote>(
      ...([app, `/api/bookings/${booking.reference}/cancellation-quote`, holder, { body: {} }] as const),
    )
    const { data } = await call<Booking>(app, `/api/bookings/${booking.reference}/cancellation`, holder, {
      body: { quoteId: offer.id },
      key: newKey(),
    })
    expect(data.state).toBe('cancelled')
    expect((await afterTasks(holder, booking)).payment.refunded).toEqual(booking.total)
  })

  it("is proposed to a client, accepted, and booked at the proposal's price", async () => {
    const agent = { cookie: await app.signIn('sales@test.example') }
    const terms = { currency: 'USD', validUntil: '2026-04-20', keepsPrice: true, note: '' }
    const made = await call<Proposal>(app, '/api/proposals', agent, { body: { ...ticket(), ...terms } })
    expect(made.problem.detail).toBeUndefined()
    const { id, proposedTotal } = made.data
    const accepted = await call<Proposal>(
      app,
      `/api/proposals/${id}/answer`,
      {},
      {
        body: { answer: 'accept', shownTotal: proposedTotal },
      },
    )
    expect(accepted.data.state).toBe('accepted')
    const request = { items: [ticket()], currency: 'USD', proposalId: id }
    const { data: quote } = await call<Quote>(app, '/api/quotes', {}, { body: request })
    expect(quote.total).toEqual(proposedTotal)
    const other = await call<Quote>(
      app,
      '/api/quotes',
      {},
      {
        body: { ...request, items: [{ product: 'hotel', rateKey: 'a'.repeat(40) }] },
      },
    )
    expect([other.status, other.problem.errors?.[0]?.field]).toEqual([422, 'items'])
  })
})

describe('the documents of a booking of two products', () => {
  it('have an event for each item in the calendar file, and both in the mail', async () => {
    const { booking, holder } = await bookedOf([await hotel(true), ticket()])
    await afterTasks(holder, booking)
    const file = await app.call(`/api/bookings/${booking.reference}/calendar`, {
      headers: { cookie: holder.cookie ?? '' },
    })
    const text = (await file.text()).replaceAll('\r\n ', '')
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2)
    expect(new Set(text.match(/UID:.*/g)).size).toBe(2)
    expect(text).toContain('Fado at night')
  })
})

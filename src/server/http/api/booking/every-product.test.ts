import { beforeAll, describe, expect, it } from 'vitest'
import type { Booking, HotelRate, Proposal, Quote } from '../../../../contract/types.ts'
import { publishContent } from '../../../adapters/store/testing-publish.ts'
import { ticketKind } from '../../../domain/products/testing-ticket.ts'
import {
  makeTicketSupplier,
  type TicketRequest,
  ticketKey,
} from '../../../domain/products/testing-ticket-supplier.ts'
import type { Supplier } from '../../../domain/suppliers/port.ts'
import { findSlot } from '../products/activity/testing-activities.ts'
import { findCar } from '../products/car/testing-cars.ts'
import { findFare } from '../products/flight/testing-flights.ts'
import { findWeek } from '../products/resort/testing-resorts.ts'
import { type BookingApp, openBookingApp } from './testing-booking-app.ts'
import {
  bookingRequest,
  call,
  confirm,
  findRate,
  hold,
  itemOf,
  newKey,
  pay,
  read,
  type Visitor,
} from './testing-booking-flow.ts'

let app: BookingApp
beforeAll(async () => {
  app = await openBookingApp({
    second: {
      kind: ticketKind,
      from(clock) {
        // The contract has no tickets; a supplier of tickets is added to the sample one.
        const capabilities = () => ({ name: 'Tickets', isSample: true, products: [] })
        const { supplier } = makeTicketSupplier(clock)
        return { capabilities, products: { ticket: supplier } } as unknown as Supplier
      },
    },
  })
  const meridian = await app.agencyId('meridian')
  const found = await app.store.forAgency(meridian).versions.published()
  if (found === null) throw new Error('meridian has a version')
  const agency = { ...found.agency, bookingMenuItemOptions: [] }
  await publishContent(app.store, meridian, { ...found, agency })
})

type Answer = 'confirmed' | 'silent' | 'rejected' | 'pending'

/** A product's booking in these tests: its item, and a visitor for whom the sample supplier acts a scenario. */
interface Way {
  wanted(answer: Answer, visitor: Visitor): Promise<{ product: string; rateKey: string }>
  scenarios: Readonly<Record<Answer, string>>
}

const refundable = ({ payment, isRefundable }: HotelRate) => payment === 'now' && isRefundable
const hotel: Way = {
  async wanted(_, visitor) {
    return { product: 'hotel', rateKey: (await findRate(app, visitor, { choose: refundable })).rateKey }
  },
  scenarios: { confirmed: '', silent: 'timeout_booked', rejected: 'rejected', pending: 'pending' },
}
const car: Way = {
  async wanted(_, visitor) {
    return { product: 'car', rateKey: await findCar(app, visitor) }
  },
  scenarios: hotel.scenarios,
}
const ticket: Way = {
  async wanted(answer: Required<TicketRequest>['answer']) {
    return { product: 'ticket', rateKey: ticketKey({ answer }) }
  },
  scenarios: { confirmed: '', silent: '', rejected: '', pending: '' },
}

const activity: Way = {
  async wanted(_, visitor) {
    return { product: 'activity', rateKey: (await findSlot(app, visitor)).rateKey }
  },
  scenarios: hotel.scenarios,
}

const flight: Way = {
  async wanted(_, visitor) {
    return { product: 'flight', rateKey: (await findFare(app, visitor)).fare.rateKey }
  },
  scenarios: hotel.scenarios,
}

const resort: Way = {
  async wanted(_, visitor) {
    const area = { regions: ['mediterranean'] }
    const window = { from: '2026-05-22', until: '2026-06-08' }
    const rateKey = await findWeek(app, visitor, ({ policy }) => policy.isRefundable, {
      area,
      checkIn: window,
    })
    return { product: 'resort', rateKey }
  },
  scenarios: hotel.scenarios,
}

const guest: Visitor = {}
/** An agency that has switched every product off. */
const off: Visitor = { host: 'meridian.localhost:4000' }
const extend = (holder: Visitor, { reference }: Booking) =>
  call<Booking>(app, `/api/bookings/${reference}/hold`, holder, { body: {} })
const quoteCancellation = (holder: Visitor, { reference }: Booking) =>
  call<{ id: string; penalty: { amount: number }; refund: { amount: number } }>(
    ...([app, `/api/bookings/${reference}/cancellation-quote`, holder, { body: {} }] as const),
  )
const cancel = (holder: Visitor, { reference }: Booking, quoteId: string) =>
  call<Booking>(app, `/api/bookings/${reference}/cancellation`, holder, { body: { quoteId }, key: newKey() })

describe.each([
  ['a hotel', hotel],
  ['an activity', activity],
  ['a car', car],
  ['a flight', flight],
  ['a week in a resort', resort],
  ['a ticket', ticket],
])('%s', (_, { wanted, scenarios }) => {
  async function quoteOf(visitor: Visitor = guest, answer: Answer = 'confirmed'): Promise<Quote> {
    const scenario = scenarios[answer]
    const asking = { ...visitor, ...(scenario && { scenario }) }
    const items = [await wanted(answer, asking)]
    const quoted = await call<Quote>(app, '/api/quotes', asking, { body: { items, currency: 'USD' } })
    expect([quoted.status, quoted.problem.detail]).toEqual([201, undefined])
    return quoted.data
  }
  const held = async (visitor?: Visitor, answer?: Answer) => {
    const scenario = scenarios[answer ?? 'confirmed']
    return hold(app, { ...visitor, ...(scenario && { scenario }) }, await quoteOf(visitor, answer))
  }
  async function paid(visitor?: Visitor, answer?: Answer) {
    const { booking, holder } = await held(visitor, answer)
    expect((await pay(app, holder, booking)).data.state).toBe('requires_capture')
    return { booking, holder, answer: await confirm(app, holder, booking) }
  }
  async function afterTasks(holder: Visitor, booking: Booking): Promise<Booking> {
    app.passSeconds(60)
    await app.doTasks()
    return (await read(app, holder, booking)).data
  }

  it('goes from quote over hold and payment to confirmation at the shown price', async () => {
    const quote = await quoteOf()
    expect(quote).toMatchObject({ status: 'available', payment: { gateway: 'sandbox' } })
    expect(quote.dueNow).toEqual({ amount: itemOf(quote).price.total, currency: 'USD' })
    const { booking, holder } = await hold(app, guest, quote)
    expect(booking).toMatchObject({ state: 'on_hold', hold: { canExtend: true, secondsLeft: 900 } })
    await pay(app, holder, booking)
    const { data: confirmed } = await confirm(app, holder, booking)
    expect(confirmed).toMatchObject({ state: 'confirmed' })
    expect(itemOf(confirmed)).toMatchObject({ state: 'confirmed', confirmationNumber: expect.any(String) })
    expect((await afterTasks(holder, booking)).payment).toMatchObject({
      state: 'succeeded',
      paid: quote.dueNow,
      refunded: { amount: 0 },
    })
  })

  it('is held once for one key, and confirmed and charged once however often requested', async () => {
    const wish = { body: bookingRequest(await quoteOf()), key: newKey() }
    const [one, again] = [
      await call<Booking>(app, '/api/bookings', guest, wish),
      await call<Booking>(app, '/api/bookings', guest, wish),
    ]
    expect([one.status, again.data.reference]).toEqual([201, one.data.reference])
    const holder = { cookie: one.cookies.join('; ') }
    await pay(app, holder, one.data)
    const answers = await Promise.all([1, 2, 3].map(() => confirm(app, holder, one.data)))
    expect(answers.map(({ data }) => data.state)).toContain('confirmed')
    const { payment, history } = await afterTasks(holder, one.data)
    expect(payment.paid).toEqual(payment.due)
    expect(history?.filter(({ what }) => what === 'confirmed' || what === 'paid')).toHaveLength(2)
  })

  it('is not booked with a declined card, and can be paid with another', async () => {
    const { booking, holder } = await held()
    await pay(app, holder, booking, 'sandbox_insufficient_funds')
    const declined = await confirm(app, holder, booking)
    expect(declined.problem.code).toBe('payment_declined')
    expect((await read(app, holder, booking)).data.state).toBe('on_hold')
    await pay(app, holder, booking)
    expect((await confirm(app, holder, booking)).data.state).toBe('confirmed')
  })

  it("is in doubt without its supplier's answer, then requested and found", async () => {
    const { booking, holder, answer } = await paid(guest, 'silent')
    expect(answer.data.state).toBe('in_doubt')
    expect(await afterTasks(holder, booking)).toMatchObject({
      state: 'confirmed',
      payment: { state: 'succeeded' },
    })
  })

  it('is refunded if its supplier refuses', async () => {
    const { booking, holder, answer } = await paid(guest, 'rejected')
    expect(answer.data.state).toBe('rejected')
    expect((await afterTasks(holder, booking)).payment.state).toBe('canceled')
  })

  it('is confirmed later if its supplier takes its time', async () => {
    const { booking, holder, answer } = await paid(guest, 'pending')
    expect(answer.data.state).toBe('pending')
    expect((await afterTasks(holder, booking)).state).toBe('confirmed')
  })

  it('is held for half an hour in all', async () => {
    const { booking, holder } = await held()
    app.passSeconds(600)
    const { data } = await extend(holder, booking)
    expect(data.hold).toMatchObject({ canExtend: false, secondsLeft: 900 })
    app.passSeconds(30)
    const again = await extend(holder, booking)
    expect([again.status, again.data.hold?.expiresAt]).toEqual([200, data.hold?.expiresAt])
  })

  it('is released if the hold ends unpaid, and cannot be confirmed afterwards', async () => {
    const { booking, holder } = await held()
    app.passSeconds(16 * 60)
    await app.doTasks()
    expect(await afterTasks(holder, booking)).toMatchObject({
      state: 'expired',
      payment: { state: 'canceled' },
    })
    const { status, problem } = await confirm(app, holder, booking)
    expect([status, problem.code]).toEqual([409, 'hold_expired'])
  })

  it('is released by a visitor who does not want it', async () => {
    const { booking, holder } = await held()
    const path = `/api/bookings/${booking.reference}/hold`
    expect((await call<Booking>(app, path, holder, { method: 'DELETE' })).data.state).toBe('released')
    expect((await afterTasks(holder, booking)).payment.state).toBe('canceled')
    expect((await call(app, path, holder, { method: 'DELETE' })).status).toBe(409)
  })

  it('has a voucher, a calendar file and mails about its outcome', async () => {
    const { booking, holder } = await paid()
    await app.doTasks()
    const file = (name: string, { cookie = '' }: Visitor) =>
      app.call(`/api/bookings/${booking.reference}/${name}`, { headers: { cookie } })
    const voucher = await file('voucher', holder)
    expect(voucher.headers.get('content-type')).toBe('application/pdf')
    expect(await voucher.text()).toMatch(/^printed .* LV-/)
    expect(await (await file('calendar', holder)).text()).toContain('BEGIN:VEVENT')
    expect((await file('voucher', guest)).status).toBe(404)
    const { data } = await quoteCancellation(holder, booking)
    await cancel(holder, booking, data.id)
    await app.doTasks()
    const mine = (await app.mails()).filter(({ text }) => text.includes(booking.reference))
    expect(mine.map(({ kind }) => kind).sort()).toEqual(['bookingCancelled', 'bookingConfirmed'])
  })

  it('is listed as upcoming, and after a cancellation among the cancelled', async () => {
    const traveller = { cookie: await app.signIn('traveller@test.example') }
    const { booking } = await paid(traveller)
    const listed = async (when: string) => {
      const { data } = await call<{ bookings: { reference: string }[] }>(
        ...([app, `/api/bookings?when=${when}`, traveller, { method: 'GET' }] as const),
      )
      return data.bookings.map(({ reference }) => reference)
    }
    expect(await listed('upcoming')).toContain(booking.reference)
    const { data } = await quoteCancellation(traveller, booking)
    await cancel(traveller, booking, data.id)
    expect(await listed('upcoming')).not.toContain(booking.reference)
    expect(await listed('cancelled')).toContain(booking.reference)
    expect((await call(app, '/api/bookings?when=past', guest, { method: 'GET' })).status).toBe(401)
  })

  it('is cancelled at the quoted cost, and refunds exactly the rest', async () => {
    const { booking, holder } = await paid()
    await app.doTasks()
    const { data: quote } = await quoteCancellation(holder, booking)
    expect(quote.penalty.amount + quote.refund.amount).toBe(booking.payment.due.amount)
    const { data } = await cancel(holder, booking, quote.id)
    expect(data).toMatchObject({
      state: 'cancelled',
      items: [{ cancellation: { refund: quote.refund }, availableActions: [] }],
    })
    await app.doTasks()
    expect((await read(app, holder, booking)).data.payment.refunded).toEqual(quote.refund)
  })

  it('is proposed to a client, who accepts it and books it at that price', async () => {
    const agent = { cookie: await app.signIn('sales@test.example') }
    const item = await wanted('confirmed', agent)
    const terms = { currency: 'USD', validUntil: '2026-04-20', keepsPrice: true, note: '' }
    const made = await call<Proposal>(app, '/api/proposals', agent, { body: { ...item, ...terms } })
    expect(made.problem.detail).toBeUndefined()
    const { id, proposedTotal: shownTotal } = made.data
    const path = `/api/proposals/${id}/answer`
    const accepted = await call<Proposal>(app, path, guest, { body: { answer: 'accept', shownTotal } })
    expect(accepted.data.state).toBe('accepted')
    const { data: quote } = await call<Quote>(app, '/api/quotes', guest, {
      body: { items: [item], currency: 'USD', proposalId: id },
    })
    expect(quote.total).toEqual(shownTotal)
    const { booking, holder } = await hold(app, guest, quote)
    await pay(app, holder, booking)
    expect((await confirm(app, holder, booking)).data.state).toBe('confirmed')
  })

  it('is neither quoted nor booked at an agency that has switched it off', async () => {
    const item = await wanted('confirmed', guest)
    const { status, problem } = await call(app, '/api/quotes', off, { body: { items: [item] } })
    expect([status, problem.detail]).toEqual([404, `The agency does not sell this product: ${item.product}.`])
  })
})

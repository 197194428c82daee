import { beforeAll, describe, expect, it } from 'vitest'
import type { Booking, Quote } from '../../../../contract/types.ts'
import { silentLog } from '../../../adapters/store/testing.ts'
import { gatewayFaults } from '../../../domain/payments/testing-gateway-faults.ts'
import type { Supplier } from '../../../domain/suppliers/port.ts'
import { withProduct } from '../../../domain/suppliers/testing-supplied-product.ts'
import { type BookingApp, openBookingApp } from './testing-booking-app.ts'
import {
  bookingRequest,
  call,
  confirm,
  hold,
  newKey,
  pay,
  quoteOf,
  read,
  type Visitor,
} from './testing-booking-flow.ts'

const faults = gatewayFaults()
const bookings = supplierFaults()
const logged: { about: object; message: string }[] = []
const noted = (about: object, message: string) => logged.push({ about, message })
let isWithoutGateway = false
let app: BookingApp
beforeAll(async () => {
  app = await openBookingApp({
    gateway: faults.between,
    supplier: bookings.between,
    isWithoutGateway: () => isWithoutGateway,
    log: { ...silentLog, warn: noted, error: noted },
  })
})

const guest: Visitor = {}
const book = (quote: Quote, key: string) =>
  call<Booking>(app, '/api/bookings', guest, { body: bookingRequest(quote), key })
const payAgain = (holder: Visitor, { reference }: Booking, key = newKey()) =>
  call<Booking>(app, `/api/bookings/${reference}/payment`, holder, { body: {}, key })

/** A booking on hold whose first payment has been voided at the gateway only. */
async function withoutPayment() {
  const { booking, holder } = await hold(app, guest, await quoteOf(app, guest))
  const { id } = await stored(booking)
  const [payment] = await app.repositories.payments.ofBooking(id)
  await app.sandbox.void({ gatewayReference: payment?.gatewayReference ?? '', idempotencyKey: newKey() })
  return { booking, holder, id }
}
async function stored({ reference }: Booking) {
  const found = await app.repositories.bookings.findByReference(reference)
  if (found === null) throw new Error('there is no such booking')
  return found
}
const openPayments = async (id: string) =>
  (await app.repositories.payments.ofBooking(id)).filter(({ state }) => state !== 'canceled')

/** Supplier behaviour that a test can choose for one booking. */
function supplierFaults() {
  interface Next {
    book: Error | null
    deaf: number
    onHold: (() => Promise<unknown>) | null
    onBook: ((reference: string) => Promise<unknown>) | null
  }
  const next: Next = { book: null, deaf: 0, onHold: null, onBook: null }
  const between = (supplier: Supplier): Supplier =>
    withProduct(supplier, 'hotel', (hotels) => ({
      async hold(request) {
        const { onHold } = next
        next.onHold = null
        const held = await hotels.hold(request)
        await onHold?.()
        return held
      },
      async book(request) {
        const { book } = next
        next.book = null
        const answer = await hotels.book(request)
        await next.onBook?.(request.reference)
        next.onBook = null
        if (book) throw book
        return answer
      },
      async retrieve(reference) {
        next.deaf -= 1
        return next.deaf >= 0 ? null : hotels.retrieve(reference)
      },
    }))
  return { next, between }
}

describe('a gateway failure during a hold', () => {
  it.each(['before', 'after'] as const)(
    'leaves the hold to a repeated request: the answer was lost %s it was done',
    async (when) => {
      const quote = await quoteOf(app, guest)
      const key = newKey()
      faults.fail('createIntent', 'timeout', { when })
      const held = app.supply.holds.length
      expect((await book(quote, key)).status).toBe(504)
      const { status, data } = await book(quote, key)
      expect(status).toBe(201)
      expect(new Set(app.supply.holds.slice(held)).size).toBe(1)
      const [payment] = await app.repositories.payments.ofBooking((await stored(data)).id)
      expect(payment?.id).toBe((await stored(data)).id)
    },
  )

  it('that is final releases the hold, and leaves nothing to pay', async () => {
    const quote = await quoteOf(app, guest)
    faults.fail('createIntent', 'amount_refused')
    const released = app.supply.releases.length
    expect((await book(quote, newKey())).status).toBe(502)
    expect(app.supply.releases.slice(released)).toEqual(app.supply.holds.slice(-1))
    expect((await book(quote, newKey())).status).toBe(201)
  })

  it('that takes long leaves the booking to the repeated request, which loses nothing', async () => {
    const quote = await quoteOf(app, guest)
    const key = newKey()
    let taken: Awaited<ReturnType<typeof book>> | undefined
    bookings.next.onHold = async () => {
      await app.database.transaction((tx) => tx.execute('update idempotency_keys set leased_until = now()'))
      taken = await book(quote, key)
    }
    const late = await book(quote, key)
    expect([late.status, late.problem.code]).toEqual([409, 'request_in_flight'])
    expect(taken?.status).toBe(201)
    const again = await book(quote, key)
    expect(again.data.reference).toBe(taken?.data.reference)
    const { id } = await stored(again.data)
    expect(app.supply.releases).not.toContain(id)
  })

  it('is not followed by another query about what the gateway just answered', async () => {
    const quote = await quoteOf(app, guest)
    const before = faults.calls.retrieve
    const { data } = await book(quote, newKey())
    expect(data.payment.clientSecret).toBeTruthy()
    expect(faults.calls.retrieve).toBe(before)
  })
})

describe('a wallet whose balance has decreased', () => {
  it('releases the hold and voids the payment', async () => {
    const { visitor } = await app.personWithWallet(1000)
    const quote = await quoteOf(app, visitor)
    const { data } = await call<Quote>(app, `/api/quotes/${quote.id}`, visitor, {
      method: 'PATCH',
      body: { useCredits: true },
    })
    const person = await app.repositories.users.findByEmail('traveller@test.example')
    const spent = { amount: -1000, currency: 'USD', reason: 'booking', bookingId: null }
    await app.repositories.credits.add({ ...spent, personId: person?.id ?? '' })
    const released = app.supply.releases.length
    const voids = faults.calls.void
    const { problem } = await call(app, '/api/bookings', visitor, {
      body: bookingRequest(data),
      key: newKey(),
    })
    expect(problem.code).toBe('price_changed')
    expect(app.supply.releases).toHaveLength(released + 1)
    expect(faults.calls.void).toBe(voids + 1)
  })
})

describe('another payment', () => {
  it('is begun once, however many tabs request it simultaneously', async () => {
    const { booking, holder, id } = await withoutPayment()
    const answers = await Promise.all([1, 2, 3].map(() => payAgain(holder, booking)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await openPayments(id)).toHaveLength(1)
    const references = new Set(answers.map(({ data }) => data.payment.reference))
    expect(references.size).toBe(1)
    await pay(app, holder, answers[0]?.data as Booking)
    expect((await confirm(app, holder, booking)).data.state).toBe('confirmed')
    await app.doTasks()
    const steps = await app.stepsOf(booking)
    expect(steps.filter(({ event }) => event === 'capture')).toHaveLength(1)
  })

  it('belongs to its booking: a key for one does not fit another', async () => {
    const one = await withoutPayment()
    const other = await withoutPayment()
    const key = newKey()
    expect((await payAgain(one.holder, one.booking, key)).status).toBe(200)
    const { status, problem } = await payAgain(other.holder, other.booking, key)
    expect([status, problem.code]).toEqual([422, 'idempotency_mismatch'])
    expect(await openPayments(other.id)).toHaveLength(1)
  })

  it.each([
    ['timeout', 504],
    ['unavailable', 502],
  ] as const)('cannot be begun if the gateway fails: %s is %s', async (code, expected) => {
    const { booking, holder, id } = await withoutPayment()
    faults.fail('retrieve', code)
    expect((await payAgain(holder, booking)).status).toBe(expected)
    const key = newKey()
    faults.fail('createIntent', code, { when: 'after' })
    expect((await payAgain(holder, booking, key)).status).toBe(expected)
    const { status, data } = await payAgain(holder, booking, key)
    expect([status, data.payment.state]).toEqual([200, 'requires_payment_method'])
    expect(await openPayments(id)).toHaveLength(1)
  })
})

describe('a confirmation', () => {
  it('has a key for its booking alone, and can be repeated with it', async () => {
    const one = await hold(app, guest, await quoteOf(app, guest))
    const other = await hold(app, guest, await quoteOf(app, guest))
    const key = newKey()
    expect((await confirm(app, one.holder, one.booking, key)).data.state).toBe('on_hold')
    const wrong = await confirm(app, other.holder, other.booking, key)
    expect([wrong.status, wrong.problem.code]).toEqual([422, 'idempotency_mismatch'])
    await pay(app, one.holder, one.booking)
    expect((await confirm(app, one.holder, one.booking, key)).data.state).toBe('confirmed')
    expect((await confirm(app, one.holder, one.booking, key)).data.state).toBe('confirmed')
  })

  it.each([
    ['timeout', 504, 'upstream_timeout'],
    ['unavailable', 502, 'upstream_failed'],
    [new TypeError('a mistake of ours'), 500, 'internal_error'],
  ] as const)('names what failed, and no more than is known: %s', async (what, status, code) => {
    const { booking, holder } = await hold(app, guest, await quoteOf(app, guest))
    await pay(app, holder, booking)
    faults.fail('retrieve', what)
    const answer = await confirm(app, holder, booking)
    expect([answer.status, answer.problem.code]).toEqual([status, code])
    expect(answer.problem.detail).not.toMatch(/nothing is booked/i)
    expect((await confirm(app, holder, booking)).data.state).toBe('confirmed')
  })

  it('that a supplier answers with a failure waits for the truth, and logs the failure', async () => {
    const { booking, holder } = await hold(app, guest, await quoteOf(app, guest))
    await pay(app, holder, booking)
    bookings.next.book = new TypeError('the supplier sent no JSON')
    expect((await confirm(app, holder, booking)).data.state).toBe('in_doubt')
    const about = { booking: booking.reference, name: 'TypeError', reason: 'the supplier sent no JSON' }
    expect(logged.map((one) => one.about)).toContainEqual(about)
    await app.doTasks()
    expect((await read(app, holder, booking)).data.state).toBe('confirmed')
  })

  it('that arrives after the item was released here is reported to the agency', async () => {
    const { booking, holder } = await hold(app, guest, await quoteOf(app, guest))
    await pay(app, holder, booking)
    bookings.next.onBook = (id) =>
      app.repositories.bookings.moveItem(id, { event: 'reject', actor: 'supplier', reason: 'not_booked' })
    expect((await confirm(app, holder, booking)).data.state).toBe('rejected')
    const [problem] = await app.repositories.tasks.givenUp(1)
    expect(problem).toMatchObject({
      kind: 'booked_after_all',
      booking: { reference: booking.reference },
      error: expect.stringContaining('cancel it'),
    })
  })

  it('that a supplier gives after the last question remains a confirmation', async () => {
    const visitor = { scenario: 'timeout_booked' }
    const { booking, holder } = await hold(app, visitor, await quoteOf(app, visitor))
    await pay(app, holder, booking)
    expect((await confirm(app, holder, booking)).data.state).toBe('in_doubt')
    bookings.next.deaf = 4
    for (const _ of [1, 2, 3, 4]) await app.doTasks()
    expect((await read(app, holder, booking)).data.state).toBe('in_doubt')
    await app.doTasks()
    expect((await read(app, holder, booking)).data).toMatchObject({
      state: 'confirmed',
      payment: { state: 'succeeded' },
    })
  })
})

describe('the end of a hold', () => {
  /** Finds the hold that was paid by a visitor who left, and no other. */
  async function over() {
    app.passSeconds(31 * 60)
    await app.doTasks()
    const { booking, holder } = await hold(app, guest, await quoteOf(app, guest))
    await pay(app, holder, booking)
    app.passSeconds(16 * 60)
    return { state: async () => (await read(app, holder, booking)).data, id: (await stored(booking)).id }
  }

  it('waits some minutes for a gateway, and then voids what it can', async () => {
    const { state, id } = await over()
    faults.fail('retrieve', 'unknown_reference', { times: 5 })
    for (const _ of [1, 2, 3, 4]) {
      await app.doTasks()
      expect((await app.repositories.bookings.find(id))?.items[0]?.state).toBe('on_hold')
    }
    await app.doTasks()
    expect(await state()).toMatchObject({ state: 'expired', payment: { state: 'canceled' } })
  })

  it('does not trust the stored state without the keys of the gateway', async () => {
    const { state } = await over()
    isWithoutGateway = true
    await app.doTasks()
    expect((await state()).state).toBe('on_hold')
    isWithoutGateway = false
    await app.doTasks()
    expect((await state()).state).toBe('confirmed')
  })

  it('does not happen where nothing can be paid, which visitors learn before', async () => {
    const quote = await quoteOf(app, guest)
    const isAvailable = async () =>
      (await (await app.call('/api/getCurrentPaymentGateway')).json()).isAvailable
    expect(await isAvailable()).toBe(true)
    isWithoutGateway = true
    const holds = app.supply.holds.length
    expect(await isAvailable()).toBe(false)
    const refused = await call<Booking>(app, '/api/bookings', guest, {
      body: bookingRequest(quote),
      key: newKey(),
    })
    expect(refused).toMatchObject({ status: 503, problem: { code: 'payments_unavailable' } })
    expect(refused.problem).toHaveProperty('detail', expect.stringContaining('cannot take payments online'))
    expect(app.supply.holds).toHaveLength(holds)
    isWithoutGateway = false
  })

  it('without the keys of its gateway reports it, refunds, and voids once', async () => {
    const { booking, holder } = await hold(app, guest, await quoteOf(app, guest))
    expect(booking.payment).not.toHaveProperty('isStranded')
    isWithoutGateway = true
    const { data } = await read(app, holder, booking)
    expect(data.payment).toMatchObject({ isStranded: true, state: 'requires_payment_method' })
    expect(data.payment).not.toHaveProperty('clientSecret')
    // A payment arrives at the gateway at the last moment, without a notification.
    const { reference = '', clientSecret = '' } = booking.payment
    await app.sandbox.authorize({ gatewayReference: reference, clientSecret, token: 'sandbox_success' })
    const released = await call<Booking>(app, `/api/bookings/${booking.reference}/hold`, holder, {
      method: 'DELETE',
    })
    expect(released.data.state).toBe('released')
    await app.doTasks()
    isWithoutGateway = false
    await app.doTasks()
    expect(await app.sandbox.retrieve(reference)).toMatchObject({ state: 'canceled' })
    expect((await read(app, holder, booking)).data.payment).toMatchObject({
      state: 'canceled',
      paid: { amount: 0 },
    })
  })

  it('is the later one after an extension', async () => {
    const { booking, holder } = await hold(app, guest, await quoteOf(app, guest))
    app.passSeconds(600)
    await call(app, `/api/bookings/${booking.reference}/hold`, holder, { body: {} })
    app.passSeconds(400)
    await app.doTasks()
    expect((await read(app, holder, booking)).data.state).toBe('on_hold')
    app.passSeconds(600)
    await app.doTasks()
    expect((await read(app, holder, booking)).data.state).toBe('expired')
  })

  it('is extended once, also by simultaneous requests', async () => {
    const { booking, holder } = await hold(app, guest, await quoteOf(app, guest))
    const extend = () => call<Booking>(app, `/api/bookings/${booking.reference}/hold`, holder, { body: {} })
    const answers = await Promise.all([extend(), extend(), extend()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const steps = await app.stepsOf(booking)
    expect(steps.filter(({ event }) => event === 'extend')).toHaveLength(1)
  })
})

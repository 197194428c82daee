import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Booking, HotelRate } from '../../../contract/types.ts'
import { type BookingApp, openBookingApp } from '../../http/api/booking/testing-booking-app.ts'
import {
  call,
  confirm,
  hold,
  itemOf,
  newKey,
  pay,
  quoteOf,
  read,
  type Visitor,
} from '../../http/api/booking/testing-booking-flow.ts'
import { PaymentError } from '../payments/payment-error.ts'
import type { GatewayRefund, PaymentGateway } from '../payments/payment-gateway.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import { doBookingTasks } from './booking-tasks.ts'
import { handlePaymentWebhook } from './handle-payment-webhook.ts'

let app: BookingApp
beforeAll(async () => {
  app = await openBookingApp()
})

const refundable = ({ payment, isRefundable }: HotelRate) => payment === 'now' && isRefundable

/** A confirmed booking whose card payment is captured. */
async function paidBy(token = 'sandbox_success') {
  const quote = await quoteOf(app, {}, { choose: refundable })
  const { booking, holder } = await hold(app, {}, quote)
  await pay(app, holder, booking, token)
  await confirm(app, holder, booking)
  await app.doTasks()
  const reference = booking.payment.reference ?? ''
  return { booking, holder, reference, due: booking.payment.due.amount }
}

async function quoteCancellation(holder: Visitor, { reference }: Booking) {
  const path = `/api/bookings/${reference}/cancellation-quote`
  return (await call<{ id: string; refund: { amount: number } }>(app, path, holder, { body: {} })).data
}

async function cancel(holder: Visitor, booking: Booking) {
  const { id: quoteId, refund } = await quoteCancellation(holder, booking)
  const path = `/api/bookings/${booking.reference}/cancellation`
  const { status } = await call<Booking>(app, path, holder, { body: { quoteId }, key: newKey() })
  expect(status).toBe(200)
  return refund.amount
}

const paymentOf = async (holder: Visitor, booking: Booking) => (await read(app, holder, booking)).data.payment
const execute = (text: string) => app.database.transaction((tx) => tx.execute(sql.raw(text)))
const repositories = async () => app.dependencies.ofAgency((await app.aurora()).id)
const problems = async ({ reference }: Booking) =>
  (await (await repositories()).tasks.givenUp(100)).filter(({ booking }) => booking?.reference === reference)

/** The dependencies with a changed gateway. */
function withGateway(change: (gateway: PaymentGateway) => Partial<PaymentGateway>): BookingDependencies {
  return {
    ...app.dependencies,
    async gatewayOf(agency, name) {
      const found = await app.dependencies.gatewayOf(agency, name)
      return found.gateway === null ? found : { gateway: { ...found.gateway, ...change(found.gateway) } }
    },
  }
}

describe('a server that dies after a task and before it is marked done', () => {
  /** Makes marking tasks as done fail, as if their server had died. */
  async function dying(work: () => Promise<void>) {
    await execute(`create function no_end() returns trigger language plpgsql as
      $$ begin raise exception 'the server is gone'; end $$`)
    await execute(`create trigger no_end before update of done_at on outbox for each row
      when (new.done_at is not null) execute function no_end()`)
    try {
      await work()
    } finally {
      await execute('drop trigger no_end on outbox')
      await execute('drop function no_end')
    }
  }

  it('leaves a refund that is counted once', async () => {
    const { booking, holder, reference } = await paidBy()
    const { payments, tasks } = await repositories()
    const payment = await payments.findByGateway('sandbox', reference)
    await tasks.enqueue({ kind: 'refund', payload: { paymentId: payment?.id, amount: 100 } })
    await dying(() => app.doTasks())
    await app.doTasks()
    expect((await paymentOf(holder, booking)).refunded.amount).toBe(100)
    const steps = await app.stepsOf(booking)
    expect(steps.filter(({ event }) => event === 'refund')).toHaveLength(1)
  })

  it('leaves a mail that is sent once', async () => {
    const { booking, holder } = await paidBy()
    await cancel(holder, booking)
    await dying(() => app.doTasks())
    await app.doTasks()
    const mails = (await app.mails()).filter(({ text }) => text.includes(booking.reference))
    expect(mails.map(({ kind }) => kind).sort()).toEqual(['bookingCancelled', 'bookingConfirmed'])
  })
})

describe('a refund that a bank', () => {
  it('delays is refunded when its webhook reports it', async () => {
    const { booking, holder } = await paidBy('sandbox_late_refund')
    const refund = await cancel(holder, booking)
    await app.doTasks()
    expect(await paymentOf(holder, booking)).toMatchObject({
      refunded: { amount: 0 },
      refunding: { amount: refund },
    })
    app.passSeconds(20)
    await app.deliverWebhooks()
    const payment = await paymentOf(holder, booking)
    expect(payment.refunded.amount).toBe(refund)
    expect(payment).not.toHaveProperty('refunding')
    expect(await problems(booking)).toEqual([])
  })

  it('delays is queried if no webhook comes, and opens an incident after two weeks', async () => {
    const { booking, holder } = await paidBy('sandbox_late_refund')
    const refund = await cancel(holder, booking)
    for (let day = 0; day < 20; day += 1) await app.doTasks()
    expect(await problems(booking)).toMatchObject([{ kind: 'refund_late', payload: { amount: refund } }])
    app.passSeconds(20)
    const { tasks } = await repositories()
    const [paymentId] = (await problems(booking)).map(
      ({ payload }) => (payload as { paymentId: string }).paymentId,
    )
    await tasks.enqueue({ kind: 'watch-refunds', payload: { paymentId, days: 1 } })
    await app.doTasks()
    expect((await paymentOf(holder, booking)).refunded.amount).toBe(refund)
  })

  it('refuses is not refunded and opens an incident, from which it can be repeated', async () => {
    const { booking, holder } = await paidBy('sandbox_failed_refund')
    const refund = await cancel(holder, booking)
    await app.doTasks()
    app.passSeconds(20)
    await app.deliverWebhooks()
    const payment = await paymentOf(holder, booking)
    expect([payment.refunded.amount, payment.refunding]).toEqual([0, undefined])
    const [problem, ...others] = await problems(booking)
    expect([problem?.kind, others]).toEqual(['refund', []])
    expect(problem?.payload).toMatchObject({ amount: refund })
    await (await repositories()).tasks.again(problem?.id ?? 0)
    await app.doTasks()
    expect((await paymentOf(holder, booking)).refunding?.amount).toBe(refund)
  })

  it('never receives, because the gateway refuses it for good, opens an incident at once', async () => {
    const { booking, holder } = await paidBy()
    await cancel(holder, booking)
    const dependencies = withGateway(() => ({
      refund: () => Promise.reject(new PaymentError('amount_refused', 'More than is left.')),
    }))
    await doBookingTasks(await app.aurora(), dependencies)
    expect(await problems(booking)).toMatchObject([{ kind: 'refund', error: 'More than is left.' }])
  })
})

describe('an authorised payment that the gateway does not capture', () => {
  it('stays authorised and is tried again until it succeeds', async () => {
    const { booking, holder } = await hold(app, {}, await quoteOf(app, {}, { choose: refundable }))
    await pay(app, holder, booking)
    await confirm(app, holder, booking)
    const refuses = withGateway(() => ({
      capture: () => Promise.reject(new PaymentError('key_reused', 'The key was used.')),
    }))
    await doBookingTasks(await app.aurora(), refuses)
    expect((await paymentOf(holder, booking)).state).toBe('requires_capture')
    expect(await problems(booking)).toEqual([])
    await app.doTasks()
    expect((await paymentOf(holder, booking)).state).toBe('succeeded')
  })
})

describe('what is done at the gateway itself', () => {
  const reported = async (
    about: 'payment' | 'refund' | 'dispute',
    gatewayReference: string,
    dependencies = app.dependencies,
    dispute = 'dp_1',
  ) =>
    handlePaymentWebhook(
      await app.aurora(),
      'sandbox',
      { id: 'evt', about, gatewayReference, dispute },
      dependencies,
    )

  it('is counted: a refund made there is not promised again', async () => {
    const { booking, holder, reference, due } = await paidBy()
    const before = (await quoteCancellation(holder, booking)).refund.amount
    const external: GatewayRefund = {
      gatewayReference: 're_dashboard',
      amount: { amount: 100, currency: 'USD' },
      state: 'succeeded',
      key: null,
    }
    const dependencies = withGateway(() => ({ refundsOf: async () => [external] }))
    await reported('refund', reference, dependencies)
    await reported('refund', reference, dependencies)
    expect((await paymentOf(holder, booking)).refunded.amount).toBe(100)
    expect((await quoteCancellation(holder, booking)).refund.amount).toBe(Math.min(before, due) - 100)
    expect(await problems(booking)).toMatchObject([{ kind: 'refunded_elsewhere', payload: { amount: 100 } }])
  })

  it('or at the cardholder’s bank, a dispute, opens one incident', async () => {
    const { booking, reference, due } = await paidBy()
    await reported('dispute', reference)
    await reported('dispute', reference)
    expect(await problems(booking)).toMatchObject([{ kind: 'disputed', payload: { amount: due } }])
    const steps = await app.stepsOf(booking)
    expect(steps.filter(({ event }) => event === 'dispute')).toHaveLength(1)
    const [settled] = await problems(booking)
    await (await repositories()).tasks.close(settled?.id ?? 0)
    await reported('dispute', reference)
    expect(await problems(booking)).toEqual([])
    await reported('dispute', reference, app.dependencies, 'dp_2')
    expect(await problems(booking)).toMatchObject([{ kind: 'disputed', payload: { dispute: 'dp_2' } }])
  })

  it('opens an incident if the gateway refunds more than was paid here', async () => {
    const { booking, reference, due } = await paidBy()
    const much: GatewayRefund = {
      gatewayReference: 're_much',
      amount: { amount: due + 1, currency: 'USD' },
      state: 'succeeded',
      key: null,
    }
    await reported(
      'refund',
      reference,
      withGateway(() => ({ refundsOf: async () => [much] })),
    )
    expect(await problems(booking)).toMatchObject([
      { kind: 'refunded_elsewhere', payload: { amount: due + 1 } },
    ])
  })

  it('does not keep our own refund from finishing if it is too much', async () => {
    const { booking, holder, reference } = await paidBy('sandbox_late_refund')
    const refund = await cancel(holder, booking)
    await app.doTasks()
    expect((await paymentOf(holder, booking)).refunding?.amount).toBe(refund)
    const { gateway } = await app.dependencies.gatewayOf(await app.aurora(), 'sandbox')
    const known = (await gateway?.refundsOf(reference)) ?? []
    const much: GatewayRefund = {
      gatewayReference: 're_much',
      amount: { amount: itemOf(booking).price.total + 1, currency: 'USD' },
      state: 'succeeded',
      key: null,
    }
    const ended = known.map((one) => ({ ...one, state: 'succeeded' as const }))
    await reported(
      'refund',
      reference,
      withGateway(() => ({ refundsOf: async () => [much, ...ended] })),
    )
    const payment = await paymentOf(holder, booking)
    expect([payment.refunded.amount, payment.refunding]).toEqual([refund, undefined])
    expect(await problems(booking)).toMatchObject([
      { kind: 'refunded_elsewhere', payload: { amount: itemOf(booking).price.total + 1 } },
    ])
  })

  it('is counted twice if the gateway refunds twice for one key, and opens one incident', async () => {
    const { booking, holder, reference } = await paidBy()
    const one: GatewayRefund = {
      gatewayReference: 're_one',
      amount: { amount: 100, currency: 'USD' },
      state: 'succeeded',
      key: 'refund',
    }
    const dependencies = (found: GatewayRefund[]) => withGateway(() => ({ refundsOf: async () => found }))
    await reported('refund', reference, dependencies([one]))
    expect(await problems(booking)).toEqual([])
    const both = [{ ...one, gatewayReference: 're_two' }, one]
    await reported('refund', reference, dependencies(both))
    await reported('refund', reference, dependencies(both))
    expect((await paymentOf(holder, booking)).refunded.amount).toBe(200)
    expect(await problems(booking)).toMatchObject([
      { kind: 'refunded_twice', payload: { amount: 100, key: 'refund' } },
    ])
  })

  it('or paid there is booked, even if its attempts cannot be taken back', async () => {
    const { booking, holder } = await hold(app, {}, await quoteOf(app, {}))
    await pay(app, holder, booking)
    const dependencies: BookingDependencies = {
      ...app.dependencies,
      ofAgency(id) {
        const repositories = app.dependencies.ofAgency(id)
        const takeBack = () => Promise.reject(new Error('the books are closed'))
        return { ...repositories, attempts: { ...repositories.attempts, takeBack } }
      },
    }
    await reported('payment', booking.payment.reference ?? '', dependencies)
    expect((await read(app, holder, booking)).data.state).toBe('confirmed')
  })

  it('refunds a payment that is captured at the gateway without a booking', async () => {
    const { booking, holder } = await hold(app, {}, await quoteOf(app, {}))
    await pay(app, holder, booking)
    const { reference: gatewayReference = '', due } = booking.payment
    const { gateway } = await app.dependencies.gatewayOf(await app.aurora(), 'sandbox')
    await gateway?.capture({ gatewayReference, amount: due.amount, idempotencyKey: 'dashboard' })
    const path = `/api/bookings/${booking.reference}/hold`
    expect((await call(app, path, holder, { method: 'DELETE' })).status).toBe(200)
    await app.doTasks()
    await app.doTasks()
    expect(await paymentOf(holder, booking)).toMatchObject({
      state: 'succeeded',
      paid: due,
      refunded: due,
    })
  })
})

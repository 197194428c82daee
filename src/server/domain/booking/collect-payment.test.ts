import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Booking, CancellationQuote, Quote } from '../../../contract/types.ts'
import { type BookingApp, openBookingApp } from '../../http/api/booking/testing-booking-app.ts'
import {
  call,
  contact,
  newKey,
  partiesOf,
  pay,
  read,
  type Visitor,
} from '../../http/api/booking/testing-booking-flow.ts'
import { type GatewayFaults, gatewayFaults } from '../payments/testing-gateway-faults.ts'
import { type TicketSubject, ticketKind } from '../products/testing-ticket.ts'
import { makeTicketSupplier, type TicketRequest, ticketKey } from '../products/testing-ticket-supplier.ts'
import type { Supplier } from '../suppliers/port.ts'
import { doBookingTasks } from './booking-tasks.ts'
import { maximumAttempts } from './task-repository.ts'

let app: BookingApp
let faults: GatewayFaults
/** Days after which an unpaid entry ends the booking; null if people decide. */
let graceDays: number | null = null
/** Whether the agency's gateway was removed. */
let isGone = false
/** Runs while the gateway answers that a saved method was charged. */
let meanwhile: (() => Promise<unknown>) | null
beforeEach(async () => {
  faults = gatewayFaults()
  meanwhile = null
  isGone = false
  graceDays = null
  app = await openBookingApp({
    isWithoutGateway: () => isGone,
    gateway(gateway) {
      const between = faults.between(gateway)
      return {
        ...between,
        async authorizeSaved(step) {
          const answer = await between.authorizeSaved(step)
          const happens = meanwhile
          meanwhile = null
          await happens?.()
          return answer
        },
      }
    },
    second: {
      kind: {
        ...ticketKind,
        scheduleOf: (ticket: TicketSubject, total: number) =>
          ticketKind
            .scheduleOf(ticket, total)
            .map((entry) => (entry.at === null || graceDays === null ? entry : { ...entry, graceDays })),
      },
      from(clock) {
        const { supplier } = makeTicketSupplier(clock)
        const capabilities = () => ({ name: 'Tickets', isSample: true, products: [] })
        return { capabilities, products: { ticket: supplier } } as unknown as Supplier
      },
    },
  })
})

/** For two tickets on 2026-05-20: the balance is due a week earlier. */
const DUE = '2026-05-13'
const DEPOSIT = 2000

async function bookedWith(request: TicketRequest = {}, token = 'sandbox_success') {
  const items = [{ product: 'ticket', rateKey: ticketKey({ deposit: DEPOSIT, ...request }) }]
  const { data: quote } = await call<Quote>(app, '/api/quotes', {}, { body: { items, currency: 'USD' } })
  const body = { quoteId: quote.id, shownTotal: quote.dueNow, contact, parties: partiesOf(quote) }
  const held = await call<Booking>(app, '/api/bookings', {}, { body, key: newKey() })
  expect(held.problem.detail).toBeUndefined()
  const holder: Visitor = { cookie: held.cookies.find((one) => one.includes('livery_bookings')) ?? '' }
  if (held.data.payment.gateway !== 'none') await paid(holder, held.data.payment, token)
  const { data } = await confirm(holder, held.data)
  expect(data.state).toBe('confirmed')
  await app.doTasks()
  return { booking: data, holder, balance: data.total.amount - DEPOSIT }
}

/** Pays as the browser does, including the bank's challenge. */
async function paid(holder: Visitor, payment: Booking['payment'], token = 'sandbox_success') {
  await pay(app, holder, { payment } as Booking, token)
  if (token !== 'sandbox_three_d_secure') return
  const body = { clientSecret: payment.clientSecret, isApproved: true }
  await call(app, `/api/payments/sandbox/${payment.reference}`, holder, { body })
}

const confirm = (holder: Visitor, { reference }: Booking) =>
  call<Booking>(app, `/api/bookings/${reference}/confirmation`, holder, { body: {}, key: newKey() })
const payEntry = (holder: Visitor, { reference }: Booking, at = DUE, key = newKey()) =>
  call<Booking>(app, `/api/bookings/${reference}/payment`, holder, { body: { at }, key })
async function payByHand(holder: Visitor, booking: Booking, at = DUE) {
  const { data } = await payEntry(holder, booking, at)
  await paid(holder, data.entryPayment ?? data.payment)
  return (await confirm(holder, booking)).data
}
async function cancel(holder: Visitor, { reference }: Booking) {
  const path = `/api/bookings/${reference}`
  const { data: offer } = await call<CancellationQuote>(app, `${path}/cancellation-quote`, holder, {
    body: {},
  })
  const { data } = await call<Booking>(app, `${path}/cancellation`, holder, {
    body: { quoteId: offer.id },
    key: newKey(),
  })
  return { offer, booking: data }
}

/** Sets the clock to noon of a day and does everything due by then. */
async function on(day: string) {
  const noon = Date.parse(`${day}T12:00:00Z`)
  app.passSeconds((noon - app.dependencies.clock().getTime()) / 1000)
  await tasks()
}
/** Several rounds, because one task creates another. */
async function tasks() {
  for (let turn = 0; turn < 4; turn += 1) await app.doTasks()
}
const entryOf = ({ paymentSchedule }: Booking, day = DUE) => paymentSchedule.find(({ at }) => at === day)
const now = async (holder: Visitor, booking: Booking) => (await read(app, holder, booking)).data
const stateOf = async (holder: Visitor, booking: Booking) => entryOf(await now(holder, booking))?.state
const mailsOf = async (kind: string) => (await app.mails()).filter((mail) => mail.kind === kind)

/** The captured amounts of a booking's payments, less refunds; the deposit first. */
async function taken({ reference }: Booking): Promise<number[]> {
  const { rows } = (await app.database.transaction((tx) =>
    tx.execute(sql`select s.record from sandbox_payments s
      join payments p on p.gateway_reference = s.record ->> 'gatewayReference'
      join bookings b on b.id = p.booking_id where b.reference = ${reference} order by p.created_at`),
  )) as unknown as { rows: { record: { captured: number; refunds: { amount: number }[] } }[] }
  return rows
    .map(({ record }) => record.captured - record.refunds.reduce((sum, { amount }) => sum + amount, 0))
    .filter((amount) => amount !== 0)
}
/** The open collection and mail tasks, by kind. */
async function openTasks(): Promise<string[]> {
  const { rows } = (await app.database.transaction((tx) =>
    tx.execute(
      sql`select kind from outbox where due_at is not null and kind in ('collect', 'remind', 'void') order by kind`,
    ),
  )) as unknown as { rows: { kind: string }[] }
  return rows.map(({ kind }) => kind)
}
const incidents = async () => {
  const owner = { cookie: await app.signIn('owner@test.example') }
  const { data } = await call<{ incidents: { id: string; kind: string; amount?: object }[] }>(
    ...([app, '/api/agency/incidents', owner, { method: 'GET' }] as const),
  )
  return { owner, open: data.incidents }
}

describe('the balance of a booking', () => {
  it('is announced a week before, collected on its date and not earlier, and receipted', async () => {
    const { booking, holder, balance } = await bookedWith()
    expect(entryOf(booking)).toMatchObject({ state: 'due', amount: { amount: balance }, isPayable: true })
    await on('2026-05-05')
    expect(await mailsOf('bookingPaymentDue')).toEqual([])
    await on('2026-05-06')
    const [announced] = await mailsOf('bookingPaymentDue')
    expect(announced?.text).toContain('May 13, 2026')
    expect(announced?.text).toContain('Fado at night')
    await on('2026-05-12')
    expect([await stateOf(holder, booking), await taken(booking)]).toEqual(['due', [DEPOSIT]])
    await on(DUE)
    expect([await stateOf(holder, booking), await taken(booking)]).toEqual(['paid', [DEPOSIT, balance]])
    const receipts = await mailsOf('bookingPaymentTaken')
    expect(receipts.map(({ text }) => text.includes('This was the last payment'))).toEqual([true])
    await on('2026-05-18')
    expect(await taken(booking)).toEqual([DEPOSIT, balance])
    expect(await mailsOf('bookingPaymentTaken')).toHaveLength(1)
  })

  it("is collected in the morning at the item's place", async () => {
    const { booking, holder } = await bookedWith()
    app.passSeconds((Date.parse('2026-05-13T07:59:00Z') - app.dependencies.clock().getTime()) / 1000)
    await tasks()
    expect(await stateOf(holder, booking)).toBe('due')
    app.passSeconds(60)
    await tasks()
    expect(await stateOf(holder, booking)).toBe('paid')
  })

  it('reveals the saved method in no answer and no event', async () => {
    const { booking, holder } = await bookedWith()
    await on(DUE)
    const answers = JSON.stringify([
      await now(holder, booking),
      await app.stepsOf(booking),
      await app.mails(),
    ])
    expect(answers).not.toContain('sandbox_pm_')
    const id = (await app.repositories.bookings.findByReference(booking.reference))?.id ?? ''
    expect((await app.repositories.payments.savedMethodOf(id))?.method).toMatch(/^sandbox_pm_/)
    expect(JSON.stringify(await app.repositories.payments.ofBooking(id))).not.toContain('sandbox_pm_')
  })
})

describe('a server that dies during collection', () => {
  it.each([
    ['createIntent', 'before'],
    ['createIntent', 'after'],
    ['authorizeSaved', 'before'],
    ['authorizeSaved', 'after'],
    ['capture', 'before'],
    ['capture', 'after'],
  ] as const)('at %s, %s it is done, charges once', async (step, when) => {
    const { booking, holder, balance } = await bookedWith()
    faults.fail(step, new Error('the server is gone'), { times: 2, when })
    await on(DUE)
    await tasks()
    expect([await stateOf(holder, booking), await taken(booking)]).toEqual(['paid', [DEPOSIT, balance]])
    expect(await mailsOf('bookingPaymentTaken')).toHaveLength(1)
  })

  it.each(['authorizeSaved', 'void'] as const)('at %s, after a decline, counts one attempt', async (step) => {
    const { booking, holder } = await bookedWith({}, 'sandbox_three_d_secure')
    faults.fail(step, new Error('the server is gone'), { when: 'after' })
    await on(DUE)
    await tasks()
    expect(await stateOf(holder, booking)).toBe('failed')
    expect(await mailsOf('bookingPaymentFailed')).toHaveLength(1)
  })
})

describe('a gateway that', () => {
  it('is no longer set up counts as a decline, mails the traveller and opens an incident', async () => {
    const { booking, holder } = await bookedWith()
    isGone = true
    await on(DUE)
    expect(await stateOf(holder, booking)).toBe('failed')
    const mails = await mailsOf('bookingPaymentFailed')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('to the saved card')
    expect(mails[0]?.text).not.toContain('declined')
    for (const day of ['2026-05-14', '2026-05-16']) await on(day)
    expect(await stateOf(holder, booking)).toBe('overdue')
    expect((await incidents()).open).toMatchObject([{ kind: 'collect' }])
    expect(await taken(booking)).toEqual([DEPOSIT])
  })

  it('gives no answer for a day opens an incident, then the entry is paid by hand', async () => {
    const { booking, holder, balance } = await bookedWith()
    faults.fail('createIntent', new Error('no answer'), { times: maximumAttempts })
    await on(DUE)
    for (let turn = 0; turn < 8; turn += 1) await tasks()
    expect(await stateOf(holder, booking)).toBe('processing')
    const { owner, open } = await incidents()
    expect(open).toMatchObject([{ kind: 'collect' }])
    await call(app, `/api/agency/incidents/${open[0]?.id}`, owner, { body: { answer: 'settled' } })
    await tasks()
    expect(await stateOf(holder, booking)).toBe('due')
    await payByHand(holder, booking)
    await tasks()
    expect([await stateOf(holder, booking), await taken(booking)]).toEqual(['paid', [DEPOSIT, balance]])
  })
})

describe('a method that is declined', () => {
  it('is tried on the day and one and three days later, then opens an incident', async () => {
    const { booking, holder, balance } = await bookedWith({}, 'sandbox_three_d_secure')
    await on(DUE)
    expect(entryOf(await now(holder, booking))).toMatchObject({
      state: 'failed',
      declined: 'authentication_failed',
      isPayable: true,
    })
    expect((await incidents()).open).toEqual([])
    await on('2026-05-14')
    expect(await mailsOf('bookingPaymentFailed')).toHaveLength(2)
    await on('2026-05-15')
    expect(await mailsOf('bookingPaymentFailed')).toHaveLength(2)
    await on('2026-05-16')
    expect(await mailsOf('bookingPaymentFailed')).toHaveLength(3)
    const [last, second, first] = (await mailsOf('bookingPaymentFailed')).map(({ text }) => text)
    expect(first).toContain('once more on May 14, 2026')
    expect(first).toContain('Your bank needs your confirmation')
    expect(first).not.toContain('declined')
    expect(second).toContain('once more on May 16, 2026')
    expect(last).toContain('We will not charge the card again')
    expect(last).toContain('Pay now')
    expect(await stateOf(holder, booking)).toBe('overdue')
    expect((await incidents()).open).toMatchObject([{ kind: 'collect', amount: { amount: balance } }])
    expect(await taken(booking)).toEqual([DEPOSIT])
  })

  it('is charged again if the agency requests it, and opens another incident if that fails', async () => {
    const { booking } = await bookedWith({}, 'sandbox_three_d_secure')
    for (const day of [DUE, '2026-05-14', '2026-05-16']) await on(day)
    const { owner, open } = await incidents()
    const path = `/api/agency/incidents/${open[0]?.id}`
    const { status } = await call(app, path, owner, { body: { answer: 'retry' } })
    expect(status).toBe(200)
    await tasks()
    expect((await incidents()).open.map(({ id }) => id)).not.toEqual(open.map(({ id }) => id))
    expect((await incidents()).open).toHaveLength(1)
    expect(await taken(booking)).toEqual([DEPOSIT])
  })

  it('is replaced by another card, which ends the incident and pays later entries', async () => {
    const { booking, holder, balance } = await bookedWith({ second: 1000 }, 'sandbox_three_d_secure')
    for (const day of ['2026-05-06', '2026-05-07', '2026-05-09']) await on(day)
    expect((await incidents()).open).toHaveLength(1)
    const answered = await payByHand(holder, booking, '2026-05-06')
    expect(entryOf(answered, '2026-05-06')?.state).toBe('processing')
    await tasks()
    expect(await stateOf(holder, booking)).toBe('due')
    expect((await incidents()).open).toEqual([])
    await on(DUE)
    expect(await taken(booking)).toEqual([DEPOSIT, 1000, balance - 1000])
  })
})

describe('an unpaid entry of a supplier that cancels what is not paid', () => {
  beforeEach(() => {
    graceDays = 5
  })

  it('ends the booking under its terms after the days of grace, which each mail and the page name', async () => {
    const { booking, holder } = await bookedWith({}, 'sandbox_three_d_secure')
    expect(entryOf(booking)).toMatchObject({ state: 'due', cancelsOn: '2026-05-18' })
    for (const day of [DUE, '2026-05-14', '2026-05-16', '2026-05-17']) await on(day)
    const failed = (await mailsOf('bookingPaymentFailed')).map(({ text }) => text)
    expect(failed).toHaveLength(3)
    for (const text of failed)
      expect(text).toContain('not been made by May 18, 2026, the booking is cancelled')
    expect((await now(holder, booking)).state).toBe('confirmed')
    await on('2026-05-18')
    const ended = await now(holder, booking)
    expect(ended.state).toBe('cancelled')
    expect(ended.items[0]?.cancellation.refund?.amount).toBe(DEPOSIT)
    expect(await taken(booking)).toEqual([])
    expect(await mailsOf('bookingCancelled')).toHaveLength(1)
    expect((await incidents()).open).toEqual([])
    await on('2026-05-19')
    expect(await mailsOf('bookingCancelled')).toHaveLength(1)
  })

  it('does not end a booking whose traveller pays in time, even if the browser never returns', async () => {
    const { booking, holder, balance } = await bookedWith({}, 'sandbox_three_d_secure')
    for (const day of [DUE, '2026-05-14', '2026-05-16']) await on(day)
    const { data } = await payEntry(holder, booking)
    // The browser never returns from the bank.
    await paid(holder, data.entryPayment ?? data.payment)
    await on('2026-05-18')
    await on('2026-05-19')
    expect((await now(holder, booking)).state).toBe('confirmed')
    expect(await taken(booking)).toEqual([DEPOSIT, balance])
    expect(entryOf(await now(holder, booking))?.cancelsOn).toBeUndefined()
  })

  it('ends no booking whose payment people have settled', async () => {
    const { booking, holder } = await bookedWith({}, 'sandbox_three_d_secure')
    for (const day of [DUE, '2026-05-14', '2026-05-16']) await on(day)
    const { owner, open } = await incidents()
    expect(open).toMatchObject([{ kind: 'collect' }])
    const path = `/api/agency/incidents/${open[0]?.id}`
    expect((await call(app, path, owner, { body: { answer: 'settled' } })).status).toBe(200)
    await on('2026-05-18')
    await on('2026-05-19')
    expect((await now(holder, booking)).state).toBe('confirmed')
  })

  it('is announced by no date where people decide', async () => {
    graceDays = null
    const { booking, holder } = await bookedWith({}, 'sandbox_three_d_secure')
    for (const day of [DUE, '2026-05-14', '2026-05-16', '2026-05-19']) await on(day)
    const [last] = (await mailsOf('bookingPaymentFailed')).map(({ text }) => text)
    expect(last).toContain('may be cancelled under its terms')
    expect(last).not.toContain('is cancelled')
    expect((await now(holder, booking)).state).toBe('confirmed')
  })
})

describe('a booking without a saved method', () => {
  it('asks its traveller to pay, before and after the due date, and accepts the payment', async () => {
    const { booking, holder } = await bookedWith({ deposit: 0 })
    expect(booking.payment.gateway).toBe('none')
    await on('2026-05-06')
    expect((await mailsOf('bookingPaymentDue'))[0]?.text).toContain('Please pay it online by then')
    await on(DUE)
    const [failed] = await mailsOf('bookingPaymentFailed')
    expect(failed?.text).toContain('has not been paid')
    expect(failed?.text).not.toMatch(/declined|the card/)
    await payByHand(holder, booking)
    await tasks()
    expect([await stateOf(holder, booking), await taken(booking)]).toEqual(['paid', [booking.total.amount]])
    for (const day of ['2026-05-14', '2026-05-16']) await on(day)
    expect(await taken(booking)).toEqual([booking.total.amount])
    expect((await incidents()).open).toEqual([])
  })
})

describe('paying an entry by hand', () => {
  it('before its date leaves nothing to collect', async () => {
    const { booking, holder, balance } = await bookedWith()
    const begun = await payEntry(holder, booking)
    expect(begun.data.entryPayment).toMatchObject({
      at: DUE,
      state: 'requires_payment_method',
      due: { amount: balance },
      clientSecret: expect.any(String),
    })
    // A repeated call returns the same payment.
    expect((await payEntry(holder, booking)).data.entryPayment?.reference).toBe(
      begun.data.entryPayment?.reference,
    )
    await payByHand(holder, booking)
    await tasks()
    await on(DUE)
    expect([await stateOf(holder, booking), await taken(booking)]).toEqual(['paid', [DEPOSIT, balance]])
    expect(await mailsOf('bookingPaymentDue')).toEqual([])
  })

  it('twice, out of order, on another date or too early is refused and changes nothing', async () => {
    const { booking, holder } = await bookedWith({ second: 1000 })
    const refusal = async (at: string) => {
      const { status, problem } = await payEntry(holder, booking, at)
      return [status, problem.code, problem.errors?.[0]?.field ?? problem.earlier]
    }
    expect(await refusal(DUE)).toEqual([409, 'payment_out_of_order', '2026-05-06'])
    expect(await refusal('2026-05-20')).toEqual([422, 'validation_failed', 'at'])
    expect(await refusal('soon')).toEqual([422, 'validation_failed', 'at'])
    await payByHand(holder, booking, '2026-05-06')
    await tasks()
    expect(await refusal('2026-05-06')).toEqual([409, 'already_paid', undefined])
    expect(await taken(booking)).toEqual([DEPOSIT, 1000])
    const stranger = await payEntry({}, booking)
    expect(stranger.status).toBe(404)
    const id = (await app.repositories.bookings.findByReference(booking.reference))?.id ?? ''
    expect(await app.repositories.payments.ofBooking(id)).toHaveLength(2)
  })

  it('is released after some minutes without a payment, and then collected', async () => {
    const { booking, holder, balance } = await bookedWith()
    const { data } = await payEntry(holder, booking)
    await on(DUE)
    await tasks()
    expect([await stateOf(holder, booking), await taken(booking)]).toEqual(['paid', [DEPOSIT, balance]])
    const paidLate = await pay(app, holder, { payment: data.entryPayment } as unknown as Booking)
    expect(paidLate.status).toBe(409)
    expect(await taken(booking)).toEqual([DEPOSIT, balance])
  })

  it('is captured even if the browser never came back', async () => {
    const { booking, holder, balance } = await bookedWith()
    const { data } = await payEntry(holder, booking)
    await paid(holder, data.entryPayment ?? data.payment)
    await app.deliverWebhooks()
    await app.doDue()
    expect([await stateOf(holder, booking), await taken(booking)]).toEqual(['paid', [DEPOSIT, balance]])
  })
})

describe('a race', () => {
  const aurora = async () => [await app.aurora(), app.dependencies] as const
  const dueNow = () =>
    app.database.transaction((tx) =>
      tx.execute(
        sql`update outbox set due_at = now(), lease = null where kind = 'collect' and done_at is null`,
      ),
    )

  it('of two servers that run the task at once charges once', async () => {
    const { booking, holder, balance } = await bookedWith()
    app.passSeconds((Date.parse(`${DUE}T12:00:00Z`) - app.dependencies.clock().getTime()) / 1000)
    const bookingId = (await app.repositories.bookings.findByReference(booking.reference))?.id ?? ''
    const payload = { bookingId, dueOn: DUE, at: `${DUE}T08:00:00.000Z`, attempt: 1 }
    for (let more = 0; more < 3; more += 1) await app.repositories.tasks.enqueue({ kind: 'collect', payload })
    await dueNow()
    const server = await aurora()
    await Promise.all([1, 2, 3, 4].map(() => doBookingTasks(...server)))
    await tasks()
    expect([await stateOf(holder, booking), await taken(booking)]).toEqual(['paid', [DEPOSIT, balance]])
    expect(await mailsOf('bookingPaymentTaken')).toHaveLength(1)
  })

  it('with a traveller who pays during the charge is refused, and nothing is charged twice', async () => {
    const { booking, holder, balance } = await bookedWith()
    // The answer of the charge is lost, so that its outcome is unknown.
    faults.fail('authorizeSaved', 'timeout', { when: 'after' })
    app.passSeconds((Date.parse(`${DUE}T12:00:00Z`) - app.dependencies.clock().getTime()) / 1000)
    await dueNow()
    await app.doDue()
    expect(await stateOf(holder, booking)).toBe('processing')
    const { status, problem } = await payEntry(holder, booking)
    expect([status, problem.code]).toEqual([409, 'conflict'])
    await tasks()
    expect([await stateOf(holder, booking), await taken(booking)]).toEqual(['paid', [DEPOSIT, balance]])
  })

  it('of a task with a traveller who is paying waits for them, and charges once', async () => {
    const { booking, holder, balance } = await bookedWith()
    const { data } = await payEntry(holder, booking)
    app.passSeconds((Date.parse(`${DUE}T12:00:00Z`) - app.dependencies.clock().getTime()) / 1000)
    await dueNow()
    const server = await aurora()
    await Promise.all([doBookingTasks(...server), paid(holder, data.entryPayment ?? data.payment)])
    await confirm(holder, booking)
    await tasks()
    expect([await stateOf(holder, booking), await taken(booking)]).toEqual(['paid', [DEPOSIT, balance]])
  })

  it.each(['before', 'after'] as const)(
    'of a cancellation with a lost charge, %s it was made, charges nothing for the item',
    async (when) => {
      const { booking, holder } = await bookedWith()
      faults.fail('authorizeSaved', 'timeout', { when })
      app.passSeconds((Date.parse(`${DUE}T12:00:00Z`) - app.dependencies.clock().getTime()) / 1000)
      await dueNow()
      await app.doDue()
      await cancel(holder, booking)
      await tasks()
      expect([await stateOf(holder, booking), await taken(booking)]).toEqual([undefined, []])
    },
  )

  it('of a cancellation with the answer to a charge captures what is still owed, or nothing', async () => {
    const free = await bookedWith()
    meanwhile = () => cancel(free.holder, free.booking)
    await on(DUE)
    await tasks()
    expect(await taken(free.booking)).toEqual([])
    expect(await mailsOf('bookingPaymentTaken')).toEqual([])
  })

  it('of a cancellation that costs half with the answer to a charge captures that half', async () => {
    const { booking, holder } = await bookedWith({ isHalfLost: true })
    meanwhile = () => cancel(holder, booking)
    await on(DUE)
    await tasks()
    const half = Math.round(booking.total.amount / 2)
    expect(await taken(booking)).toEqual([DEPOSIT, half - DEPOSIT])
  })

  it('of tasks of one declined attempt counts one attempt', async () => {
    const { booking, holder } = await bookedWith({}, 'sandbox_three_d_secure')
    const bookingId = (await app.repositories.bookings.findByReference(booking.reference))?.id ?? ''
    const payload = { bookingId, dueOn: DUE, at: `${DUE}T08:00:00.000Z`, attempt: 1 }
    for (let more = 0; more < 3; more += 1) await app.repositories.tasks.enqueue({ kind: 'collect', payload })
    await on(DUE)
    expect(await stateOf(holder, booking)).toBe('failed')
    expect(await mailsOf('bookingPaymentFailed')).toHaveLength(1)
  })

  it('of a cancellation with a capture in progress refunds all of it', async () => {
    const { booking, holder } = await bookedWith()
    faults.fail('capture', 'timeout', { when: 'before' })
    app.passSeconds((Date.parse(`${DUE}T12:00:00Z`) - app.dependencies.clock().getTime()) / 1000)
    await dueNow()
    await app.doDue()
    const { offer } = await cancel(holder, booking)
    expect(offer.refund.amount).toBe(booking.total.amount)
    await tasks()
    expect(await taken(booking)).toEqual([])
  })
})

describe('a cancelled booking', () => {
  it('owes nothing more if cancelling is free', async () => {
    const { booking, holder } = await bookedWith()
    const { offer, booking: cancelled } = await cancel(holder, booking)
    expect(offer).toMatchObject({ penalty: { amount: 0 }, refund: { amount: DEPOSIT } })
    expect(entryOf(cancelled)).toBeUndefined()
    await on(DUE)
    expect(await taken(booking)).toEqual([])
    expect((await payEntry(holder, booking)).problem.code).toBe('conflict')
  })

  it("leaves no task behind that would block the agency's removal", async () => {
    const { booking, holder } = await bookedWith({ second: 1000 })
    expect(await openTasks()).toEqual(['collect', 'collect', 'remind', 'remind'])
    await cancel(holder, booking)
    await app.doDue()
    expect(await openTasks()).toEqual([])
  })

  it('keeps the tasks of what is still owed', async () => {
    const { booking, holder } = await bookedWith({ isHalfLost: true })
    await cancel(holder, booking)
    await app.doDue()
    expect(await openTasks()).toEqual(['collect', 'remind'])
  })

  it('ends the incident of a failed collection, and releases what its gateway may have authorised', async () => {
    const { booking, holder } = await bookedWith()
    faults.fail('authorizeSaved', 'timeout', { times: maximumAttempts, when: 'after' })
    await on(DUE)
    for (let turn = 0; turn < 8; turn += 1) await tasks()
    expect((await incidents()).open).toMatchObject([{ kind: 'collect' }])
    await cancel(holder, booking)
    await tasks()
    expect((await incidents()).open).toEqual([])
    expect(await taken(booking)).toEqual([])
    expect(await openTasks()).toEqual([])
  })

  it('still owes the part of its later payments that its policy requires', async () => {
    const { booking, holder } = await bookedWith({ isHalfLost: true })
    const half = Math.round(booking.total.amount / 2)
    const { offer, booking: cancelled } = await cancel(holder, booking)
    expect(offer).toMatchObject({
      penalty: { amount: half },
      refund: { amount: 0 },
      owed: { amount: half - DEPOSIT },
    })
    expect(entryOf(cancelled)).toMatchObject({ amount: { amount: half - DEPOSIT }, state: 'due' })
    await tasks()
    const [mail] = await mailsOf('bookingCancelled')
    expect(mail?.text).toContain('is still to be paid')
    await on(DUE)
    expect(await taken(booking)).toEqual([DEPOSIT, half - DEPOSIT])
  })

  it('is refunded in parts if it was paid in parts', async () => {
    const { booking, holder } = await bookedWith({ isHalfLost: true, second: 1000 })
    await on(DUE)
    const half = Math.round(booking.total.amount / 2)
    const { offer } = await cancel(holder, booking)
    expect(offer.refund.amount).toBe(booking.total.amount - half)
    await tasks()
    const left = await taken(booking)
    expect(left.reduce((sum, amount) => sum + amount, 0)).toBe(half)
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AgencyRepositories } from '../../adapters/store/agency-repositories.ts'
import type { Store } from '../../adapters/store/store.ts'
import { openTestStore, testBundle } from '../../adapters/store/testing.ts'
import { testBooking } from '../../adapters/store/testing-booking.ts'
import { IllegalStep } from '../payments/illegal-step.ts'
import type { RefundState } from './booking-schema.ts'
import type { RefundNews } from './note-refund.ts'
import type { NewPayment, PaymentStep } from './payment-repository.ts'

let store: Store
let agency: AgencyRepositories
let wanted: NewPayment

beforeAll(async () => {
  store = await openTestStore()
  agency = store.forAgency((await store.importTenant(testBundle('paid'))).agencyId)
})
afterAll(() => store.close())
beforeEach(async () => {
  const { id: bookingId, currency } = await agency.bookings.create(testBooking())
  wanted = { id: randomUUID(), bookingId, gateway: 'sandbox', amount: 22_000, currency, actor: 'guest' }
  await agency.payments.create(wanted)
})

const actor = 'gateway'
const news = (gatewayReference: string, amount: number, state: RefundState, reason?: string): RefundNews => ({
  gatewayReference,
  amount,
  state,
  isOurs: true,
  actor: 'system',
  ...(reason && { reason }),
})
const refund = (...reported: Parameters<typeof news>) =>
  agency.payments.noteRefund(wanted.id, news(...reported))
const move = (step: PaymentStep) => agency.payments.move(wanted.id, step)

describe('a payment', () => {
  it("is found by its id, its booking and its gateway's id, which is stored once", async () => {
    const { actor: _actor, ...kept } = wanted
    const reference = `pi_${wanted.id}`
    expect(await agency.payments.find(wanted.id)).toEqual({
      ...kept,
      gatewayReference: null,
      state: 'requires_payment_method',
      captured: 0,
      refunded: 0,
      refunding: 0,
      lastError: null,
      dueOn: null,
      isAutomatic: false,
      amendmentId: null,
      createdAt: expect.any(Date),
    })
    expect(await agency.payments.attach(wanted.id, reference)).toBe(true)
    expect(await agency.payments.attach(wanted.id, reference)).toBe(true)
    expect(await agency.payments.attach(wanted.id, 'another')).toBe(false)
    const found = await agency.payments.findByGateway('sandbox', reference)
    expect(found).toMatchObject({ id: wanted.id, gatewayReference: reference })
    expect(await agency.payments.findByGateway('stripe', reference)).toBeNull()
    expect(await agency.payments.ofBooking(wanted.bookingId)).toEqual([found])
    expect(await agency.payments.lock(wanted.id)).toEqual(found)
    for (const id of ['none', randomUUID()]) {
      expect(await agency.payments.find(id)).toBeNull()
      expect(await agency.payments.move(id, { actor, event: 'cancel' })).toBeNull()
    }
  })

  it('is the only open one of its booking until it is canceled', async () => {
    const other = { ...wanted, id: randomUUID() }
    await expect(agency.payments.create(other)).rejects.toMatchObject({ code: '23505' })
    await move({ actor, event: 'cancel' })
    expect(await agency.payments.create(other)).toMatchObject({ id: other.id })
  })

  it('stores each step with its amounts and decline reason', async () => {
    await move({ actor, event: 'decline', error: 'insufficient_funds' })
    expect(await agency.payments.find(wanted.id)).toMatchObject({ lastError: 'insufficient_funds' })
    await move({ actor, event: 'require_action' })
    expect(await move({ actor, event: 'authorise' })).toMatchObject({
      state: 'requires_capture',
      lastError: null,
    })
    await move({ actor, event: 'capture', amount: 22_000 })
    await refund('re_1', 2_000, 'succeeded', 'goodwill')
    expect(await refund('re_2', 20_000, 'succeeded')).toMatchObject({
      payment: { state: 'succeeded', captured: 22_000, refunded: 22_000, refunding: 0 },
    })
    const events = await agency.bookings.events(wanted.bookingId)
    const ours = events.filter(({ paymentId }) => paymentId === wanted.id)
    expect(ours.map(({ event, to, amount, reason }) => [event, to, amount, reason])).toEqual([
      ['begin', 'requires_payment_method', null, null],
      ['decline', 'requires_payment_method', null, 'insufficient_funds'],
      ['require_action', 'requires_action', null, null],
      ['authorise', 'requires_capture', null, null],
      ['capture', 'succeeded', 22_000, null],
      ['refund', 'succeeded', 2_000, 'goodwill'],
      ['refund', 'succeeded', 20_000, null],
    ])
  })

  it('is never captured beyond the authorised amount, nor refunded beyond the captured amount', async () => {
    const illegal = async (step: PaymentStep) => {
      const before = await agency.payments.find(wanted.id)
      await expect(move(step)).rejects.toThrow(IllegalStep)
      expect(await agency.payments.find(wanted.id)).toEqual(before)
    }
    await illegal({ actor, event: 'capture', amount: 1 })
    await move({ actor, event: 'authorise' })
    for (const amount of [22_001, 0, -1, 0.5, Number.NaN]) await illegal({ actor, event: 'capture', amount })
    await move({ actor, event: 'capture', amount: 10_000 })
    await illegal({ actor, event: 'capture', amount: 10_000 })
    await expect(refund('re_1', 10_001, 'pending')).rejects.toThrow(IllegalStep)
    await refund('re_1', 9_000, 'pending')
    await expect(refund('re_2', 1_001, 'succeeded')).rejects.toThrow(IllegalStep)
    expect(await agency.payments.find(wanted.id)).toMatchObject({ refunded: 0, refunding: 9_000 })
    await illegal({ actor, event: 'cancel' })
  })

  it('counts a refund once, however often it is reported, and a failed one not at all', async () => {
    await move({ actor, event: 'authorise' })
    await expect(refund('re_0', 1, 'succeeded')).rejects.toThrow(IllegalStep)
    await move({ actor, event: 'capture', amount: 10_000 })
    const sums = async (...reported: Parameters<typeof refund>) => {
      const noted = await refund(...reported)
      return [noted?.isNews, noted?.before, noted?.payment.refunded, noted?.payment.refunding]
    }
    expect(await sums('re_1', 4_000, 'pending')).toEqual([true, null, 0, 4_000])
    expect(await sums('re_1', 4_000, 'pending')).toEqual([false, 'pending', 0, 4_000])
    expect(await sums('re_1', 4_000, 'succeeded')).toEqual([true, 'pending', 4_000, 0])
    expect(await sums('re_1', 4_000, 'succeeded')).toEqual([false, 'succeeded', 4_000, 0])
    expect(await sums('re_1', 4_000, 'pending')).toEqual([false, 'succeeded', 4_000, 0])
    expect(await sums('re_1', 4_000, 'failed')).toEqual([true, 'succeeded', 0, 0])
    expect(await sums('re_1', 4_000, 'succeeded')).toEqual([false, 'failed', 0, 0])
    expect(await sums('re_2', 6_000, 'failed')).toEqual([true, null, 0, 0])
    expect(await sums('re_3', 10_000, 'pending')).toEqual([true, null, 0, 10_000])
    const events = await agency.bookings.events(wanted.bookingId)
    expect(events.slice(4).map(({ event, amount }) => [event, amount])).toEqual([
      ['begin_refund', 4_000],
      ['refund', 4_000],
      ['fail_refund', 4_000],
      ['fail_refund', 6_000],
      ['begin_refund', 10_000],
    ])
    expect(await agency.payments.noteRefund(randomUUID(), news('re_1', 1, 'failed'))).toBeNull()
  })

  it('counts a refund once that is reported twice at the same moment', async () => {
    await move({ actor, event: 'authorise' })
    await move({ actor, event: 'capture', amount: 10_000 })
    const results = await Promise.all(Array.from({ length: 10 }, () => refund('re_1', 3_000, 'succeeded')))
    expect(results.filter((noted) => noted?.isNews)).toHaveLength(1)
    expect(await agency.payments.find(wanted.id)).toMatchObject({ refunded: 3_000 })
  })

  it('is captured once among many simultaneous attempts', async () => {
    await move({ actor, event: 'authorise' })
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        move(index % 2 ? { actor, event: 'cancel' } : { actor, event: 'capture', amount: 22_000 }),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

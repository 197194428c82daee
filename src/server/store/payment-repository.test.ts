import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { IllegalStep } from '../booking/illegal-step.ts'
import type { AgencyRepositories } from './agency-repositories.ts'
import type { NewPayment, PaymentStep } from './payment-repository.ts'
import type { Store } from './store.ts'
import { openTestStore, testBundle } from './testing.ts'
import { testBooking } from './testing-booking.ts'

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
const move = (step: PaymentStep) => agency.payments.move(wanted.id, step)

describe('a payment', () => {
  it('is found by its id, its booking and what the gateway calls it, which it is told once', async () => {
    const { actor: _actor, ...kept } = wanted
    const reference = `pi_${wanted.id}`
    expect(await agency.payments.find(wanted.id)).toEqual({
      ...{ ...kept, gatewayReference: null, state: 'requires_payment_method', captured: 0, refunded: 0 },
      ...{ lastError: null, createdAt: expect.any(Date) },
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

  it('is the only one of its booking that is open: another begins when it is canceled', async () => {
    const other = { ...wanted, id: randomUUID() }
    await expect(agency.payments.create(other)).rejects.toMatchObject({ code: '23505' })
    await move({ actor, event: 'cancel' })
    expect(await agency.payments.create(other)).toMatchObject({ id: other.id })
  })

  it('keeps each step, with amounts and with why it was declined', async () => {
    await move({ actor, event: 'decline', error: 'insufficient_funds' })
    expect(await agency.payments.find(wanted.id)).toMatchObject({ lastError: 'insufficient_funds' })
    await move({ actor, event: 'require_action' })
    expect(await move({ actor, event: 'authorise' })).toMatchObject({
      state: 'requires_capture',
      lastError: null,
    })
    await move({ actor, event: 'capture', amount: 22_000 })
    await move({ actor, event: 'refund', amount: 2_000, reason: 'goodwill' })
    expect(await move({ actor, event: 'refund', amount: 20_000 })).toMatchObject({
      ...{ state: 'succeeded', captured: 22_000, refunded: 22_000 },
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

  it('is never captured beyond what was authorised, nor paid back beyond what was captured', async () => {
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
    await illegal({ actor, event: 'refund', amount: 10_001 })
    await move({ actor, event: 'refund', amount: 9_000 })
    await illegal({ actor, event: 'refund', amount: 1_001 })
    await illegal({ actor, event: 'cancel' })
  })

  it('is captured by one of many who try at the same moment', async () => {
    await move({ actor, event: 'authorise' })
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        move(index % 2 ? { actor, event: 'cancel' } : { actor, event: 'capture', amount: 22_000 }),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

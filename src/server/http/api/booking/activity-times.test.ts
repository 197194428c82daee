import { beforeEach, describe, expect, it } from 'vitest'
import {
  decodeActivityRateKey,
  encodeActivityRateKey,
} from '../../../../../packages/sample-inventory/activities/activity-rate-key.ts'
import { ofProduct } from '../../../../contract/of-product.ts'
import type { ActivityOffer, Booking, CancellationQuote, Quote } from '../../../../contract/types.ts'
import { findSlot, mayDay, slotsOn } from '../products/activity/testing-activities.ts'
import { bookingActivities, visitOf } from './testing-activity-bookings.ts'
import { type BookingApp, openBookingApp } from './testing-booking-app.ts'
import { bookingRequest, call, itemOf, newKey, type Visitor } from './testing-booking-flow.ts'

let app: BookingApp
let activities: ReturnType<typeof bookingActivities>
beforeEach(async () => {
  app = await openBookingApp()
  activities = bookingActivities(app)
})

/** Moves every clock to a moment. */
function go(moment: string | Date) {
  app.passSeconds((new Date(moment).getTime() - app.dependencies.clock().getTime()) / 1000)
}

const isInstant = ({ confirmation, freeUntilHours }: ActivityOffer) =>
  confirmation === 'instant' && freeUntilHours === 24

/** A booked visit, and the moment of its start: Lisbon is an hour ahead of UTC in May. */
async function bookedVisit(visitor: Visitor = {}) {
  const { booking, holder } = await activities.booked(visitor, { choose: isInstant })
  const { slot } = visitOf(booking)
  return { booking, holder, start: Date.parse(`${slot.start}+01:00`) }
}

const hour = 3_600_000
const cancel = (holder: Visitor, { reference }: Booking, quote: CancellationQuote) =>
  call<Booking>(app, `/api/bookings/${reference}/cancellation`, holder, {
    body: { quoteId: quote.id },
    key: newKey(),
  })

describe('time', () => {
  it('makes cancelling cost everything from a day before the start, by the clock of the place', async () => {
    const { booking, holder, start } = await bookedVisit()
    go(new Date(start - 24 * hour - 60_000))
    const { data: free } = await activities.costOf(holder, booking)
    expect(free.penalty.amount).toBe(0)
    go(new Date(start - 24 * hour + 60_000))
    const { data: late } = await activities.costOf(holder, booking)
    expect([late.penalty, late.refund.amount]).toEqual([booking.payment.due, 0])
    const { status, data } = await cancel(holder, booking, late)
    expect([status, data.state]).toEqual([200, 'cancelled'])
    expect(data.payment.refunded?.amount ?? 0).toBe(0)
  })

  it('ends changes with the free time, and cancelling with the day of the visit', async () => {
    const { booking, holder, start } = await bookedVisit()
    const actions = async () => itemOf(await activities.now(holder, booking)).availableActions
    expect(await actions()).toEqual(['cancel', 'change'])
    go(new Date(start - 23 * hour))
    expect(await actions()).toEqual(['cancel'])
    go(new Date(start + 48 * hour))
    expect(await actions()).toEqual([])
  })

  it('closes a start time at its cut-off', async () => {
    const { cutoffAt, time, productCode, option } = await findSlot(app, {}, { choose: isInstant })
    const units = [{ unit: 'adult', count: 2 }]
    const slot = async () =>
      (await slotsOn(app, { productCode, date: mayDay, units })).find(
        (one) => one.option === option && one.time.slot === time.slot,
      )
    go(new Date(Date.parse(cutoffAt) - 60_000))
    expect((await slot())?.status).not.toBe('closed')
    go(new Date(Date.parse(cutoffAt) + 1_000))
    expect(await slot()).toMatchObject({ status: 'closed' })
    expect((await slot())?.rateKey).toBeUndefined()
  })
})

describe('a move by the supplier', () => {
  it('that is accepted has the terms of its new day', async () => {
    const { booking, holder } = await bookedVisit({ scenario: 'weather_cancelled' })
    await app.askForChanges()
    const [change] = itemOf(await activities.now(holder, booking)).supplierChanges ?? []
    const path = `/api/bookings/${booking.reference}/supplier-changes/${change?.id}/answer`
    const { status } = await call(app, path, holder, { body: { answer: 'accept' }, key: newKey() })
    expect(status).toBe(200)
    await app.doTasks()
    const moved = visitOf(await activities.now(holder, booking))
    expect(moved.slot.start > visitOf(booking).slot.start).toBe(true)
    expect(moved.slot.start).toBe(change && ofProduct(change.becomes, 'activity').activity.slot.start)
    const start = Date.parse(`${moved.slot.start}+01:00`)
    go(new Date(start - 25 * hour))
    expect((await activities.costOf(holder, booking)).data.penalty.amount).toBe(0)
    go(new Date(start - 23 * hour))
    expect((await activities.costOf(holder, booking)).data.refund.amount).toBe(0)
  })
})

describe('a visit that does not take place', () => {
  it.each(['weather_cancelled', 'too_few_people'])(
    'is refunded in full without an answer (%s)',
    async (scenario) => {
      const { booking, holder, start } = await bookedVisit({ scenario })
      await app.askForChanges()
      go(new Date(start + 60_000))
      await app.doTasks()
      const { state, payment } = await activities.now(holder, booking)
      expect(state).toBe('cancelled')
      expect((payment.refunded?.amount ?? 0) + (payment.refunding?.amount ?? 0)).toBe(payment.paid?.amount)
    },
  )
})

describe('a scripted supplier', () => {
  it('whose places are taken at the hold sells nothing', async () => {
    const visitor = { scenario: 'sold_out_at_hold' }
    const quote = await activities.quoted(visitor)
    const { status, problem } = await call(app, '/api/bookings', visitor, {
      body: bookingRequest(quote),
      key: newKey(),
    })
    expect([status, problem.code]).toEqual([409, 'sold_out'])
  })
})

describe('a forged key', () => {
  it.each([
    ['a child alone', { units: [{ unit: 'child', count: 1 }] }],
    ['a unit that the option does not have', { units: [{ unit: 'dragon', count: 1 }] }],
    ['more people than the option takes', { units: [{ unit: 'adult', count: 90 }] }],
    ['an option that does not exist', { option: 'royal' }],
    ['a time that does not exist', { at: '03:33' }],
    ['an activity that does not exist', { productCode: 'a0-000000-none-1' }],
  ])('for %s has no price', async (_, forged) => {
    const { rateKey } = await findSlot(app, {})
    const key = decodeActivityRateKey(rateKey)
    if (key === null) return expect.fail('it is a key')
    const body = { items: [{ product: 'activity', rateKey: encodeActivityRateKey({ ...key, ...forged }) }] }
    const { status, problem } = await call<Quote>(app, '/api/quotes', {}, { body })
    expect([status, problem.errors?.[0]?.field]).toEqual([422, 'items[0].rateKey'])
  })

  it('for a past day is sold out, and has no hold', async () => {
    const { rateKey } = await findSlot(app, {})
    const key = decodeActivityRateKey(rateKey)
    if (key === null) return expect.fail('it is a key')
    const past = encodeActivityRateKey({ ...key, date: '2020-01-04' })
    const body = { items: [{ product: 'activity', rateKey: past }] }
    expect((await call<Quote>(app, '/api/quotes', {}, { body })).problem.code).toBe('sold_out')
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { ofProduct } from '../../../../contract/of-product.ts'
import type { ActivityOffer, Amendment, BookedVisit, Booking, Quote } from '../../../../contract/types.ts'
import { withProduct } from '../../../domain/suppliers/testing-supplied-product.ts'
import { expectContract } from '../../../kernel/validation/expect-contract.ts'
import { findSlot, mayDay, slotsOn } from '../products/activity/testing-activities.ts'
import { bookingActivities, visitOf } from './testing-activity-bookings.ts'
import { type BookingApp, openBookingApp } from './testing-booking-app.ts'
import { bookingRequest, call, confirm, hold, itemOf, newKey, pay } from './testing-booking-flow.ts'

let app: BookingApp
/** The visit that its supplier cancels by itself, as it reports from then on. */
let cancelledBySupplier: BookedVisit | null = null
beforeAll(async () => {
  app = await openBookingApp({
    supplier: (inventory) =>
      withProduct(inventory, 'activity', (activities) => ({
        changes: async (reference) => {
          if (cancelledBySupplier === null) return activities.changes(reference)
          const quote = { becomes: cancelledBySupplier, respondBy: app.dependencies.clock() }
          return [{ reference: 'cancelled', answers: ['cancel'], unlessAnswered: 'cancel', ...quote }]
        },
      })),
  })
})

let quoted: ReturnType<typeof bookingActivities>['quoted']
let booked: ReturnType<typeof bookingActivities>['booked']
let now: ReturnType<typeof bookingActivities>['now']
let costOf: ReturnType<typeof bookingActivities>['costOf']
beforeAll(() => {
  ;({ quoted, booked, now, costOf } = bookingActivities(app))
})

const mailsOf = async ({ reference }: Booking) =>
  (await app.mails()).filter(({ text }) => text.includes(reference)).map(({ kind }) => kind)

describe('a booked activity', () => {
  it('has tickets with codes once it is confirmed, and not before', async () => {
    const isTicketed = ({ features }: ActivityOffer) => features.includes('skip_the_line')
    const wanted = { choose: isTicketed, slot: ({ option }: { option: string }) => option === 'day' }
    const quote = await quoted({}, wanted)
    expect(visitOf(quote)).not.toHaveProperty('tickets')
    const { booking, holder } = await hold(app, {}, quote)
    expect(visitOf(booking)).not.toHaveProperty('tickets')
    await pay(app, holder, booking)
    const { data } = await confirm(app, holder, booking)
    expectContract('confirmBooking', { data })
    const { tickets = [], emergencyPhone, activity } = visitOf(data)
    expect(activity.redemption.per).toBe('ticket')
    expect(tickets).toHaveLength(2)
    expect(new Set(tickets.map(({ code }) => code)).size).toBe(2)
    for (const { code, redeemedAt } of tickets) {
      expect(code).toMatch(/^SIA-[0-9A-Z]+-[0-9A-Z]+$/)
      expect(redeemedAt).toBeNull()
    }
    expect(emergencyPhone).toMatch(/^\+1 202 555 01\d\d$/)
  })

  it('learns from its supplier which tickets were used, and refunds only the others', async () => {
    const isTicketed = ({ features, freeUntilHours }: ActivityOffer) =>
      features.includes('skip_the_line') && freeUntilHours !== undefined
    const wanted = { choose: isTicketed, slot: ({ option }: { option: string }) => option === 'day' }
    const { booking, holder } = await booked({ scenario: 'partly_redeemed' }, wanted)
    const { data: cost } = await costOf(holder, booking)
    const total = booking.payment.due.amount
    expect(cost.penalty.amount).toBe(total / 2)
    expect(cost.refund.amount).toBe(total / 2)
    await app.askForChanges()
    const { tickets = [] } = visitOf(await now(holder, booking))
    expect(tickets.map(({ redeemedAt }) => redeemedAt !== null)).toEqual([true, false])
  })

  it('is pending until its supplier confirms it, and nothing is charged until then', async () => {
    const manual = { choose: ({ confirmation }: ActivityOffer) => confirmation === 'manual' }
    const { booking, holder } = await booked({}, { ...manual, slot: () => true })
    expect(booking).toMatchObject({ state: 'pending', payment: { paid: { amount: 0 } } })
    expect(visitOf(booking)).toMatchObject({ confirmation: 'manual' })
    app.passSeconds(60)
    await app.doTasks()
    const confirmed = await now(holder, booking)
    expect(confirmed).toMatchObject({ state: 'confirmed', payment: { state: 'succeeded' } })
    expect(visitOf(confirmed).tickets?.length).toBeGreaterThan(0)
  })

  it('is rejected by hand after it was pending, and its payment is released', async () => {
    const { booking, holder } = await booked({ scenario: 'manual_rejected' })
    expect(booking.state).toBe('pending')
    app.passSeconds(60)
    await app.doTasks()
    expect(await now(holder, booking)).toMatchObject({ state: 'rejected', payment: { state: 'canceled' } })
    expect(await mailsOf(booking)).toContain('bookingRejected')
  })

  it.each(['weather_cancelled', 'too_few_people'])(
    'is moved by its supplier (%s), and refunded in full without an answer',
    async (scenario) => {
      const { booking, holder } = await booked({ scenario })
      await app.askForChanges()
      const changed = await now(holder, booking)
      const [change] = itemOf(changed).supplierChanges ?? []
      expect(change).toMatchObject({ state: 'open', unlessAnswered: 'cancel', answers: ['accept', 'cancel'] })
      const { slot } = ofProduct(change?.becomes ?? itemOf(booking).subject, 'activity').activity
      expect(slot.start > visitOf(booking).slot.start).toBe(true)
      app.passSeconds(4 * 86_400)
      await app.doTasks()
      await app.doTasks()
      const ended = await now(holder, booking)
      expect(ended).toMatchObject({ state: 'cancelled', payment: { refunded: booking.payment.due } })
    },
  )

  it('that its supplier cancels is cancelled and refunded without a question, with one mail', async () => {
    const { booking, holder } = await booked()
    cancelledBySupplier = visitOf(booking)
    await app.askForChanges()
    await app.doTasks()
    cancelledBySupplier = null
    expect(await now(holder, booking)).toMatchObject({
      state: 'cancelled',
      payment: { refunded: booking.payment.due },
    })
    const mails = await mailsOf(booking)
    expect(mails.filter((kind) => kind === 'bookingCancelled')).toHaveLength(1)
    expect(mails).not.toContain('bookingSupplierChanged')
  })

  it('moves to another time with one person more, at the quoted difference', async () => {
    const { booking, holder } = await booked()
    await app.doTasks()
    const { activity, option, slot, units } = visitOf(booking)
    const more = units.map(({ unit, count }) => ({ unit, count: count + 1 }))
    const slots = await slotsOn(app, { productCode: activity.productCode, date: '2026-05-09', units: more })
    const other = slots.find((one) => one.option === option.option && one.rateKey)
    const path = `/api/bookings/${booking.reference}/amendments`
    const change = { product: 'activity', slot: other?.time.slot ?? slot.slot, units: more }
    const { data: offer, problem } = await call<Amendment>(app, path, holder, { body: { change } })
    expect(problem.detail).toBeUndefined()
    const { data: due } = await call<Booking>(app, `${path}/${offer.id}/acceptance`, holder, {
      body: {},
      key: newKey(),
    })
    const payment = itemOf(due).amendments?.at(-1)?.payment
    if (payment) await pay(app, holder, { ...due, payment })
    await call(app, `${path}/${offer.id}/confirmation`, holder, { body: {} })
    const changed = visitOf(await now(holder, booking))
    expect(changed.slot.slot).toBe(change.slot)
    expect(changed.units.map(({ unit, count }) => ({ unit, count }))).toEqual(more)
  })

  it('refuses impossible changes by field', async () => {
    const { booking, holder } = await booked()
    const { slot, units } = visitOf(booking)
    const path = `/api/bookings/${booking.reference}/amendments`
    const refusalOf = async (change: object) => {
      const body = { change: { product: 'activity', slot: slot.slot, units, ...change } }
      const { status, problem } = await call(app, path, holder, { body })
      return [status, ...(problem.errors ?? []).map(({ field, reason }) => `${field} ${reason}`)]
    }
    const own = units.map(({ unit, count }) => ({ unit, count }))
    expect(await refusalOf({ units: own })).toEqual([
      422,
      'change must differ from the booked time or people',
    ])
    expect(await refusalOf({ units: [{ unit: 'dragon', count: 1 }] })).toEqual([
      422,
      'change.units[0] must be a unit of the option',
    ])
    expect(await refusalOf({ units: [...own, ...own] })).toEqual([
      422,
      'change.units must name each unit once',
    ])
    expect(await refusalOf({ units: [{ unit: 'adult', count: 90 }] })).toEqual([
      422,
      'change.units[0] must be at most 15',
    ])
  })

  it('can be booked together with another option of the same activity', async () => {
    const private_ = await findSlot(app, {}, { slot: ({ option }) => option === 'private' })
    const units = [{ unit: 'adult', count: 2 }]
    const slots = await slotsOn(app, { productCode: private_.productCode, date: mayDay, units })
    const shared = slots.find(({ option, rateKey }) => option === 'shared' && rateKey)
    const items = [private_, shared].map((slot) => ({ product: 'activity', rateKey: slot?.rateKey }))
    const { data: quote } = await call<Quote>(app, '/api/quotes', {}, { body: { items, currency: 'USD' } })
    const { booking, holder } = await hold(app, {}, quote)
    await pay(app, holder, booking)
    const { data } = await confirm(app, holder, booking)
    expect(data.state).toBe('confirmed')
    expect(data.items.map(({ subject }) => ofProduct(subject, 'activity').activity.option.option)).toEqual([
      'private',
      'shared',
    ])
  })

  it('has a voucher and a calendar file with the start time', async () => {
    const { booking, holder } = await booked()
    const { cookie = '' } = holder
    const file = await app.call(`/api/bookings/${booking.reference}/calendar`, { headers: { cookie } })
    const { slot, activity } = visitOf(booking)
    const local = slot.start.replaceAll(/[-:]/g, '')
    expect(activity.timeZone).toBe('Europe/Lisbon')
    // Lisbon is an hour ahead of UTC in May.
    const hour = String(Number(local.slice(9, 11)) - 1).padStart(2, '0')
    expect(await file.text()).toContain(`DTSTART:${local.slice(0, 9)}${hour}${local.slice(11, 15)}Z`)
    await app.doTasks()
    expect(await mailsOf(booking)).toContain('bookingConfirmed')
  })
})

describe('the party of an activity', () => {
  const isDive = ({ category, confirmation }: ActivityOffer) =>
    category === 'dive' && confirmation === 'instant'

  it('names everyone whose equipment has to fit, with answers within bounds', async () => {
    const quote = await quoted({}, { choose: isDive, slot: ({ option }) => option === 'shared' })
    const { requirements, questions = [] } = itemOf(quote)
    expect(requirements).toHaveLength(2)
    expect(questions.map(({ code }) => code)).toEqual(['height', 'weight', 'level'])
    const request = bookingRequest(quote)
    const [party] = request.parties
    const [first] = party?.travellers ?? []
    const wrong = { question: 'height', value: '900' }
    if (first) first.answers = [wrong, ...(first.answers ?? []).slice(1, 2)]
    const { status, problem } = await call(app, '/api/bookings', {}, { body: request, key: newKey() })
    expect(status).toBe(422)
    expect(problem.errors).toEqual([
      { field: 'parties[0].travellers[0].answers[0].value', reason: 'must be at most 230 cm' },
      { field: 'parties[0].travellers[0].answers', reason: 'must answer level' },
    ])
  })
})

describe('a forged request', () => {
  it('has no quote for a changed key, and no booking at a changed total', async () => {
    const { rateKey } = await findSlot(app, {})
    const flipped = `${rateKey.slice(0, -4)}${rateKey.slice(-4) === 'AAAA' ? 'BBBB' : 'AAAA'}`
    for (const key of [flipped, `${rateKey}A`, 'no-such-key-at-all']) {
      const body = { items: [{ product: 'activity', rateKey: key }] }
      const { status, problem } = await call(app, '/api/quotes', {}, { body })
      expect([status, problem.errors?.[0]?.field]).toEqual([422, 'items[0].rateKey'])
    }
    const hotel = await call(app, '/api/quotes', {}, { body: { items: [{ product: 'hotel', rateKey }] } })
    expect(hotel.status).toBe(422)
    const quote = await quoted()
    const shownTotal = { amount: 1, currency: 'USD' }
    const body = { ...bookingRequest(quote), shownTotal }
    const { status, problem } = await call(app, '/api/bookings', {}, { body, key: newKey() })
    expect([status, problem.code]).toEqual([409, 'price_changed'])
  })
})

describe('a cut-off that passes in the checkout', () => {
  it('lets a held visit be booked, and refuses to hold or quote it afterwards', async () => {
    const tomorrow = new Date(app.dependencies.clock().getTime() + 86_400_000).toISOString().slice(0, 10)
    const wanted = {
      date: tomorrow,
      choose: ({ confirmation, category }: ActivityOffer) =>
        confirmation === 'instant' && ['walk', 'sail'].includes(category),
    }
    const found = await findSlot(app, {}, wanted)
    const late = await quoted({}, wanted)
    const wait = (Date.parse(found.cutoffAt) - app.dependencies.clock().getTime()) / 1000
    app.passSeconds(wait - 60)
    const { booking, holder } = await hold(app, {}, await quoted({}, wanted))
    app.passSeconds(120)
    await pay(app, holder, booking)
    expect((await confirm(app, holder, booking)).data.state).toBe('confirmed')
    const request = bookingRequest(late)
    const { status, problem } = await call(app, '/api/bookings', {}, { body: request, key: newKey() })
    expect([status, ['sold_out', 'quote_expired'].includes(problem.code ?? '')]).toEqual([409, true])
    const body = { items: [{ product: 'activity', rateKey: found.rateKey }] }
    expect((await call(app, '/api/quotes', {}, { body })).problem.code).toBe('sold_out')
  })
})

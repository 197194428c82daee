import { beforeAll, describe, expect, it } from 'vitest'
import { ofProduct } from '../../../../contract/of-product.ts'
import type {
  Amendment,
  BookedRental,
  Booking,
  BookingSummary,
  CancellationQuote,
  Quote,
} from '../../../../contract/types.ts'
import { testNow } from '../../../kernel/dates/testing-now.ts'
import { findCar, isFlexible, mayRental } from '../products/car/testing-cars.ts'
import { type BookingApp, openBookingApp } from './testing-booking-app.ts'
import {
  bookingRequest,
  call,
  confirm,
  hold,
  itemOf,
  newKey,
  pay,
  read,
  type Visitor,
} from './testing-booking-flow.ts'

let app: BookingApp
beforeAll(async () => {
  app = await openBookingApp()
})

const quoteOf = async (rateKey: string) =>
  (
    await call<Quote>(
      app,
      '/api/quotes',
      {},
      { body: { items: [{ product: 'car', rateKey }], currency: 'USD' } },
    )
  ).data
const rentalOf = (booking: Pick<Booking, 'items'>): BookedRental =>
  ofProduct(itemOf(booking).subject, 'car').car

/** A confirmed rental. */
async function booked(visitor: Visitor = {}, choose = isFlexible) {
  const quote = await quoteOf(await findCar(app, visitor, choose))
  const { booking, holder } = await hold(app, visitor, quote)
  if (quote.dueNow.amount > 0) await pay(app, holder, booking)
  await confirm(app, holder, booking)
  await app.doTasks()
  return { booking: (await read(app, holder, booking)).data, holder }
}

const errorsOf = ({ problem }: { problem: { errors?: { field: string; reason: string }[] } }) =>
  problem.errors ?? []

describe('the driver', () => {
  const request = async (change: object, answers: object[] = []) => {
    const quote = await quoteOf(await findCar(app))
    const { parties, ...rest } = bookingRequest(quote)
    const [party] = parties
    const travellers = [{ ...party?.travellers[0], ...change }]
    const body = { ...rest, parties: [{ travellers, answers }] }
    return call<Booking>(app, '/api/bookings', {}, { body, key: newKey() })
  }

  it('is required by name and date of birth', async () => {
    const { requirements, questions } = itemOf(await quoteOf(await findCar(app)))
    expect(requirements).toEqual([
      { group: 1, type: 'adult', role: 'driver', fields: ['firstName', 'lastName', 'dateOfBirth'] },
    ])
    expect(questions?.map(({ code, isRequired }) => [code, isRequired])).toEqual([
      ['flight_number', false],
      ['loyalty_number', false],
    ])
  })

  it('has the age at the pick-up that was quoted, to the day; otherwise the page quotes again', async () => {
    expect((await request({ dateOfBirth: '1991-05-08' })).status).toBe(201)
    const dayYounger = await request({ dateOfBirth: '1991-05-09' })
    expect([dayYounger.status, errorsOf(dayYounger)]).toEqual([
      422,
      [
        {
          field: 'parties[0].travellers[0].dateOfBirth',
          reason: 'makes the driver 34 on 2026-05-08, but 35 was quoted: quote again for 34',
        },
      ],
    ])
  })

  it('may give a flight, by its number of two letters or digits and up to four digits', async () => {
    const answer = (value: string) => request({}, [{ question: 'flight_number', value }])
    expect((await answer('TP1234')).status).toBe(201)
    const refused = await answer('TAP 12345')
    expect(errorsOf(refused).map(({ field }) => field)).toEqual(['parties[0].answers[0].value'])
  })

  it('is refused without a date of birth, and in another role', async () => {
    const missing = await request({ dateOfBirth: undefined })
    expect(errorsOf(missing)).toContainEqual({
      field: 'parties[0].travellers[0].dateOfBirth',
      reason: 'is required by the supplier',
    })
    const lead = await request({ role: 'lead' })
    expect([lead.status, errorsOf(lead).map(({ field }) => field)]).toEqual([
      422,
      ['parties[0].travellers[0]', 'parties[0].travellers'],
    ])
  })
})

describe('a booked rental', () => {
  it('is charged at its total, and has its desks, cover, policy and the part that the desk collects', async () => {
    const { booking } = await booked()
    const { rental, cover, payment, policy } = rentalOf(booking)
    expect(rental.pickUp.desk.hours).toHaveLength(7)
    expect([rental.days, cover.level, payment]).toEqual([3, 'basic', 'now'])
    expect(policy.steps.at(-1)).toEqual({ from: mayRental.pickUp.at, penalty: itemOf(booking).price?.total })
    expect(itemOf(booking).price?.dueLocally).toMatchObject([
      { code: 'vehicle_licence_fee', currency: 'EUR' },
    ])
    expect(booking.payment.paid).toEqual(booking.payment.due)
  })

  it('is listed and mailed with its times at the desks', async () => {
    const { booking } = await booked()
    const mails = (await app.mails()).filter(({ text }) => text.includes(booking.reference))
    const confirmed = mails.find(({ kind }) => kind === 'bookingConfirmed')
    expect(confirmed?.text.replace(/\s/gu, ' ')).toMatch(/waits for you on Fri, May 8, 2026, 10:00 AM\./)
    const agent = { cookie: await app.signIn('sales@test.example') }
    const { data } = await call<{ bookings: BookingSummary[] }>(
      app,
      `/api/bookings?when=all&search=${booking.reference}`,
      agent,
      { method: 'GET' },
    )
    expect(data.bookings).toMatchObject([
      { start: '2026-05-08', startTime: '10:00', end: '2026-05-11', endTime: '10:00' },
    ])
  })

  it('that is paid at the desk charges nothing here', async () => {
    const { booking } = await booked({}, ({ payment }) => payment === 'at_desk')
    expect(booking).toMatchObject({ state: 'confirmed', payment: { paid: { amount: 0 } } })
    expect(itemOf(booking).paymentSchedule).toMatchObject([
      { at: '2026-05-08', to: 'supplier', kind: 'local' },
    ])
  })

  it('is free to cancel until the deadline in the desk time, then costs a day, and all once it has begun', async () => {
    const { booking, holder } = await booked()
    const path = `/api/bookings/${booking.reference}/cancellation-quote`
    const cost = async () => (await call<CancellationQuote>(app, path, holder, { body: {} })).data
    const [deadline, noShow] = rentalOf(booking).policy.steps
    expect((await cost()).penalty.amount).toBe(0)
    // Two days in May, by the desk's clock.
    expect(deadline?.from).toBe('2026-05-06T10:00:00')
    const ofDay = (itemOf(booking).price?.total ?? 0) / 3
    expect(Math.abs((deadline?.penalty ?? 0) - ofDay)).toBeLessThanOrEqual(2)
    expect(noShow?.penalty).toBe(itemOf(booking).price?.total)
  })
})

describe('a change of a rental', () => {
  const amendments = ({ reference }: Booking) => `/api/bookings/${reference}/amendments`
  const asBooked = (booking: Booking) => {
    const { rental, cover, extras } = rentalOf(booking)
    return {
      product: 'car',
      pickUpAt: rental.pickUp.at,
      dropOffAt: rental.dropOff.at,
      cover: cover.level,
      extras: extras.map(({ code, count }) => ({ code, count })),
    }
  }
  const quote = (holder: Visitor, booking: Booking, change: object) =>
    call<Amendment>(app, amendments(booking), holder, {
      body: { change: { ...asBooked(booking), ...change } },
    })

  it('rebooks and cancels in one confirmed step, with a new number and the difference paid', async () => {
    const { booking, holder } = await booked()
    const number = itemOf(booking).confirmationNumber
    const change = {
      dropOffAt: '2026-05-13T10:00:00',
      cover: 'zero_excess',
      extras: [{ code: 'extra_driver', count: 1 }],
    }
    const { data: offer } = await quote(holder, booking, change)
    const { data: accepted } = await call<Booking>(
      app,
      `${amendments(booking)}/${offer.id}/acceptance`,
      holder,
      {
        body: {},
        key: newKey(),
      },
    )
    const payment = itemOf(accepted).amendments?.at(-1)?.payment
    if (payment === undefined) return expect.fail('five days cost more than three')
    await pay(app, holder, { ...accepted, payment })
    await call<Booking>(app, `${amendments(booking)}/${offer.id}/confirmation`, holder, { body: {} })
    await app.doTasks()
    const { data } = await read(app, holder, booking)
    const { rental, cover, extras } = rentalOf(data)
    expect([rental.days, rental.dropOff.at, cover.level]).toEqual([5, change.dropOffAt, 'zero_excess'])
    expect(extras).toEqual(change.extras)
    expect(itemOf(data).confirmationNumber).toMatch(/^\d{8}$/)
    expect(itemOf(data).confirmationNumber).not.toBe(number)
    expect(data.reference).toBe(booking.reference)
  })

  it.each([
    ['nothing', {}, 'change'],
    ['a return before the pick-up', { dropOffAt: '2026-05-08T09:00:00' }, 'change.dropOffAt'],
    ['a pick-up in the past', { pickUpAt: '2026-03-01T10:00:00' }, 'change.pickUpAt'],
    ['more than the maximum', { extras: [{ code: 'extra_driver', count: 9 }] }, 'change.extras[0].count'],
    ['an unknown extra', { extras: [{ code: 'champagne', count: 1 }] }, 'change.extras[0].code'],
  ])('is refused for %s', async (_, change, field) => {
    const { booking, holder } = await booked()
    const refused = await quote(holder, booking, change)
    expect([refused.status, errorsOf(refused).map((error) => error.field)]).toEqual([422, [field]])
  })

  it('is refused on a birthday that changes the age of the driver', async () => {
    const { booking, holder } = await booked()
    // The driver of the tests is born on 4 March and 36 in the next year.
    const { data: offer, status } = await quote(holder, booking, {
      pickUpAt: '2027-03-05T10:00:00',
      dropOffAt: '2027-03-08T10:00:00',
    })
    expect(status).toBe(201)
    const refused = await call<Booking>(app, `${amendments(booking)}/${offer.id}/acceptance`, holder, {
      body: {},
      key: newKey(),
    })
    expect([refused.status, errorsOf(refused).map(({ field }) => field)]).toEqual([
      422,
      ['party.travellers[0].dateOfBirth'],
    ])
  })

  it('is not offered for a rate that is never refunded', async () => {
    const { booking } = await booked({}, ({ policy }) => !policy.isRefundable)
    expect(itemOf(booking).availableActions).toEqual(['cancel'])
  })
})

describe('a change of the company', () => {
  async function changed(scenario: string) {
    const { booking, holder } = await booked({ scenario })
    await app.askForChanges()
    const { data } = await read(app, holder, booking)
    const [change] = itemOf(data).supplierChanges ?? []
    if (change === undefined) throw new Error('the company has changed it')
    const becomes = ofProduct(change.becomes, 'car').car
    const answer = async (text: string) => {
      const path = `/api/bookings/${booking.reference}/supplier-changes/${change.id}/answer`
      await call(app, path, holder, { body: { answer: text }, key: newKey() })
      await app.doTasks()
      return (await read(app, holder, booking)).data
    }
    return { before: rentalOf(booking), becomes, answer }
  }

  it('to a higher category keeps the terms, and is accepted', async () => {
    const { before, becomes, answer } = await changed('car_upgraded')
    expect(becomes.rental.vehicle.acriss).not.toBe(before.rental.vehicle.acriss)
    expect(becomes.rental.vehicle.seats).toBeGreaterThanOrEqual(before.rental.vehicle.seats)
    expect([becomes.cover, becomes.policy]).toEqual([before.cover, before.policy])
    expect(rentalOf(await answer('accept')).rental.vehicle).toEqual(becomes.rental.vehicle)
  })

  it('of the desk shows the new address, and can be cancelled for free', async () => {
    const { before, becomes, answer } = await changed('desk_moved')
    expect(becomes.rental.pickUp.desk.address).not.toBe(before.rental.pickUp.desk.address)
    expect(becomes.rental.vehicle).toEqual(before.rental.vehicle)
    const cancelled = await answer('cancel')
    expect(cancelled).toMatchObject({ state: 'cancelled' })
    expect(cancelled.payment.refunded).toEqual(cancelled.payment.paid)
  })
})

// Last, since it moves the clock of this file.
describe('a rental after its deadline', () => {
  it('costs a day to cancel, is not changed any more, and once it has begun costs all of it', async () => {
    const { booking, holder } = await booked()
    const total = itemOf(booking).price?.total ?? 0
    const path = `/api/bookings/${booking.reference}`
    const penalty = async () =>
      (await call<CancellationQuote>(app, `${path}/cancellation-quote`, holder, { body: {} })).data.penalty
    let now = testNow.getTime()
    const moveTo = (moment: string) => {
      const seconds = (Date.parse(moment) - now) / 1000
      app.passSeconds(seconds)
      now += seconds * 1000
    }
    // Lisbon is an hour ahead of UTC in May.
    moveTo('2026-05-06T08:59:00Z')
    expect((await penalty()).amount).toBe(0)
    moveTo('2026-05-06T09:01:00Z')
    expect(Math.abs((await penalty()).amount - total / 3)).toBeLessThanOrEqual(2)
    const { rental, cover } = rentalOf(booking)
    const change = {
      product: 'car',
      pickUpAt: rental.pickUp.at,
      dropOffAt: '2026-05-12T10:00:00',
      cover: cover.level,
      extras: [],
    }
    const refused = await call(app, `${path}/amendments`, holder, { body: { change } })
    expect(refused.status).toBe(409)
    moveTo('2026-05-08T09:01:00Z')
    expect((await penalty()).amount).toBe(total)
  })
})

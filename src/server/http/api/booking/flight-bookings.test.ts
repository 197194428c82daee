import { beforeAll, describe, expect, it } from 'vitest'
import { ofProduct } from '../../../../contract/of-product.ts'
import type {
  BookedJourney,
  Booking,
  FlightAnswer,
  FlightFare,
  Party,
  Quote,
} from '../../../../contract/types.ts'
import { findFare, flightSlice, juneFlights } from '../products/flight/testing-flights.ts'
import { type BookingApp, openBookingApp } from './testing-booking-app.ts'
import { call, confirm, contact, itemOf, newKey, pay, read, type Visitor } from './testing-booking-flow.ts'

let app: BookingApp
beforeAll(async () => {
  app = await openBookingApp()
})

const familyFlights = { ...juneFlights, passengers: { adults: 2, childAges: [7, 1] } }
type Person = Party['travellers'][number]
const person = (type: Person['type'], firstName: string, dateOfBirth: string, more: object = {}) =>
  ({
    group: 1,
    type,
    title: type === 'adult' ? 'ms' : 'miss',
    gender: 'female',
    firstName,
    lastName: 'Byron',
    dateOfBirth,
    ...more,
  }) as Person
/** The last slice departs on 12 June 2026. */
const family = () => [
  person('adult', 'Ada', '1985-02-01'),
  person('adult', 'Anne', '1984-07-11'),
  person('child', 'Mary', '2019-01-30'),
  person('infant', 'Clara', '2025-01-31', { lapOf: 1 }),
]

interface Chosen {
  choose?: (fare: FlightFare) => boolean
  scenario?: string
  body?: object
  services?: (answer: FlightAnswer) => object[]
}

/** Quotes a fare, with services. */
async function quoted({ choose, scenario, body = familyFlights, services }: Chosen = {}) {
  const visitor: Visitor = { ...(scenario && { scenario }) }
  const { fare, answer } = await findFare(app, visitor, choose, body)
  let { rateKey } = fare
  if (services) {
    const priced = await call<FlightFare>(app, '/api/flight/price', visitor, {
      body: { rateKey, services: services(answer), seats: [] },
    })
    rateKey = priced.data.rateKey
  }
  const items = [{ product: 'flight', rateKey }]
  const { status, data, problem } = await call<Quote>(app, '/api/quotes', visitor, {
    body: { items, currency: 'USD' },
  })
  expect([status, problem.detail]).toEqual([201, undefined])
  return data
}

async function held(quote: Quote, travellers = family(), more: object = {}) {
  const body = { quoteId: quote.id, shownTotal: quote.dueNow, contact, parties: [{ travellers }], ...more }
  const { status, data, problem, cookies } = await call<Booking>(
    app,
    '/api/bookings',
    {},
    { body, key: newKey() },
  )
  const holder = { cookie: cookies.find((one) => one.includes('livery_bookings')) ?? '' }
  return { status, booking: data, problem, holder }
}

async function booked(chosen: Chosen = {}) {
  const { booking, holder, problem } = await held(await quoted(chosen))
  expect(problem.errors).toBeUndefined()
  await pay(app, holder, booking)
  await confirm(app, holder, booking)
  return { booking: (await read(app, holder, booking)).data, holder }
}

const journeyOf = (booking: Booking): BookedJourney => ofProduct(itemOf(booking).subject, 'flight').flight

describe('a family by air', () => {
  it('has an e-ticket for everyone and a document of its services', async () => {
    const services = () => [{ id: 'bag.0', passenger: 0, count: 1 }]
    const { booking } = await booked({ services })
    expect(itemOf(booking).state).toBe('confirmed')
    const { ticketing, tickets = [], services: bought } = journeyOf(booking)
    expect(ticketing).toBe('issued')
    expect(tickets.filter(({ kind }) => kind === 'e_ticket').map(({ passenger }) => passenger)).toEqual([
      0, 1, 2, 3,
    ])
    expect(tickets.filter(({ kind }) => kind === 'emd').map(({ passenger }) => passenger)).toEqual([0])
    expect(bought).toMatchObject([{ kind: 'checked_bag', passenger: 0, count: 1 }])
  })

  it.each([
    ['an accent', 0, { firstName: 'Adá' }, 'firstName'],
    ['a name twice', 1, { firstName: 'Ada' }, 'firstName'],
    ['an infant who turns two on the way back', 3, { dateOfBirth: '2024-06-12' }, 'dateOfBirth'],
    ['a lap of a person who does not fly', 3, { lapOf: 7 }, 'lapOf'],
    [
      'a passport that expires abroad',
      0,
      {
        document: { type: 'passport', number: 'X1234567', issuingCountry: 'PT', expiresOn: '2026-06-11' },
      },
      'document.expiresOn',
    ],
    ['no title', 0, { title: undefined }, 'title'],
    ['no gender', 2, { gender: undefined }, 'gender'],
  ])('is not booked with %s', async (_, index, change, field) => {
    const travellers = family().map((one, at) => (at === index ? ({ ...one, ...change } as Person) : one))
    const { status, problem } = await held(await quoted(), travellers)
    expect([status, problem.errors?.map((error) => error.field)]).toEqual([
      422,
      [`parties[0].travellers[${index}].${field}`],
    ])
  })

  it('is held, pays later and is ticketed', async () => {
    const quote = await quoted({ choose: ({ payLater }) => payLater?.priceUntil !== undefined })
    expect(quote.payLater?.payBy).toMatch(/^2026-03-1/)
    const { booking, holder } = await held(quote, family(), { payLater: true })
    expect(booking.hold?.secondsLeft).toBeGreaterThan(24 * 3600)
    app.passSeconds(12 * 3600)
    await pay(app, holder, booking)
    expect((await confirm(app, holder, booking)).data.state).toBe('confirmed')
  })

  it('waits for delayed tickets, and gets them', async () => {
    const { booking, holder } = await booked({ scenario: 'ticketing_delayed' })
    expect(itemOf(booking).state).toBe('pending')
    await app.doTasks()
    expect(journeyOf((await read(app, holder, booking)).data).ticketing).toBe('issued')
  })

  it('sees a schedule change with old and new times, and accepts it', async () => {
    const { booking, holder } = await booked({ scenario: 'schedule_changed' })
    await app.askForChanges()
    const [change] = itemOf((await read(app, holder, booking)).data).supplierChanges ?? []
    expect(change).toMatchObject({ state: 'open' })
    const before = journeyOf(booking).itineraries
    const path = `/api/bookings/${booking.reference}/supplier-changes/${change?.id}/answer`
    expect((await call(app, path, holder, { body: { answer: 'accept' }, key: newKey() })).status).toBe(200)
    const after = journeyOf((await read(app, holder, booking)).data).itineraries
    expect(after.map(({ id }) => id)).not.toEqual(before.map(({ id }) => id))
  })

  it('adds a bag after the booking, and pays its price', async () => {
    const { booking, holder } = await booked()
    const path = `/api/bookings/${booking.reference}/amendments`
    const change = { product: 'flight', services: [{ id: 'bag.0', passenger: 1, count: 1 }] }
    const { status, data } = await call<{ id: string; due?: { amount: number } }>(app, path, holder, {
      body: { change },
    })
    expect(status).toBe(201)
    const accepted = await call<Booking>(app, `${path}/${data.id}/acceptance`, holder, {
      body: {},
      key: newKey(),
    })
    const payment = itemOf(accepted.data).amendments?.at(-1)?.payment
    if (payment) await pay(app, holder, { ...accepted.data, payment })
    await call(app, `${path}/${data.id}/confirmation`, holder, { body: {} })
    const { services } = journeyOf((await read(app, holder, booking)).data)
    expect(services).toMatchObject([{ kind: 'checked_bag', passenger: 1 }])
  })

  it('is refused a change with a service of another journey, naming the field', async () => {
    const { booking, holder } = await booked()
    const change = { product: 'flight', services: [{ id: 'bag.9', passenger: 0, count: 1 }] }
    const path = `/api/bookings/${booking.reference}/amendments`
    const { status, problem } = await call(app, path, holder, { body: { change } })
    expect([status, problem.errors?.map(({ field }) => field)]).toEqual([422, ['change.services[0].id']])
  })

  it('gets airline credit per passenger where a fare refunds nothing but can be changed', async () => {
    const isCredited = ({ slices }: FlightFare) =>
      slices.every(({ refund, change }) => refund.allowed === 'no' && change.allowed === 'yes')
    const { booking, holder } = await booked({ choose: isCredited })
    const path = `/api/bookings/${booking.reference}/cancellation`
    const cost = await call<{ id: string; refund: { amount: number }; supplierCredits?: object[] }>(
      app,
      `${path}-quote`,
      holder,
      { body: {} },
    )
    expect(cost.data.refund.amount).toBe(0)
    const credits = cost.data.supplierCredits ?? []
    expect(credits.length).toBeGreaterThan(0)
    await call(app, path, holder, { body: { quoteId: cost.data.id }, key: newKey() })
    const { cancellation } = itemOf((await read(app, holder, booking)).data)
    expect(cancellation.supplierCredits).toMatchObject(credits)
    for (const { code } of cancellation.supplierCredits ?? []) expect(code).toMatch(/^CR[0-9A-Z]{7,}$/)
  })
})

describe('the last seats at a price', () => {
  it('go to one of several parties that hold them at the same time', async () => {
    // Nine seats in a class: two parties of six cannot both have them at one price.
    const passengers = { adults: 6, childAges: [] }
    const body = { slices: [flightSlice('LIS', 'FRA', '2026-06-05')], passengers, maximumConnections: 0 }
    const quotes = [await quoted({ body }), await quoted({ body })]
    const names = ['Ada', 'Bea', 'Cleo', 'Dora', 'Ella', 'Fay']
    const travellers = names.map((name) => person('adult', name, '1985-02-01'))
    const answers = await Promise.all(quotes.map((quote) => held(quote, travellers)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  })
})

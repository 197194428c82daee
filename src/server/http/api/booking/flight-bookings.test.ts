import { beforeAll, describe, expect, it } from 'vitest'
import { ofProduct } from '../../../../contract/of-product.ts'
import type { Booking, FlightFare, Quote, SeatMap } from '../../../../contract/types.ts'
import { findFare, flightSlice, juneFlights } from '../products/flight/testing-flights.ts'
import { type BookingApp, openBookingApp } from './testing-booking-app.ts'
import { call, confirm, itemOf, newKey, pay, read } from './testing-booking-flow.ts'
import { bookingFlights, family, journeyOf, type Person, person } from './testing-flight-bookings.ts'

let app: BookingApp
let flights: ReturnType<typeof bookingFlights>
beforeAll(async () => {
  app = await openBookingApp()
  flights = bookingFlights(app)
})

describe('a family by air', () => {
  it('has an e-ticket for everyone and a document of its services', async () => {
    const services = () => [{ id: 'bag.0', passenger: 0, count: 1 }]
    const { booking } = await flights.booked({ services })
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
    const { status, problem } = await flights.held(await flights.quoted(), travellers)
    expect([status, problem.errors?.map((error) => error.field)]).toEqual([
      422,
      [`parties[0].travellers[${index}].${field}`],
    ])
  })

  it('is held, pays later and is ticketed', async () => {
    const quote = await flights.quoted({ choose: ({ payLater }) => payLater?.priceUntil !== undefined })
    expect(quote.payLater?.payBy).toMatch(/^2026-03-1/)
    const { booking, holder } = await flights.held(quote, family(), { payLater: true })
    expect(booking.hold?.secondsLeft).toBeGreaterThan(24 * 3600)
    app.passSeconds(12 * 3600)
    await pay(app, holder, booking)
    expect((await confirm(app, holder, booking)).data.state).toBe('confirmed')
  })

  it('waits for delayed tickets, and gets them', async () => {
    const { booking, holder } = await flights.booked({ scenario: 'ticketing_delayed' })
    expect(itemOf(booking).state).toBe('pending')
    await app.doTasks()
    expect(journeyOf((await read(app, holder, booking)).data).ticketing).toBe('issued')
  })

  it('sees a schedule change with old and new times, and accepts it', async () => {
    const { booking, holder } = await flights.booked({ scenario: 'schedule_changed' })
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
    const { booking, holder } = await flights.booked()
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
    const { booking, holder } = await flights.booked()
    const change = { product: 'flight', services: [{ id: 'bag.9', passenger: 0, count: 1 }] }
    const path = `/api/bookings/${booking.reference}/amendments`
    const { status, problem } = await call(app, path, holder, { body: { change } })
    expect([status, problem.errors?.map(({ field }) => field)]).toEqual([422, ['change.services[0].id']])
  })

  it('gets airline credit per passenger where a fare refunds nothing but can be changed', async () => {
    const isCredited = ({ slices }: FlightFare) =>
      slices.every(({ refund, change }) => refund.allowed === 'no' && change.allowed === 'yes')
    const { booking, holder } = await flights.booked({ choose: isCredited })
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
    const quotes = [await flights.quoted({ body }), await flights.quoted({ body })]
    const names = ['Ada', 'Bea', 'Cleo', 'Dora', 'Ella', 'Fay']
    const travellers = names.map((name) => person('adult', name, '1985-02-01'))
    const answers = await Promise.all(quotes.map((quote) => flights.held(quote, travellers)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  })
})

describe('a chosen seat that is taken meanwhile', () => {
  const hasSeatsLeft = ({ left }: FlightFare) => left > 1

  it('is named with a separate reason at the hold', async () => {
    const seats = (free: string[]) => [{ slice: 0, segment: 0, passenger: 0, seat: free[0] }]
    const one = { seats, body: juneFlights, choose: hasSeatsLeft }
    const [first, second] = [await flights.quoted(one), await flights.quoted(one)]
    const [chosen] = ofProduct(itemOf<Quote['items'][number]>(first).subject, 'flight').flight.seats
    const ada = [person('adult', 'Ada', '1985-02-01')]
    expect((await flights.held(first, ada)).status).toBe(201)
    const { problem, status } = await flights.held(second, ada)
    expect([status, problem.code, problem.reason]).toEqual([409, 'sold_out', 'part_taken'])
    expect(problem.detail).toContain(chosen?.seat)
  })

  it('is named by the price too', async () => {
    const { fare } = await findFare(app, {}, hasSeatsLeft)
    const body = { rateKey: fare.rateKey, services: [] }
    const seat = { slice: 0, segment: 0, passenger: 0, seat: '' }
    const { data } = await call<{ maps: SeatMap[] }>(
      app,
      '/api/flight/seats',
      {},
      { body: { rateKey: fare.rateKey } },
    )
    const free = data.maps[0]?.cabins
      .flatMap(({ rows }) => rows.flatMap(({ sections }) => sections.flat()))
      .find(({ isFree, disclosures }) => isFree && !disclosures)?.seat
    const seats = [{ ...seat, seat: free }]
    const priced = await call<FlightFare>(app, '/api/flight/price', {}, { body: { ...body, seats } })
    const items = [{ product: 'flight', rateKey: priced.data.rateKey }]
    const quote = await call<Quote>(app, '/api/quotes', {}, { body: { items, currency: 'USD' } })
    await flights.held(quote.data, [person('adult', 'Ada', '1985-02-01')])
    const { status, problem } = await call(app, '/api/flight/price', {}, { body: { ...body, seats } })
    expect([status, problem.errors]).toEqual([
      422,
      [{ field: 'seats[0].seat', reason: `${free} is taken: choose another` }],
    ])
    const again = await call(app, '/api/quotes', {}, { body: { items, currency: 'USD' } })
    expect([again.status, again.problem.reason]).toEqual([409, 'part_taken'])
  })
})

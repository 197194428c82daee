import { expect } from 'vitest'
import { ofProduct } from '../../../../contract/of-product.ts'
import type {
  BookedJourney,
  Booking,
  FlightAnswer,
  FlightFare,
  ItemChange,
  Party,
  Quote,
  SeatMap,
} from '../../../../contract/types.ts'
import { findFare, juneFlights } from '../products/flight/testing-flights.ts'
import { amending } from './testing-amendments.ts'
import type { BookingApp } from './testing-booking-app.ts'
import { call, confirm, contact, itemOf, newKey, pay, read, type Visitor } from './testing-booking-flow.ts'

export type Person = Party['travellers'][number]

/** A passenger with everything that the sample airlines require. */
export const person = (type: Person['type'], firstName: string, dateOfBirth: string, more: object = {}) =>
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

/** The June flights of two adults, a child of seven and an infant of one. */
export const familyFlights = { ...juneFlights, passengers: { adults: 2, childAges: [7, 1] } }

/** The family of these flights; the infant is on the second adult's lap. The last slice departs on 12 June 2026. */
export const family = () => [
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
  /** Chosen among the free seats of the first flight without a note. */
  seats?: (free: string[]) => object[]
  travellers?: Person[]
}

/** The journey of a booking's first item. */
export const journeyOf = (booking: Booking): BookedJourney =>
  ofProduct(itemOf(booking).subject, 'flight').flight

type Change = Omit<Extract<ItemChange, { product: 'flight' }>, 'product'>

/** What tests do with flights, as the pages do it. */
export function bookingFlights(app: BookingApp) {
  const { accept, confirm: confirmChange, payFor, now } = amending(app)

  /** Quotes a fare, with services and seats. */
  async function quoted({ choose, scenario, body = familyFlights, services, seats }: Chosen = {}) {
    const visitor: Visitor = { ...(scenario && { scenario }) }
    const { fare, answer } = await findFare(app, visitor, choose, body)
    let { rateKey } = fare
    if (services || seats) {
      const priced = await call<FlightFare>(app, '/api/flight/price', visitor, {
        body: {
          rateKey,
          services: services?.(answer) ?? [],
          seats: seats?.(await freeSeats(rateKey)) ?? [],
        },
      })
      expect(priced.problem.errors).toBeUndefined()
      rateKey = priced.data.rateKey
    }
    const items = [{ product: 'flight', rateKey }]
    const { status, data, problem } = await call<Quote>(app, '/api/quotes', visitor, {
      body: { items, currency: 'USD' },
    })
    expect([status, problem.detail]).toEqual([201, undefined])
    return data
  }

  async function freeSeats(rateKey: string): Promise<string[]> {
    const { data } = await call<{ maps: SeatMap[] }>(app, '/api/flight/seats', {}, { body: { rateKey } })
    const [first] = data.maps
    const elements =
      first?.cabins.flatMap(({ rows }) => rows.flatMap(({ sections }) => sections.flat())) ?? []
    return elements.flatMap(({ seat, isFree, disclosures }) => (seat && isFree && !disclosures ? [seat] : []))
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
    const { booking, holder, problem } = await held(await quoted(chosen), chosen.travellers)
    expect(problem.errors).toBeUndefined()
    await pay(app, holder, booking)
    await confirm(app, holder, booking)
    return { booking: (await read(app, holder, booking)).data, holder }
  }

  const quoteChange = (holder: Visitor, { reference }: Booking, change: Change) =>
    call<NonNullable<Booking['items'][number]['amendments']>[number]>(
      app,
      `/api/bookings/${reference}/amendments`,
      holder,
      { body: { change: { product: 'flight', ...change } } },
    )

  return {
    quoted,
    held,
    booked,
    quoteChange,
    /** Accepts a quoted change, pays what is due, and returns the booking after it. */
    async makeChange(holder: Visitor, booking: Booking, change: Change) {
      const { data: offer, problem } = await quoteChange(holder, booking, change)
      expect(problem.errors ?? problem.detail).toBeUndefined()
      const { data: accepted } = await accept(holder, booking, offer)
      if (offer.due.amount > 0) {
        await payFor(holder, accepted)
        await confirmChange(holder, booking, offer)
      }
      return now(holder, booking)
    },
  }
}

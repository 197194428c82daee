import { beforeAll, describe, expect, it } from 'vitest'
import { ofProduct } from '../../../../../../contract/of-product.ts'
import type {
  Booking,
  FlightAnswer,
  FlightFare,
  Quote,
  SeatMap,
  SliceFare,
} from '../../../../../../contract/types.ts'
import { type BookingApp, openBookingApp } from '../../../booking/testing-booking-app.ts'
import { call, confirm, contact, itemOf, newKey, pay, read } from '../../../booking/testing-booking-flow.ts'
import { findFare, juneFlights } from '../testing-flights.ts'
import { contractSegment, contractSliceFare, duffelOffer } from './testing-duffel-offer.ts'
import { contractCredit, contractTickets, duffelCredit, duffelOrder } from './testing-duffel-order.ts'
import { contractAirport, duffelAirport, unshown } from './testing-duffel-places.ts'
import { contractSeatMap, duffelSeatMap } from './testing-duffel-seat-map.ts'
import { contractService } from './testing-duffel-services.ts'

// The compiler holds the mapped objects to the types of `@duffel/api`; reading them back shows what is lost.

let app: BookingApp
let answer: FlightAnswer
beforeAll(async () => {
  app = await openBookingApp()
  const passengers = { adults: 1, childAges: [7] }
  answer = (await findFare(app, {}, () => true, { ...juneFlights, maximumConnections: 1, passengers })).answer
})

/** What Duffel has of a fare: no weight of bags, no centimetres between seats, no type of seat. */
const toldByDuffel = (fare: SliceFare) => ({
  ...fare,
  segments: fare.segments.map(({ baggage, amenities: { wifi, power }, ...segment }) => ({
    ...segment,
    baggage: baggage.map(({ kind, count }) => ({ kind, count })),
    amenities: { ...(wifi && { wifi }), ...(power !== undefined && { power }) },
  })),
})

describe('the contract of flights as shapes of Duffel', () => {
  it('keeps every flight and airport of an offer', () => {
    const [fare] = answer.fares
    const offer = duffelOffer(answer, fare as FlightFare, unshown)
    expect(offer.slices.map(({ segments }) => segments.map(contractSegment))).toEqual(
      answer.itineraries.map(({ segments }) => segments),
    )
    expect(answer.airports.map((airport) => contractAirport(duffelAirport(airport)))).toEqual(answer.airports)
  })

  it('keeps brand, shelf, conditions and bags of every fare', () => {
    for (const fare of answer.fares) {
      const { slices } = duffelOffer(answer, fare, unshown)
      expect(slices.map(contractSliceFare)).toEqual(fare.slices.map(toldByDuffel))
    }
  })

  it('keeps the price and both clocks of every fare', () => {
    for (const fare of answer.fares) {
      const offer = duffelOffer(answer, fare, unshown)
      expect(Number(offer.base_amount) + Number(offer.tax_amount)).toBeCloseTo(Number(offer.total_amount), 5)
      expect(offer.payment_requirements).toEqual({
        requires_instant_payment: fare.payLater === undefined,
        payment_required_by: fare.payLater?.payBy ?? null,
        price_guarantee_expires_at: fare.payLater?.priceUntil ?? null,
      })
    }
  })

  it('keeps every service that Duffel sells', () => {
    const { available_services: services } = duffelOffer(answer, answer.fares[0] as FlightFare, unshown)
    const sold = answer.services.filter(({ kind }) => kind.endsWith('_bag'))
    expect(sold.length).toBeGreaterThan(0)
    expect(services.map((one) => contractService(one, answer.itineraries))).toEqual(sold)
  })

  it('keeps a cancellation for any reason with its refund', () => {
    const service = {
      id: 'cfar',
      kind: 'cancel_for_any_reason',
      passengers: [0, 1],
      slices: [0, 1],
      maximum: 1,
      refund: { amount: 12_050, currency: 'EUR' },
      price: { amount: 2_005, currency: 'EUR' },
    } as const
    const changed: FlightAnswer = {
      ...answer,
      services: [{ ...service, passengers: [0, 1], slices: [0, 1] }],
    }
    const offer = duffelOffer(changed, answer.fares[0] as FlightFare, unshown)
    expect(offer.available_services.map((one) => contractService(one, answer.itineraries))).toEqual([service])
  })

  it('keeps every element of the seat maps', async () => {
    const { rateKey = '' } = answer.fares[0] ?? {}
    const { data } = await call<{ maps: SeatMap[] }>(app, '/api/flight/seats', {}, { body: { rateKey } })
    expect(data.maps.length).toBeGreaterThan(0)
    for (const map of data.maps) {
      const mapped = duffelSeatMap(map, answer.itineraries, answer.passengers.length)
      const told = structuredClone(map)
      for (const element of told.cabins.flatMap(({ rows }) => rows.flatMap((row) => row.sections.flat()))) {
        // Duffel prices only what can be chosen, and has an empty list where there is nothing to disclose.
        if (!element.isFree) delete element.price
        if (element.disclosures?.length === 0) delete element.disclosures
      }
      expect(contractSeatMap(mapped, answer.itineraries)).toEqual(told)
    }
  })

  it('keeps tickets, people and actions of an order', async () => {
    const rateKey = answer.fares[0]?.rateKey
    const quote = await call<Quote>(
      app,
      '/api/quotes',
      {},
      {
        body: { items: [{ product: 'flight', rateKey }], currency: 'USD' },
      },
    )
    const person = { group: 1, lastName: 'Byron', title: 'ms', gender: 'female' }
    const travellers = [
      { ...person, type: 'adult', firstName: 'Ada', dateOfBirth: '1985-02-01' },
      { ...person, type: 'child', firstName: 'Mary', dateOfBirth: '2019-01-30' },
    ]
    const { data: held, cookies } = await call<Booking>(
      app,
      '/api/bookings',
      {},
      {
        body: { quoteId: quote.data.id, shownTotal: quote.data.dueNow, contact, parties: [{ travellers }] },
        key: newKey(),
      },
    )
    const holder = { cookie: cookies.find((one) => one.includes('livery_bookings')) ?? '' }
    await pay(app, holder, held)
    await confirm(app, holder, held)
    const booking = (await read(app, holder, held)).data
    const item = itemOf(booking)
    const journey = ofProduct(item.subject, 'flight').flight
    const order = duffelOrder(booking, item, journey)
    expect(contractTickets(order)).toEqual(journey.tickets)
    expect(order.passengers.map(({ given_name, born_on, type }) => [given_name, born_on, type])).toEqual([
      ['Ada', '1985-02-01', 'adult'],
      ['Mary', '2019-01-30', 'child'],
    ])
    expect(order.available_actions).toContain('cancel')
    expect(order.payment_status.awaiting_payment).toBe(false)
  })

  it('keeps the credit of a passenger', () => {
    const credit = {
      traveller: 1,
      issuer: 'Lusora',
      amount: { amount: 12_345, currency: 'EUR' as const },
      code: 'CR1234567',
      expiresOn: '2027-03-10',
    }
    expect(contractCredit(duffelCredit(credit), credit.expiresOn)).toEqual(credit)
  })
})

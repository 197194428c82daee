import { beforeAll, expect, it } from 'vitest'
import type { FlightFare } from '../../../../contract/types.ts'
import { flightSlice, foundFlights } from '../products/flight/testing-flights.ts'
import { type BookingApp, openBookingApp } from './testing-booking-app.ts'
import { call, confirm, itemOf, newKey, pay, read } from './testing-booking-flow.ts'
import { bookingFlights, family, familyFlights, journeyOf } from './testing-flight-bookings.ts'

let app: BookingApp
let flights: ReturnType<typeof bookingFlights>
beforeAll(async () => {
  app = await openBookingApp()
  flights = bookingFlights(app)
})

const cities = {
  ...familyFlights,
  slices: [
    flightSlice('LIS', 'FRA', '2026-06-05'),
    flightSlice('FRA', 'LHR', '2026-06-09'),
    flightSlice('LHR', 'LIS', '2026-06-12'),
  ],
}
const canWaitAndChange = ({ payLater, slices }: FlightFare) =>
  payLater !== undefined &&
  slices.every(({ change, refund }) => change.allowed === 'yes' && refund.allowed === 'yes')

it('is held, paid later, changed, moved by the airline and left by one passenger', async () => {
  const quote = await flights.quoted({
    body: cities,
    scenario: 'schedule_changed',
    choose: canWaitAndChange,
    services: () => [{ id: 'bag.0', passenger: 0, count: 1 }],
    seats: (free) => free.slice(0, 2).map((seat, passenger) => ({ slice: 0, segment: 0, passenger, seat })),
  })
  const { booking, holder } = await flights.held(quote, family(), { payLater: true })
  expect(booking.state).toBe('on_hold')
  app.passSeconds(5 * 3600)
  await pay(app, holder, booking)
  await confirm(app, holder, booking)
  const booked = (await read(app, holder, booking)).data
  expect(itemOf(booked).state).toBe('confirmed')
  const { itineraries, seats, tickets = [] } = journeyOf(booked)
  expect([itineraries.length, seats.length]).toEqual([3, 2])
  expect(tickets.filter(({ kind }) => kind === 'e_ticket')).toHaveLength(4)

  const otherDay = await foundFlights(app, {
    ...familyFlights,
    slices: [flightSlice('FRA', 'LHR', '2026-06-10')],
    airlines: itineraries[1]?.segments.map(({ marketing }) => marketing),
  })
  const itinerary = otherDay.offers[0]?.itineraries[0] ?? ''
  const later = await flights.makeChange(holder, booked, { slices: [{ slice: 1, itinerary }] })
  expect(journeyOf(later).itineraries[1]?.id).toBe(itinerary)
  expect(journeyOf(later).seats).toEqual(seats)

  await app.askForChanges()
  const told = (await read(app, holder, booking)).data
  const change = itemOf(told).supplierChanges?.find(({ state }) => state === 'open')
  const answer = `/api/bookings/${booking.reference}/supplier-changes/${change?.id}/answer`
  expect((await call(app, answer, holder, { body: { answer: 'accept' }, key: newKey() })).status).toBe(200)
  const moved = (await read(app, holder, booking)).data
  expect(journeyOf(moved).itineraries[0]?.id).not.toBe(itineraries[0]?.id)
  expect(journeyOf(moved).itineraries[1]?.id).toBe(itinerary)

  const { data: offer } = await flights.quoteChange(holder, moved, { without: [2] })
  expect(offer.refund.amount).toBeGreaterThan(0)
  const smaller = await flights.makeChange(holder, moved, { without: [2] })
  expect(itemOf(smaller).party.travellers).toMatchObject([
    { firstName: 'Ada' },
    { firstName: 'Anne' },
    { firstName: 'Clara', lapOf: 1 },
  ])
  expect(journeyOf(smaller).tickets?.filter(({ kind }) => kind === 'e_ticket')).toHaveLength(3)
})

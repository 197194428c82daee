import type { FlightAirport, FlightSegment, Itinerary } from '../../../../contract/types.ts'
import type { FlightRate, SliceFare } from '../../suppliers/flight-fare.ts'
import type { Journey, QuotedJourney } from '../../suppliers/flight-shapes.ts'

const airport = (
  code: string,
  name: string,
  city: string,
  countryCode: string,
  timeZone: string,
  latitude: number,
  longitude: number,
) => ({ code, name, city, countryCode, timeZone, position: { latitude, longitude } }) as FlightAirport

const airports = [
  airport('LHR', 'London Heathrow Airport', 'London', 'GB', 'Europe/London', 51.4706, -0.461941),
  airport('LIS', 'Humberto Delgado Airport', 'Lisbon', 'PT', 'Europe/Lisbon', 38.7813, -9.13592),
  airport('FNC', 'Madeira Airport', 'Funchal', 'PT', 'Atlantic/Madeira', 32.6979, -16.7745),
]

function segment(
  flightNumber: string,
  [from, departure]: readonly [string, string],
  [to, arrival]: readonly [string, string],
  minutes: number,
): FlightSegment {
  return {
    marketing: 'Q7',
    flightNumber,
    operating: 'Q7',
    aircraft: 'Airbus A320neo',
    departure: { airport: from, terminal: '2', at: departure },
    arrival: { airport: to, at: arrival },
    minutes,
    distanceKm: 1_560,
    stops: [],
  } as FlightSegment
}

const out: Itinerary = {
  id: 'Q7-101.2026-10-23',
  minutes: 320,
  segments: [
    segment('101', ['LHR', '2026-10-23T08:00:00'], ['LIS', '2026-10-23T10:45:00'], 165),
    segment('203', ['LIS', '2026-10-23T11:40:00'], ['FNC', '2026-10-23T13:20:00'], 100),
  ],
}
const back: Itinerary = {
  id: 'Q7-102.2026-10-30',
  minutes: 230,
  segments: [segment('102', ['FNC', '2026-10-30T21:00:00'], ['LHR', '2026-10-31T00:50:00'], 230)],
}

/** An economy fare with a bag of each kind. */
export const testSegmentFare = {
  cabin: 'economy',
  cabinName: 'Economy',
  fareBasis: 'KLX0S',
  baggage: [
    { kind: 'carry_on', count: 1, kilograms: 8 },
    { kind: 'checked', count: 1, kilograms: 23 },
  ],
  amenities: { seatPitchCm: 76, wifi: 'paid', power: true },
} as const

/** A standard fare of a slice, with changes. */
export function testSlice(changes: Partial<SliceFare> = {}): SliceFare {
  return {
    itinerary: out.id,
    brand: 'Standard',
    shelf: 2,
    change: { allowed: 'yes', penalty: { amount: 6_000, currency: 'EUR' } },
    refund: { allowed: 'no' },
    seatChoice: 'yes',
    priorityBoarding: 'no',
    priorityCheckIn: 'unknown',
    segments: [testSegmentFare, testSegmentFare],
    ...changes,
  }
}

/** A return from London to Funchal by Lisbon, in October. */
export const testFlights: Journey = {
  owner: 'Q7',
  itineraries: [out, back],
  airports,
  airlines: [{ code: 'Q7', name: 'Meridiana Azul', logo: '/sample-logos/q7.svg', programme: 'Azul Miles' }],
  emissions: { kilograms: 412, typical: 460 },
  isSeparateTickets: false,
}

const slices = [testSlice(), testSlice({ itinerary: back.id, segments: [testSegmentFare] })]

/** A rate of this journey at a net price in euros. */
export function testFare(net: number, changes: Partial<FlightRate> = {}): FlightRate {
  return {
    rateKey: 'key-of-a-fare',
    slices,
    left: 4,
    expiresAt: new Date('2026-03-10T12:30:00Z'),
    policy: {
      isRefundable: false,
      timeZone: 'Europe/London',
      steps: [{ from: '2026-03-09T00:00:00', penalty: { amount: net, currency: 'EUR' } }],
    },
    price: {
      currency: 'EUR',
      breakdown: [{ label: 'fare', amount: net }],
      base: net,
      priceLines: [],
      net,
      retail: net,
      minimumSelling: null,
      dueLocally: [],
    },
    ...changes,
  }
}

/** Two adults, a child and an infant on this journey, with changes of what is quoted. */
export function testJourney(changes: Partial<QuotedJourney> = {}): QuotedJourney {
  return {
    ...testFlights,
    passengers: [{ type: 'adult' }, { type: 'adult' }, { type: 'child', age: 7 }, { type: 'infant', age: 1 }],
    slices,
    services: [
      { id: 'bag_0', kind: 'checked_bag', slices: [0, 1], kilograms: 23, passenger: 0, count: 1 },
      { id: 'meal_1', kind: 'meal', code: 'vegan', slices: [0], passenger: 2, count: 1 },
    ],
    seats: [
      { slice: 0, segment: 0, passenger: 0, seat: '12A' },
      { slice: 0, segment: 0, passenger: 1, seat: '12B' },
      { slice: 0, segment: 0, passenger: 2, seat: '14C' },
    ],
    documents: 'offered',
    offered: [{ id: 'bag_0', passengers: [0, 1, 2], maximum: 2 }],
    allowsPartialCancellation: true,
    ...changes,
  }
}

import type { FlightOffer, FlightSearchPart, FlightSegment, Itinerary } from '../../../../contract/types.ts'
import { type FlightSearchCriteria, flightSearchHref } from '../../../../tenant/flight-search.ts'

type OffersLine = Extract<FlightSearchPart, { kind: 'offers' }>
type DoneLine = Extract<FlightSearchPart, { kind: 'done' }>

const place = (code: string, name: string) => ({ code, name, isCity: false, within: 0 })
const lisbon = place('LIS', 'Lisbon')
const london = { ...place('LON', 'London'), isCity: true }

/** A return from Lisbon to any airport of London for two adults, a child and an infant. */
export const criteria: FlightSearchCriteria = {
  trip: 'return',
  slices: [
    { from: lisbon, to: london, date: '2026-05-08' },
    { from: london, to: lisbon, date: '2026-05-15' },
  ],
  adults: 2,
  childAges: [8, 1],
  cabin: 'economy',
  flexibleDays: 0,
  separateTickets: false,
}

export const resultsPath = flightSearchHref(criteria)
export const searchCall = '*/api/flight/search'

/** Returns a flight between two airports with local times of days in May 2026, such as `08T09:30`. */
export function segment(
  flight: string,
  from: string,
  departs: string,
  to: string,
  arrives: string,
  minutes: number,
  more: Partial<FlightSegment> = {},
): FlightSegment {
  const [marketing = 'Q7', flightNumber = '1'] = flight.split(' ')
  return {
    marketing,
    flightNumber,
    operating: marketing,
    aircraft: 'Airbus A320neo',
    departure: { airport: from, at: `2026-05-${departs}:00`, terminal: '1' },
    arrival: { airport: to, at: `2026-05-${arrives}:00` },
    minutes,
    distanceKm: 1560,
    stops: [],
    ...more,
  }
}

export function itinerary(id: string, segments: FlightSegment[], minutes: number): Itinerary {
  return { id, segments, minutes }
}

/** Direct in the morning; by night with another airport; over Madrid flown by a partner, with a technical stop. */
export const outbound = {
  direct: itinerary('out-direct', [segment('Q7 101', 'LIS', '08T09:30', 'LHR', '08T12:10', 160)], 160),
  overnight: itinerary(
    'out-night',
    [
      segment('V8 20', 'LIS', '08T20:00', 'CDG', '08T23:30', 150),
      segment('V8 21', 'ORY', '09T07:00', 'LGW', '09T07:20', 80),
    ],
    680,
  ),
  partner: itinerary(
    'out-partner',
    [
      segment('Q7 301', 'LIS', '08T13:00', 'MAD', '08T15:20', 80, { operating: 'V8', operatingNumber: '77' }),
      segment('Q7 302', 'MAD', '08T17:00', 'LHR', '08T18:30', 150, {
        stops: [{ airport: 'BIO', minutes: 40 }],
      }),
    ],
    330,
  ),
}

export const inbound = {
  direct: itinerary('back-direct', [segment('Q7 102', 'LHR', '15T14:00', 'LIS', '15T16:50', 170)], 170),
  late: itinerary('back-late', [segment('Q7 104', 'LGW', '15T22:30', 'LIS', '16T01:15', 165)], 165),
}

export const bag = (kind: 'carry_on' | 'checked', count: number) => ({ kind, count, kilograms: 23 })

const summary = (total: number) => ({ total, saved: 0, dueLocally: [] })

interface OfferInput {
  out: Itinerary
  back: Itinerary
  total: number
  more?: Partial<FlightOffer>
}

/** An offer with a basic fare and a dearer one that has a checked bag and can be refunded. */
export function offer({ out, back, total, more = {} }: OfferInput): FlightOffer {
  return {
    rateKey: `rate-${out.id}-${back.id}`.padEnd(12, '0'),
    owner: 'Q7',
    itineraries: [out.id, back.id],
    brands: ['Light', 'Light'],
    shelf: 1,
    bags: [bag('carry_on', 1), bag('checked', 0)],
    change: { allowed: 'no' },
    refund: { allowed: 'no' },
    emissions: { kilograms: 180, typical: 200 },
    isSeparateTickets: false,
    left: 9,
    worth: 1,
    price: summary(total),
    others: [
      {
        shelf: 2,
        bags: [bag('carry_on', 1), bag('checked', 1)],
        change: { allowed: 'yes' },
        refund: { allowed: 'yes', penalty: { amount: 5000, currency: 'USD' } },
        price: summary(total + 12_000),
      },
    ],
    ...more,
  }
}

const airport = (code: string, city: string, name: string, countryCode: 'PT' | 'GB' | 'ES' | 'FR') => ({
  code,
  city,
  name,
  countryCode,
  timeZone: 'Europe/Lisbon',
  position: { latitude: 40, longitude: -5 },
})

export const pieces: Pick<OffersLine, 'airports' | 'airlines'> = {
  airports: [
    airport('LIS', 'Lisbon', 'Lisbon Airport', 'PT'),
    airport('LHR', 'London', 'London Heathrow', 'GB'),
    airport('LGW', 'London', 'London Gatwick', 'GB'),
    airport('MAD', 'Madrid', 'Madrid Barajas', 'ES'),
    airport('BIO', 'Bilbao', 'Bilbao Airport', 'ES'),
    airport('CDG', 'Paris', 'Paris Charles de Gaulle', 'FR'),
    airport('ORY', 'Paris', 'Paris Orly', 'FR'),
  ],
  airlines: [
    { code: 'Q7', name: 'Lusora', logo: '/scenes/fallback.svg', programme: 'Lusora Miles' },
    { code: 'V8', name: 'Volantis', logo: '/scenes/fallback.svg' },
  ],
}

export const offers: FlightOffer[] = [
  offer({ out: outbound.direct, back: inbound.direct, total: 90_000, more: { left: 3 } }),
  offer({ out: outbound.direct, back: inbound.late, total: 82_000 }),
  offer({
    out: outbound.overnight,
    back: inbound.late,
    total: 60_000,
    more: { owner: 'V8', isSeparateTickets: true, emissions: { kilograms: 260, typical: 200 } },
  }),
  offer({ out: outbound.partner, back: inbound.direct, total: 75_000, more: { others: [] } }),
]

export const offersLine: OffersLine = {
  kind: 'offers',
  currency: 'USD',
  itineraries: [...Object.values(outbound), ...Object.values(inbound)],
  ...pieces,
  offers,
}

export const doneLine: DoneLine = {
  kind: 'done',
  total: offers.length,
  isSample: true,
  typical: { low: { amount: 70_000, currency: 'USD' }, high: { amount: 95_000, currency: 'USD' } },
}

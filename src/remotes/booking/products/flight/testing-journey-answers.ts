import type { FlightAnswer, FlightFare, SeatMap, ShownPrice, SliceFare } from '../../../../contract/types.ts'
import { bag, inbound, outbound, pieces } from './testing-flight-answers.ts'

const known = { seatChoice: 'yes', priorityBoarding: 'unknown', priorityCheckIn: 'no' } as const

function sliceFare(
  id: string,
  brand: string,
  shelf: number,
  flights: number,
  more: Partial<SliceFare>,
): SliceFare {
  return {
    itinerary: id,
    brand,
    shelf,
    change: { allowed: 'no' },
    refund: { allowed: 'unknown' },
    ...known,
    segments: Array.from({ length: flights }, () => ({
      cabin: 'economy' as const,
      cabinName: 'Economy',
      fareBasis: `Q${brand.toUpperCase()}`,
      baggage: [bag('carry_on', 1), bag('checked', shelf - 1)],
      amenities: { seatPitchCm: 74, wifi: 'paid' as const, power: true },
    })),
    ...more,
  }
}

/** A whole price of a total in cents. */
export function shownPrice(total: number): ShownPrice {
  return {
    currency: 'USD',
    total,
    saved: 0,
    subtotal: total,
    breakdown: [{ label: 'adult_fare', amount: total }],
    priceLines: [],
    dueLocally: [],
    exchange: { from: 'USD', rate: 1, asOf: '2026-03-10T00:00:00Z' },
  }
}

const refundable = { change: { allowed: 'yes' }, refund: { allowed: 'yes' } } as const

export const fares: [FlightFare, FlightFare] = [
  {
    rateKey: 'rate-of-light',
    slices: [sliceFare('out-partner', 'Light', 1, 2, {}), sliceFare('back-direct', 'Light', 1, 1, {})],
    left: 3,
    expiresAt: '2026-03-10T12:30:00Z',
    price: shownPrice(75_000),
  },
  {
    rateKey: 'rate-of-flex',
    slices: [
      sliceFare('out-partner', 'Flex', 3, 2, refundable),
      sliceFare('back-direct', 'Flex', 3, 1, refundable),
    ],
    left: 9,
    expiresAt: '2026-03-10T12:30:00Z',
    payLater: { priceUntil: '2026-03-11T12:00:00Z', payBy: '2026-03-12T12:00:00Z' },
    price: shownPrice(99_000),
  },
]

/** A journey with two fares, bags, meals and a seat map of its last flight. */
export const answer: FlightAnswer = {
  owner: 'Q7',
  itineraries: [outbound.partner, inbound.direct],
  ...pieces,
  passengers: [{ type: 'adult' }, { type: 'adult' }, { type: 'child', age: 8 }, { type: 'infant', age: 1 }],
  fares,
  services: [
    {
      id: 'bag_0',
      kind: 'checked_bag',
      passengers: [0, 1, 2],
      slices: [0],
      maximum: 2,
      kilograms: 23,
      sizeCm: 158,
      price: { amount: 4_500, currency: 'USD' },
    },
    {
      id: 'meal_vegan',
      kind: 'meal',
      code: 'vegan',
      passengers: [0, 1],
      slices: [0],
      maximum: 1,
      price: { amount: 0, currency: 'USD' },
    },
    {
      id: 'assist_wheelchair',
      kind: 'assistance',
      code: 'wheelchair',
      passengers: [0, 1, 2, 3],
      slices: [0, 1],
      maximum: 1,
      price: { amount: 0, currency: 'USD' },
    },
  ],
  hasSeatMap: true,
  emissions: { kilograms: 180, typical: 200 },
  isSeparateTickets: false,
  documents: 'offered',
  isSample: true,
}

const seat = (number: string, amount: number, more: object = {}) => ({
  kind: 'seat' as const,
  seat: number,
  isFree: true,
  price: { amount, currency: 'USD' as const },
  ...more,
})

/** Two rows with an exit row of extra legroom between galley and lavatory; 12C is taken. */
export const seatMap: SeatMap = {
  slice: 1,
  segment: 0,
  cabins: [
    {
      deck: 0,
      cabin: 'economy',
      wings: { first: 1, last: 1 },
      rows: [
        { sections: [[{ kind: 'galley' }, { kind: 'empty' }], [{ kind: 'exit_row' }]] },
        {
          sections: [
            [
              seat('11A', 3_000, { name: 'Extra legroom', disclosures: ['exit_row'] }),
              seat('11B', 3_000, { disclosures: ['exit_row'] }),
            ],
            [seat('11C', 3_000, { disclosures: ['exit_row'] })],
          ],
        },
        {
          sections: [[seat('12A', 1_000), seat('12B', 1_000)], [seat('12C', 1_000, { isFree: false })]],
        },
        { sections: [[{ kind: 'lavatory' }, { kind: 'empty' }], [{ kind: 'empty' }]] },
      ],
    },
  ],
}

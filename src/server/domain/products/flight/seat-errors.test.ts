import { describe, expect, it } from 'vitest'
import type { FlightPassenger } from '../../../../contract/types.ts'
import type { SupplierSeatMap } from '../../suppliers/flight-shapes.ts'
import { seatErrors } from './seat-errors.ts'
import { serviceErrors } from './service-errors.ts'

const passengers: FlightPassenger[] = [
  { type: 'adult' },
  { type: 'adult' },
  { type: 'child', age: 7 },
  { type: 'infant', age: 1 },
]
const fare = { cabin: 'economy', cabinName: 'Economy', fareBasis: 'Y', baggage: [], amenities: {} } as const
const free = { kind: 'seat', isFree: true } as const
const map: SupplierSeatMap = {
  slice: 0,
  segment: 0,
  cabins: [
    { deck: 0, cabin: 'business', rows: [{ sections: [[{ ...free, seat: '1A' }]] }] },
    {
      deck: 0,
      cabin: 'economy',
      rows: [
        {
          sections: [
            [
              { ...free, seat: '12A', disclosures: ['exit_row'] },
              { kind: 'seat', isFree: false, seat: '12B' },
              { kind: 'restricted_seat', seat: '12C' },
            ],
            [
              { ...free, seat: '14D' },
              { ...free, seat: '14E' },
            ],
          ],
        },
      ],
    },
  ],
}
const journey = { passengers, slices: [{ segments: [fare, fare] }], seatMaps: [map] }
const seat = (name: string, passenger = 0, segment = 0, slice = 0) => ({
  slice,
  segment,
  passenger,
  seat: name,
})
const errorsOf = (...seats: ReturnType<typeof seat>[]) => seatErrors(seats, journey, 'seats')

describe('seatErrors', () => {
  it('accepts free seats of the cabin, and an adult in the exit row', () => {
    expect(errorsOf(seat('12A'), seat('14D', 1), seat('14E', 2))).toEqual([])
  })

  it.each([
    ['another slice', [seat('14D', 0, 0, 1)], 'seats[0].slice'],
    ['another segment', [seat('14D', 0, 2)], 'seats[0].segment'],
    ['a segment without a map', [seat('14D', 0, 1)], 'seats[0].segment'],
    ['an unknown passenger', [seat('14D', 4)], 'seats[0].passenger'],
    ['an infant', [seat('14D', 3)], 'seats[0].passenger'],
    ['a seat that is not there', [seat('99Z')], 'seats[0].seat'],
    ['a taken seat', [seat('12B')], 'seats[0].seat'],
    ['a restricted seat', [seat('12C')], 'seats[0].seat'],
    ['another cabin', [seat('1A')], 'seats[0].seat'],
    ['a child in the exit row', [seat('12A', 2)], 'seats[0].seat'],
    ['a seat twice', [seat('14D'), seat('14D', 1)], 'seats[1].seat'],
    ['a passenger twice', [seat('14D'), seat('14E')], 'seats[1].passenger'],
  ])('refuses %s', (_, seats, field) => {
    expect(errorsOf(...seats)).toEqual([{ field, reason: expect.any(String) }])
  })
})

describe('a seat that takes no infants', () => {
  const barred = (disclosure: 'exit_row' | 'no_infants'): SupplierSeatMap => ({
    ...map,
    cabins: [
      {
        deck: 0,
        cabin: 'economy',
        rows: [
          {
            sections: [
              ['12A', '12B', '12C'].map((name) => ({ ...free, seat: name, disclosures: [disclosure] })),
            ],
          },
        ],
      },
    ],
  })
  const refused = (disclosure: 'exit_row' | 'no_infants', ...seats: ReturnType<typeof seat>[]) =>
    seatErrors(seats, { ...journey, seatMaps: [barred(disclosure)] }, 'seats').map(({ field }) => field)

  it.each(['exit_row', 'no_infants'] as const)('is for any adult while a lap is left (%s)', (one) => {
    expect(refused(one, seat('12A', 0))).toEqual([])
    expect(refused(one, seat('12A', 1))).toEqual([])
    expect(refused(one, seat('12A', 0), seat('12B', 1))).toEqual(['seats[1].seat'])
  })

  it('is refused to the only adult, with the reason', () => {
    const alone = {
      ...journey,
      passengers: [{ type: 'adult' }, { type: 'infant', age: 1 }] as FlightPassenger[],
    }
    expect(seatErrors([seat('12A')], { ...alone, seatMaps: [barred('exit_row')] }, 'seats')).toEqual([
      {
        field: 'seats[0].seat',
        reason: '12A is in an exit row, and each infant needs the lap of an adult elsewhere',
      },
    ])
  })
})

describe('serviceErrors', () => {
  const offered = [
    { id: 'bag_0', passengers: [0, 1, 2], maximum: 2 },
    { id: 'meal_0', passengers: [0, 1, 2, 3], maximum: 1 },
  ]
  const service = (id: string, passenger = 0, count = 1) => ({ id, passenger, count })
  const refused = (...wanted: ReturnType<typeof service>[]) =>
    serviceErrors(wanted, offered, passengers, 'services')

  it('accepts services for passengers who can have them', () => {
    expect(refused(service('bag_0', 0, 2), service('bag_0', 1), service('meal_0', 3))).toEqual([])
  })

  it.each([
    ['a service of another journey', [service('bag_9')], 'services[0].id'],
    ['an unknown passenger', [service('bag_0', 4)], 'services[0].passenger'],
    ['a bag for an infant', [service('bag_0', 3)], 'services[0].passenger'],
    ['more than the maximum', [service('bag_0', 0, 3)], 'services[0].count'],
    ['a service twice for a passenger', [service('bag_0'), service('bag_0')], 'services[1].id'],
  ])('refuses %s', (_, wanted, field) => {
    expect(refused(...wanted)).toEqual([{ field, reason: expect.any(String) }])
  })
})

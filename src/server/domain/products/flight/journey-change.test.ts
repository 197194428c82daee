import { describe, expect, it } from 'vitest'
import type { ItemChange } from '../../../../contract/types.ts'
import { journeyChange } from './journey-change.ts'
import { testJourney, testSlice } from './testing-journey.ts'

type Change = Extract<ItemChange, { product: 'flight' }>

const moment = (now = '2026-03-10T12:00:00Z') => ({
  geo: { timeZoneAt: () => 'UTC' },
  clock: () => new Date(now),
})
const changeOf = (change: Omit<Change, 'product'>, subject = testJourney(), now?: string) =>
  journeyChange(subject, { product: 'flight', ...change }, moment(now))

/** The fields that a change is refused for. */
function refused(...given: Parameters<typeof changeOf>): string[] {
  try {
    changeOf(...given)
  } catch (problem) {
    return (problem as { errors: { field: string }[] }).errors.map(({ field }) => field)
  }
  return []
}

const other = 'Q7-104.2026-10-31'

describe('a change of a journey', () => {
  it('names flights, passengers, services and seats for the supplier', () => {
    const seats = [{ slice: 1, segment: 0, passenger: 0, seat: '7A' }]
    expect(changeOf({ slices: [{ slice: 1, itinerary: other }], seats })).toEqual({
      slices: [{ slice: 1, itinerary: other }],
      without: [],
      services: [],
      seats,
    })
  })

  it.each([
    ['a slice that is not there', { slices: [{ slice: 2, itinerary: other }] }, 'change.slices[0].slice'],
    [
      'the booked flights',
      { slices: [{ slice: 1, itinerary: 'Q7-102.2026-10-30' }] },
      'change.slices[0].itinerary',
    ],
    [
      'a slice twice',
      {
        slices: [
          { slice: 1, itinerary: other },
          { slice: 1, itinerary: `${other}x` },
        ],
      },
      'change.slices[1].slice',
    ],
    ['an unknown passenger', { without: [9] }, 'change.without[0]'],
    ['a passenger twice', { without: [2, 2] }, 'change.without[1]'],
    ['everyone', { without: [0, 1, 2, 3] }, 'change.without'],
    ['all adults', { without: [0, 1] }, 'change.without'],
    ['an unknown service', { services: [{ id: 'none', passenger: 0, count: 1 }] }, 'change.services[0].id'],
    [
      'the booked seat',
      { seats: [{ slice: 0, segment: 0, passenger: 0, seat: '12A' }] },
      'change.seats[0].seat',
    ],
    [
      'a seat for an infant',
      { seats: [{ slice: 0, segment: 0, passenger: 3, seat: '20A' }] },
      'change.seats[0].passenger',
    ],
    [
      'a seat on another segment',
      { seats: [{ slice: 1, segment: 1, passenger: 0, seat: '20A' }] },
      'change.seats[0].segment',
    ],
  ])('is refused for %s', (_, change, field) => {
    expect(refused(change as Omit<Change, 'product'>)).toEqual([field])
  })

  it.each(['no', 'unknown'] as const)('is refused at a fare whose change is %s', (allowed) => {
    const slices = [testSlice(), testSlice({ change: { allowed } })]
    expect(refused({ slices: [{ slice: 1, itinerary: other }] }, testJourney({ slices }))).toEqual([
      'change.slices[0].slice',
    ])
  })

  it('is refused for a slice that has departed, by the clock of its airport', () => {
    const change = { slices: [{ slice: 0, itinerary: other }] }
    // London is an hour ahead of UTC until 25 October.
    expect(refused(change, testJourney(), '2026-10-23T06:59:00Z')).toEqual([])
    expect(refused(change, testJourney(), '2026-10-23T07:00:00Z')).toEqual(['change.slices[0].slice'])
  })

  it('keeps every passenger in a booking that is cancelled only as a whole', () => {
    expect(refused({ without: [2] }, testJourney({ allowsPartialCancellation: false }))).toEqual([
      'change.without',
    ])
  })

  it('leaves an adult for each infant', () => {
    const passengers = [
      { type: 'adult' },
      { type: 'adult' },
      { type: 'infant', age: 1 },
      { type: 'infant', age: 0 },
    ] as const
    expect(refused({ without: [0] }, testJourney({ passengers }))).toEqual(['change.without'])
    expect(refused({ without: [0, 2] }, testJourney({ passengers }))).toEqual([])
  })
})

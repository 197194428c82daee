import { describe, expect, it } from 'vitest'
import type { Traveller } from '../../../../contract/types.ts'
import { passengersErrors } from './passenger-errors.ts'
import { testJourney } from './testing-journey.ts'

const named = (
  type: Traveller['type'],
  firstName: string,
  dateOfBirth: string,
  more: Partial<Traveller> = {},
): Traveller => ({ group: 1, type, firstName, lastName: "O'Neill-Byron", dateOfBirth, ...more }) as Traveller

/** The last slice departs on 30 October 2026. */
const family = () => [
  named('adult', 'Ada', '1985-02-01'),
  named('adult', 'Charles', '1984-07-11'),
  named('child', 'Mary Anne', '2019-10-30'),
  named('infant', 'Alan', '2024-10-31', { lapOf: 1 }),
]

const errorsOf = (travellers: Traveller[], journey = testJourney()) =>
  passengersErrors(journey, { travellers }, 'parties[0]')

function changed(index: number, change: Partial<Traveller>): Traveller[] {
  return family().map((one, at) => (at === index ? ({ ...one, ...change } as Traveller) : one))
}

describe('the passengers of a flight', () => {
  it('are accepted as a family with an infant on a lap', () => {
    expect(errorsOf(family())).toEqual([])
  })

  it.each([
    ['an accent', 0, { firstName: 'José' }, 'firstName'],
    ['a digit', 0, { firstName: 'R2' }, 'firstName'],
    ['another script', 1, { lastName: 'Иванов' }, 'lastName'],
    ['21 letters', 0, { firstName: 'A'.repeat(21) }, 'firstName'],
    ['a hyphen first', 0, { lastName: '-Byron' }, 'lastName'],
    ['the name of another passenger', 1, { firstName: 'ada' }, 'firstName'],
    ['a name that differs by its hyphen', 1, { firstName: 'Ad-a' }, 'firstName'],
    ['an adult under 12', 0, { dateOfBirth: '2014-10-31' }, 'dateOfBirth'],
    ['a child of another age', 2, { dateOfBirth: '2018-10-30' }, 'dateOfBirth'],
    ['an infant who turns two on the way', 3, { dateOfBirth: '2024-10-30' }, 'dateOfBirth'],
    ['an infant without a lap', 3, { lapOf: undefined }, 'lapOf'],
    ['an infant on the lap of a child', 3, { lapOf: 2 }, 'lapOf'],
    ['an infant on its own lap', 3, { lapOf: 3 }, 'lapOf'],
    ['an infant on a lap that is not there', 3, { lapOf: 9 }, 'lapOf'],
    ['a child on a lap', 2, { lapOf: 0 }, 'lapOf'],
  ])('are refused for %s', (_, index, change, field) => {
    expect(errorsOf(changed(index, change as Partial<Traveller>))).toEqual([
      { field: `parties[0].travellers[${index}].${field}`, reason: expect.any(String) },
    ])
  })

  it('says which age to search for', () => {
    const [error] = errorsOf(changed(3, { dateOfBirth: '2024-10-30' }))
    expect(error?.reason).toBe(
      'makes the passenger 2 on 2026-10-30, the day of the last flight, but 1 was quoted: search again with 2 as the age',
    )
  })

  it('share no lap, and no infant sits in an exit row', () => {
    const passengers = [{ type: 'adult' }, { type: 'infant', age: 1 }, { type: 'infant', age: 0 }] as const
    const two = [
      named('adult', 'Ada', '1985-02-01'),
      named('infant', 'Alan', '2024-12-31', { lapOf: 0 }),
      named('infant', 'Mary', '2026-01-31', { lapOf: 0 }),
    ]
    const fields = errorsOf(two, testJourney({ passengers })).map(({ field }) => field)
    expect(fields).toEqual(['parties[0].travellers[2].lapOf'])
    const seats = [{ slice: 0, segment: 0, passenger: 1, seat: '12B', isWithoutInfants: true }]
    expect(errorsOf(family(), testJourney({ seats }))[0]?.reason).toContain('12B')
  })

  it('are named in the order of the search', () => {
    const [one, ...others] = family()
    const fields = errorsOf([...others, one as Traveller]).map(({ field }) => field)
    expect(fields).toContain('parties[0].travellers[1].type')
  })
})

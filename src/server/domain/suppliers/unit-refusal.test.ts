import { describe, expect, it } from 'vitest'
import type { ActivityUnit } from './activity-option.ts'
import { peopleIn, unitRefusal } from './unit-refusal.ts'

const unit = (kind: ActivityUnit['kind'], rest: Partial<ActivityUnit> = {}): ActivityUnit => ({
  unit: kind,
  kind,
  people: 1,
  accompaniedBy: [],
  requiresId: false,
  ...rest,
})

const museum = {
  units: [
    unit('adult'),
    unit('child', { accompaniedBy: ['adult', 'family'] }),
    unit('family', { people: 4, maximum: 3 }),
    unit('senior', { minimum: 2 }),
  ],
  minimumUnits: 1,
  maximumUnits: 8,
}
const kayaks = { ...museum, peopleInMultiplesOf: 2 }

const refused = (option: Parameters<typeof unitRefusal>[0], wanted: Record<string, number>) =>
  unitRefusal(
    option,
    Object.entries(wanted).map(([name, count]) => ({ unit: name, count })),
  )

describe('units', () => {
  it.each<[string, Record<string, number>]>([
    ['an adult alone', { adult: 1 }],
    ['a child with an adult', { adult: 1, child: 3 }],
    ['a child with a family', { family: 1, child: 1 }],
    ['as many as the option takes', { adult: 8 }],
  ])('are booked together: %s', (_, wanted) => expect(refused(museum, wanted)).toBeNull())

  it.each<[string, Record<string, number>, object]>([
    ['a child without an adult', { child: 1 }, { reason: 'needs_companion', unit: 'child' }],
    ['an unknown unit', { adult: 1, dragon: 1 }, { reason: 'unknown_unit', unit: 'dragon' }],
    ['too many of a unit', { family: 4 }, { reason: 'too_many', unit: 'family', limit: 3 }],
    ['too few of a unit', { senior: 1 }, { reason: 'too_few', unit: 'senior', limit: 2 }],
    ['too many in all', { adult: 6, child: 3 }, { reason: 'too_many', limit: 8 }],
    ['none', {}, { reason: 'too_few', limit: 1 }],
  ])('are refused: %s', (_, wanted, refusal) => expect(refused(museum, wanted)).toEqual(refusal))

  it('fill two-seat kayaks, also with a family and an odd person', () => {
    expect(refused(kayaks, { adult: 2 })).toBeNull()
    expect(refused(kayaks, { adult: 3 })).toEqual({ reason: 'uneven_family', limit: 2 })
    expect(refused(kayaks, { family: 1 })).toBeNull()
    expect(refused(kayaks, { family: 1, adult: 1 })).toEqual({ reason: 'uneven_family', limit: 4 })
    expect(refused(kayaks, { family: 1, adult: 2 })).toBeNull()
  })

  it('are counted as people: a family of four takes four places', () => {
    expect(
      peopleIn(museum, [
        { unit: 'family', count: 2 },
        { unit: 'adult', count: 1 },
      ]),
    ).toBe(9)
  })
})

import { describe, expect, it } from 'vitest'
import type { ActivityUnit } from '../../../../../contract/types.ts'
import { allUnits, peopleIn, stepLimits, unitsWanted, usualCounts } from './unit-rules.ts'

const unit = (kind: ActivityUnit['kind'], rest: Partial<ActivityUnit> = {}): ActivityUnit => ({
  unit: kind,
  kind,
  people: 1,
  accompaniedBy: [],
  requiresId: false,
  ...rest,
})
const adult = unit('adult')
const child = unit('child', { accompaniedBy: ['adult', 'senior'] })
const senior = unit('senior')
const family = unit('family', { people: 4, maximum: 3 })
const units = [adult, child, senior, family]
const limits = (one: ActivityUnit, counts: Record<string, number>, most = 6) =>
  stepLimits(one, { units, counts, most })

describe('units of an activity', () => {
  it('are those of all options, each once', () => {
    expect(allUnits([{ units: [adult, child] }, { units: [adult, family] }])).toEqual([adult, child, family])
  })

  it('start with two adults, or with one group', () => {
    expect(usualCounts(units)).toEqual({ adult: 2 })
    expect(usualCounts([family])).toEqual({ family: 1 })
    expect(usualCounts([unit('adult', { maximum: 1 })])).toEqual({ adult: 1 })
    expect(usualCounts([])).toEqual({})
  })

  it('count people, and are sent without those that are zero', () => {
    expect(peopleIn(units, { adult: 1, family: 2 })).toBe(9)
    expect(unitsWanted(units, { child: 0, adult: 2 })).toEqual([{ unit: 'adult', count: 2 }])
  })

  it('that need company can be added only with it', () => {
    expect(limits(child, {})).toEqual({ min: 0, max: 0, rule: 'needs_companion' })
    expect(limits(child, { family: 1 })).toMatchObject({ max: 0 })
    expect(limits(child, { senior: 1 })).toMatchObject({ max: 5 })
  })

  it('that accompany others stay until another does', () => {
    expect(limits(adult, { adult: 1, child: 1 })).toEqual({ min: 1, max: 5, rule: 'accompanies' })
    expect(limits(adult, { adult: 2, child: 1 })).toMatchObject({ min: 1, max: 5 })
    expect(limits(adult, { adult: 1, senior: 1, child: 1 })).toMatchObject({ min: 0 })
  })

  it('are at most as many as an option takes, and as their own maximum', () => {
    expect(limits(adult, { adult: 4, child: 2 })).toEqual({ min: 1, max: 4, rule: 'most' })
    expect(limits(family, { family: 3 })).toEqual({ min: 1, max: 3, rule: 'most' })
  })

  it('keep the last one', () => {
    expect(limits(adult, { adult: 1 })).toEqual({ min: 1, max: 6 })
  })
})

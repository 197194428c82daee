import type { ActivityUnit } from '../../../src/server/domain/suppliers/activity-option.ts'
import type { Company } from './activity-styles.ts'

/** A unit and its price relative to an adult's. */
export interface SampleUnit extends ActivityUnit {
  readonly share: number
}

type Row = Partial<SampleUnit> & Pick<SampleUnit, 'kind' | 'share'>

function unitOf({ kind, ...rest }: Row): SampleUnit {
  return { unit: kind, kind, people: 1, accompaniedBy: [], requiresId: false, ...rest }
}

const withGrownUp = ['adult', 'senior', 'family']

const unitsByCompany: Readonly<Record<Company, readonly SampleUnit[]>> = {
  family: [
    unitOf({ kind: 'adult', share: 1, ages: { from: 18, to: 120 } }),
    unitOf({ kind: 'youth', share: 0.8, ages: { from: 13, to: 17 }, accompaniedBy: ['adult'] }),
    unitOf({ kind: 'child', share: 0.55, ages: { from: 4, to: 12 }, accompaniedBy: ['adult'] }),
    unitOf({ kind: 'infant', share: 0, ages: { from: 0, to: 3 }, accompaniedBy: ['adult'], maximum: 4 }),
  ],
  museum: [
    unitOf({ kind: 'adult', share: 1, ages: { from: 18, to: 64 } }),
    unitOf({ kind: 'senior', share: 0.75, ages: { from: 65, to: 120 }, requiresId: true }),
    unitOf({ kind: 'student', share: 0.7, ages: { from: 16, to: 30 }, requiresId: true }),
    unitOf({ kind: 'child', share: 0.5, ages: { from: 5, to: 17 }, accompaniedBy: withGrownUp }),
    // Two adults and two children.
    unitOf({ kind: 'family', share: 2.6, people: 4, maximum: 3 }),
  ],
  active: [
    unitOf({ kind: 'adult', share: 1, ages: { from: 16, to: 120 } }),
    unitOf({
      kind: 'child',
      share: 0.7,
      ages: { from: 8, to: 15 },
      accompaniedBy: ['adult'],
      heightCm: { from: 130 },
    }),
  ],
  adults: [unitOf({ kind: 'adult', share: 1, ages: { from: 18, to: 120 } })],
}

/** Returns the units of a company, adults first. */
export function unitsOf(company: Company): readonly SampleUnit[] {
  return unitsByCompany[company]
}

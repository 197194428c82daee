import type { ActivityOption, UnitCount } from './activity-option.ts'

/** Why units cannot be booked together. */
export interface UnitRefusal {
  readonly reason:
    | 'needs_companion'
    | 'too_few'
    | 'too_many'
    | 'too_few_places'
    | 'unknown_unit'
    | 'uneven_family'
  readonly unit?: string
  /** The number that would be possible. */
  readonly limit?: number
}

type UnitRules = Pick<ActivityOption, 'units' | 'minimumUnits' | 'maximumUnits' | 'peopleInMultiplesOf'>

/**
 * Returns why an option cannot be booked for these units at any time, or null. Checks, in this order: known units,
 * limits of each unit, company for those that need it, limits of the option, and even numbers of people.
 */
export function unitRefusal(option: UnitRules, wanted: readonly UnitCount[]): UnitRefusal | null {
  const { units, minimumUnits, maximumUnits, peopleInMultiplesOf: multiple = 1 } = option
  const counted = countsOf(wanted)
  for (const [unit, count] of counted) {
    const rules = units.find((one) => one.unit === unit)
    if (rules === undefined) return { reason: 'unknown_unit', unit }
    const { minimum = 0, maximum = maximumUnits } = rules
    if (count < minimum) return { reason: 'too_few', unit, limit: minimum }
    if (count > maximum) return { reason: 'too_many', unit, limit: maximum }
  }
  const alone = units.find(
    ({ unit, accompaniedBy }) =>
      counted.has(unit) && accompaniedBy.length > 0 && !accompaniedBy.some((other) => counted.has(other)),
  )
  if (alone) return { reason: 'needs_companion', unit: alone.unit }
  const count = [...counted.values()].reduce((sum, one) => sum + one, 0)
  if (count < minimumUnits) return { reason: 'too_few', limit: minimumUnits }
  if (count > maximumUnits) return { reason: 'too_many', limit: maximumUnits }
  const people = peopleIn(option, wanted)
  if (people % multiple !== 0) return { reason: 'uneven_family', limit: people - (people % multiple) }
  return null
}

/** Returns how many people these units admit; unknown units count as one person each. */
export function peopleIn({ units }: Pick<ActivityOption, 'units'>, wanted: readonly UnitCount[]): number {
  return wanted.reduce((sum, { unit, count }) => {
    const { people = 1 } = units.find((one) => one.unit === unit) ?? {}
    return sum + count * people
  }, 0)
}

function countsOf(wanted: readonly UnitCount[]): Map<string, number> {
  const counted = new Map<string, number>()
  for (const { unit, count } of wanted) counted.set(unit, (counted.get(unit) ?? 0) + count)
  return counted
}

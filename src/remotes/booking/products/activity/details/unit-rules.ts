import type { ActivityOption, ActivityUnit, UnitsWanted } from '../../../../../contract/types.ts'

type Counts = Readonly<Record<string, number>>

/** Returns every unit that some option has, in the order of the options. */
export function allUnits(options: readonly Pick<ActivityOption, 'units'>[]): ActivityUnit[] {
  const known = new Map<string, ActivityUnit>()
  for (const { units } of options)
    for (const unit of units) if (!known.has(unit.unit)) known.set(unit.unit, unit)
  return [...known.values()]
}

/** Returns the numbers of units as a call takes them, in the given order. */
export function unitsWanted(units: readonly ActivityUnit[], counts: Counts): UnitsWanted {
  return units.flatMap(({ unit }) => {
    const count = counts[unit] ?? 0
    return count > 0 ? [{ unit, count }] : []
  })
}

/** Two of the first unit, since most people come with another; one if a group or a family is counted. */
export function usualCounts([first]: readonly ActivityUnit[]): Counts {
  if (!first) return {}
  const { unit, people, maximum = 2, minimum = 1 } = first
  return { [unit]: people > 1 ? 1 : Math.min(maximum, Math.max(2, minimum)) }
}

/** The smallest and the largest number that a press may lead to, and the rule that prevents more or fewer. */
export interface StepLimits {
  min: number
  max: number
  /** Set if the rule applies now. */
  rule?: 'needs_companion' | 'accompanies' | 'most'
}

interface Party {
  units: readonly ActivityUnit[]
  counts: Counts
  /** The most units that any option takes. */
  most: number
}

/** Returns the limits of one unit, given the others. */
export function stepLimits(unit: ActivityUnit, { units, counts, most }: Party): StepLimits {
  const count = counts[unit.unit] ?? 0
  const others = Object.entries(counts).reduce((sum, [code, one]) => sum + (code === unit.unit ? 0 : one), 0)
  const max = Math.max(count, Math.min(unit.maximum ?? most, most - others))
  if (!isAccompanied(unit, counts)) return { min: 0, max: count, rule: 'needs_companion' }
  const without = { ...counts, [unit.unit]: 0 }
  const isNeeded = units.some(
    (one) => (counts[one.unit] ?? 0) > 0 && one !== unit && !isAccompanied(one, without),
  )
  // Someone has to remain.
  const isLast = others === 0
  const min = count > 0 && (isNeeded || isLast) ? 1 : 0
  if (isNeeded && count === 1) return { min, max, rule: 'accompanies' }
  return count >= max ? { min, max, rule: 'most' } : { min, max }
}

/** Returns how many people these units admit. */
export function peopleIn(units: readonly ActivityUnit[], counts: Counts): number {
  return units.reduce((sum, { unit, people }) => sum + people * (counts[unit] ?? 0), 0)
}

function isAccompanied({ accompaniedBy }: ActivityUnit, counts: Counts): boolean {
  return accompaniedBy.length === 0 || accompaniedBy.some((code) => (counts[code] ?? 0) > 0)
}

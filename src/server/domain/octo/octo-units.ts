import type { UnitCount } from '../suppliers/activity-option.ts'
import type { OctoUnitItem } from './octo-record.ts'

/** Returns how many there are of each unit, by unit. */
export function unitsOf(items: readonly Pick<OctoUnitItem, 'unitId'>[]): UnitCount[] {
  const counts = new Map<string, number>()
  for (const { unitId } of items) counts.set(unitId, (counts.get(unitId) ?? 0) + 1)
  return [...counts]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([unit, count]) => ({ unit, count }))
}

/** Whether two lists have the same units, in any order. */
export function hasSameUnits(
  one: readonly Pick<OctoUnitItem, 'unitId'>[],
  other: readonly Pick<OctoUnitItem, 'unitId'>[],
): boolean {
  return JSON.stringify(unitsOf(one)) === JSON.stringify(unitsOf(other))
}

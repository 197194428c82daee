import type { UnitKind } from './activity-option.ts'
import type { BookingTraveller } from './traveller.ts'

/** Who comes with a unit of a kind; all others are adults. */
const typeOfKind: Partial<Readonly<Record<UnitKind, BookingTraveller['type']>>> = {
  youth: 'child',
  child: 'child',
  infant: 'infant',
}
const ranks = { adult: 0, child: 1, infant: 2 } as const

/** Returns who comes with a unit; a family's first person is an adult. */
export function travellerTypeOf(kind: UnitKind): BookingTraveller['type'] {
  return typeOfKind[kind] ?? 'adult'
}

/** Returns units in the order of a party's groups: those of adults first, otherwise as they are. */
export function inOrderOfGroups<Unit>(units: readonly Unit[], kindOf: (unit: Unit) => UnitKind): Unit[] {
  const rankOf = (unit: Unit) => ranks[travellerTypeOf(kindOf(unit))]
  return units.toSorted((one, other) => rankOf(one) - rankOf(other))
}

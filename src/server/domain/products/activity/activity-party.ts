import type { TravellerRequirement as Wanted } from '../../../../contract/types.ts'
import type { QuotedVisit } from '../../suppliers/activity-shapes.ts'
import type { TravellerRequirement } from '../../suppliers/traveller.ts'
import { inOrderOfGroups, travellerTypeOf } from '../../suppliers/unit-travellers.ts'
import { requiredFields } from '../spine/required-fields.ts'

type TravellerType = Wanted['type']

/** A family has two adults; its other people are children. */
const ADULTS_IN_FAMILY = 2

/**
 * Returns each person to name and what is required of them: the one who answers for the party, and everyone only if
 * the supplier requires it. Each unit is a group, adults first.
 */
export function visitParty(
  requirements: readonly TravellerRequirement[],
  units: QuotedVisit['units'],
): Wanted[] {
  const { lead, adult, child } = requiredFields(requirements)
  const [first, ...others] = peopleOf(units)
  return [
    {
      group: 1,
      type: first?.type ?? 'adult',
      role: 'lead',
      fields: lead,
    },
    ...others.flatMap(({ group, type }) => {
      const fields = type === 'adult' ? adult : child
      return fields.length === 0 ? [] : [{ group, type, fields }]
    }),
  ]
}

/** Returns everyone whom the units admit, adults first, with the number of their unit from 1. */
function peopleOf(units: QuotedVisit['units']): { group: number; type: TravellerType }[] {
  const each = units.flatMap((unit) => Array.from({ length: unit.count }, () => unit))
  return inOrderOfGroups(each, ({ kind }) => kind).flatMap(({ kind, people }, index) =>
    Array.from({ length: people }, (_, person) => ({
      group: index + 1,
      type: kind === 'family' && person >= ADULTS_IN_FAMILY ? 'child' : travellerTypeOf(kind),
    })),
  )
}

import type { TravellerRequirement as Wanted } from '../../../../contract/types.ts'
import type { QuotedVisit } from '../../suppliers/activity-shapes.ts'
import type { TravellerRequirement } from '../../suppliers/traveller.ts'

type Field = Wanted['fields'][number]
type TravellerType = Wanted['type']

/** Who comes with a unit of a kind; all others are adults. */
const typeOfKind: Readonly<Record<string, TravellerType>> = {
  youth: 'child',
  child: 'child',
  infant: 'infant',
}
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
  const fieldsOf = (...groups: TravellerRequirement['of'][]) => [
    ...new Set(requirements.flatMap(({ field, of }) => (groups.includes(of) ? fieldsFor(field) : []))),
  ]
  const lead = fieldsOf('lead_of_each_group', 'each_adult', 'everyone')
  const adult = fieldsOf('each_adult', 'everyone')
  const child = fieldsOf('each_child', 'everyone')
  const [first, ...others] = peopleOf(units)
  return [
    {
      group: 1,
      type: first?.type ?? 'adult',
      role: 'lead',
      fields: [...new Set<Field>(['firstName', 'lastName', ...lead])],
    },
    ...others.flatMap(({ group, type }) => {
      const fields = type === 'adult' ? adult : child
      return fields.length === 0 ? [] : [{ group, type, fields }]
    }),
  ]
}

/** Returns everyone whom the units admit, adults first, with the number of their unit from 1. */
function peopleOf(units: QuotedVisit['units']): { group: number; type: TravellerType }[] {
  const each = units.flatMap(({ kind, people, count }) => {
    const types = Array.from({ length: people }, (_, index) =>
      kind === 'family' && index >= ADULTS_IN_FAMILY ? 'child' : (typeOfKind[kind] ?? 'adult'),
    )
    return Array.from({ length: count }, () => types)
  })
  return each
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .flatMap((types, index) => types.map((type) => ({ group: index + 1, type })))
}

function rankOf([first = 'adult']: readonly TravellerType[]): number {
  return first === 'adult' ? 0 : first === 'child' ? 1 : 2
}

function fieldsFor(field: TravellerRequirement['field']): Field[] {
  return field === 'name' ? ['firstName', 'lastName'] : [field]
}

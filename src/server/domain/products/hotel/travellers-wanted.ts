import type { TravellerRequirement as Wanted } from '../../../../contract/types.ts'
import type { RoomOccupancy } from '../../suppliers/hotel-offer.ts'
import type { TravellerRequirement } from '../../suppliers/traveller.ts'

type Field = Wanted['fields'][number]

/**
 * Takes what a supplier wants to know of whom and who sleeps where, and gives each person who has to be named, with what is
 * asked of them: whoever checks in of each room always, others where the supplier asks for their names.
 */
export function travellersWanted(
  requirements: readonly TravellerRequirement[],
  rooms: readonly RoomOccupancy[],
): Wanted[] {
  const fieldsOf = (...groups: TravellerRequirement['of'][]) => [
    ...new Set(requirements.flatMap(({ field, of }) => (groups.includes(of) ? fieldsFor(field) : []))),
  ]
  const lead = fieldsOf('lead_of_each_group', 'each_adult', 'everyone')
  const adult = fieldsOf('each_adult', 'everyone')
  const child = fieldsOf('each_child', 'everyone')
  return rooms.flatMap(({ adults, childAges }, index) => {
    const group = index + 1
    const others = adult.length === 0 ? 0 : adults - 1
    const named = [...new Set<Field>(['firstName', 'lastName', ...lead])]
    return [
      { group, type: 'adult' as const, role: 'lead' as const, fields: named },
      ...Array.from({ length: others }, () => ({ group, type: 'adult' as const, fields: adult })),
      ...(child.length === 0
        ? []
        : childAges.map((age) => ({ group, type: 'child' as const, age, fields: child }))),
    ]
  })
}

function fieldsFor(field: TravellerRequirement['field']): Field[] {
  return field === 'name' ? ['firstName', 'lastName'] : [field]
}

import type { TravellerRequirement as Wanted } from '../../../../contract/types.ts'
import type { TravellerRequirement } from '../../suppliers/traveller.ts'

export type TravellerField = Wanted['fields'][number]

/** Fields that a supplier requires of the person who leads a group, and of the other adults and children. */
export interface RequiredFields {
  /** Always with the name. */
  readonly lead: TravellerField[]
  readonly adult: TravellerField[]
  readonly child: TravellerField[]
}

/** Returns the fields that a supplier's requirements ask of each kind of traveller, each field once. */
export function requiredFields(requirements: readonly TravellerRequirement[]): RequiredFields {
  const fieldsOf = (...groups: TravellerRequirement['of'][]) =>
    requirements.flatMap(({ field, of }) => (groups.includes(of) ? fieldsFor(field) : []))
  const lead = fieldsOf('lead_of_each_group', 'each_adult', 'everyone')
  return {
    lead: [...new Set<TravellerField>(['firstName', 'lastName', ...lead])],
    adult: [...new Set(fieldsOf('each_adult', 'everyone'))],
    child: [...new Set(fieldsOf('each_child', 'everyone'))],
  }
}

function fieldsFor(field: TravellerRequirement['field']): TravellerField[] {
  return field === 'name' ? ['firstName', 'lastName'] : [field]
}

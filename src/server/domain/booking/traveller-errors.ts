import type { FieldError, Traveller, TravellerRequirement } from '../../../contract/types.ts'

/** What is asked of a traveller beside the names, which the contract asks of each; the contact has address and telephone. */
const asked = ['dateOfBirth', 'nationality'] as const

/**
 * Takes whom the supplier wants to know and who was named, and gives what is missing or too much, by field. A child is
 * known by room and age, others by their room. Source: booking design, 'traveller form'.
 */
export function travellerErrors(
  requirements: readonly TravellerRequirement[],
  travellers: readonly Traveller[],
  today: string,
): FieldError[] {
  const open = [...requirements]
  const errors: FieldError[] = []
  for (const [index, traveller] of travellers.entries()) {
    const at = open.findIndex((requirement) => isFor(requirement, traveller))
    const [requirement] = at < 0 ? [] : open.splice(at, 1)
    if (requirement === undefined) {
      errors.push({ field: `travellers[${index}]`, reason: `is not expected in room ${traveller.room}` })
      continue
    }
    for (const field of asked) {
      if (requirement.fields.includes(field) && traveller[field] === undefined)
        errors.push({ field: `travellers[${index}].${field}`, reason: 'is asked for by the supplier' })
    }
    if (traveller.dateOfBirth !== undefined && traveller.dateOfBirth > today)
      errors.push({ field: `travellers[${index}].dateOfBirth`, reason: 'must not be in the future' })
  }
  for (const { room, type } of open) {
    const who = type === 'child' ? 'a child' : type === 'lead' ? 'whoever checks in' : 'an adult'
    errors.push({ field: 'travellers', reason: `must name ${who} of room ${room}` })
  }
  return errors
}

function isFor({ room, type, age }: TravellerRequirement, traveller: Traveller): boolean {
  return room === traveller.room && type === traveller.type && (type !== 'child' || age === traveller.age)
}

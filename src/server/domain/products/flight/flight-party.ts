import type { ProductQuestion, TravellerRequirement as Wanted } from '../../../../contract/types.ts'
import type { QuotedJourney } from '../../suppliers/flight-shapes.ts'
import type { TravellerRequirement } from '../../suppliers/traveller.ts'

type Field = Wanted['fields'][number]

const ofTypes = {
  adult: ['everyone', 'each_adult'],
  child: ['everyone', 'each_child'],
  infant: ['everyone', 'each_child'],
} as const

/** Returns each passenger in their order, with what is required of them; names are those in the passport. */
export function passengersWanted(
  requirements: readonly TravellerRequirement[],
  { passengers }: QuotedJourney,
): Wanted[] {
  return passengers.map(({ type }): Wanted => {
    const own: readonly string[] = ofTypes[type]
    const fields = requirements
      .filter(({ of }) => own.includes(of))
      .flatMap(({ field }): Field[] => (field === 'name' ? ['firstName', 'lastName'] : [field]))
    return { group: 1, type, fields: [...new Set<Field>(['firstName', 'lastName', ...fields])] }
  })
}

/** The number of a loyalty programme, which adults and children may have. */
export const flightQuestions: readonly ProductQuestion[] = [
  { code: 'loyalty_number', of: 'traveller', isRequired: false },
]

import type { ProductQuestion, TravellerRequirement as Wanted } from '../../../../contract/types.ts'
import type { QuotedJourney } from '../../suppliers/flight-shapes.ts'
import type { TravellerRequirement } from '../../suppliers/traveller.ts'
import { requiredFields, type TravellerField } from '../spine/required-fields.ts'

/** Returns each passenger in their order, with what is required of them; names are those in the passport. */
export function passengersWanted(
  requirements: readonly TravellerRequirement[],
  { passengers }: QuotedJourney,
): Wanted[] {
  const { adult, child } = requiredFields(requirements)
  return passengers.map(({ type }): Wanted => {
    const fields: TravellerField[] = ['firstName', 'lastName', ...(type === 'adult' ? adult : child)]
    if (type === 'infant') fields.push('lapOf')
    return { group: 1, type, fields: [...new Set(fields)] }
  })
}

/** The number of a loyalty programme, which adults and children may have. */
export const flightQuestions: readonly ProductQuestion[] = [
  { code: 'loyalty_number', of: 'traveller', isRequired: false },
]

import type { ProductQuestion, TravellerRequirement as Wanted } from '../../../../contract/types.ts'
import type { QuotedJourney } from '../../suppliers/flight-shapes.ts'
import type { TravellerRequirement } from '../../suppliers/traveller.ts'
import { requiredFields, type TravellerField } from '../spine/required-fields.ts'

/** Returns each passenger in their order, with what is required of them; names are those in the passport. */
export function passengersWanted(
  requirements: readonly TravellerRequirement[],
  { passengers, seats }: QuotedJourney,
): Wanted[] {
  const { adult, child } = requiredFields(requirements)
  const lapless = seats.filter(({ isWithoutInfants }) => isWithoutInfants).map(({ passenger }) => passenger)
  const laps = [...passengers.keys()].filter(
    (index) => passengers[index]?.type === 'adult' && !lapless.includes(index),
  )
  return passengers.map(({ type }): Wanted => {
    const fields: TravellerField[] = ['firstName', 'lastName', ...(type === 'adult' ? adult : child)]
    if (type === 'infant') fields.push('lapOf')
    const isAnyLap = type !== 'infant' || lapless.length === 0
    return { group: 1, type, fields: [...new Set(fields)], ...(!isAnyLap && { laps }) }
  })
}

/** The number of a loyalty programme, which adults and children may have. */
export const flightQuestions: readonly ProductQuestion[] = [
  { code: 'loyalty_number', of: 'traveller', isRequired: false },
]

import type {
  FieldError,
  Party,
  ProductQuestion,
  TravellerRequirement as Wanted,
} from '../../../../contract/types.ts'
import { ageOn } from '../../../kernel/dates/age-on.ts'
import type { QuotedRental } from '../../suppliers/car-shapes.ts'
import type { TravellerRequirement } from '../../suppliers/traveller.ts'

type Field = Wanted['fields'][number]

/** Returns the driver, with what is required of them; the name is that on the licence. */
export function driverWanted(requirements: readonly TravellerRequirement[]): Wanted[] {
  const fields = requirements
    .filter(({ of }) => of !== 'contact' && of !== 'each_child')
    .flatMap(({ field }): Field[] => (field === 'name' ? ['firstName', 'lastName'] : [field]))
  const named: Field[] = ['firstName', 'lastName']
  return [{ group: 1, type: 'adult', role: 'driver', fields: [...new Set([...named, ...fields])] }]
}

/** A late flight, so that the desk waits, and the company's own loyalty number. */
export const carQuestions: readonly ProductQuestion[] = [
  { code: 'flight_number', of: 'party', isRequired: false, kind: 'flight' },
  { code: 'loyalty_number', of: 'party', isRequired: false },
]

/**
 * Returns an error if the driver has another age at the pick-up than the price was quoted for: the page then asks for
 * a new quote.
 */
export function driverErrors({ rental }: QuotedRental, { travellers }: Party, at: string): FieldError[] {
  const day = rental.pickUp.at.slice(0, 10)
  return travellers.flatMap(({ role, dateOfBirth }, index): FieldError[] => {
    if (role !== 'driver' || dateOfBirth === undefined) return []
    const age = ageOn(dateOfBirth, day)
    if (age === rental.driverAge) return []
    const reason = `makes the driver ${age} on ${day}, but ${rental.driverAge} was quoted: quote again for ${age}`
    return [{ field: `${at}.travellers[${index}].dateOfBirth`, reason }]
  })
}

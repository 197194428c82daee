import type { FieldError, Party, TravellerRequirement as Wanted } from '../../../../contract/types.ts'
import { ageOn } from '../../../kernel/dates/age-on.ts'
import type { QuotedWeek } from '../../suppliers/resort-shapes.ts'
import type { TravellerRequirement } from '../../suppliers/traveller.ts'
import { requiredFields } from '../spine/required-fields.ts'

/** Returns the guest who checks in, whose name is on the certificate; of the others only the number is known. */
export function guestWanted(requirements: readonly TravellerRequirement[]): Wanted[] {
  const { lead } = requiredFields(requirements)
  return [{ group: 1, type: 'adult', role: 'lead', fields: lead }]
}

/** Returns an error if the guest who checks in is younger at check-in than the resort allows. */
export function guestErrors({ rules, week }: QuotedWeek, { travellers }: Party, at: string): FieldError[] {
  return travellers.flatMap(({ role, dateOfBirth }, index): FieldError[] => {
    if (role !== 'lead' || dateOfBirth === undefined) return []
    if (ageOn(dateOfBirth, week.checkIn) >= rules.minimumAge) return []
    const reason = `must be of a guest who is at least ${rules.minimumAge} on ${week.checkIn}`
    return [{ field: `${at}.travellers[${index}].dateOfBirth`, reason }]
  })
}

import type { FieldError, TravellerRequirement } from '../../../../contract/types.ts'
import type { Fault } from './form-faults.ts'
import { contactIndex, type Typed } from './typed-form.ts'

/** What the server found wrong, by the form's own fields. */
export interface ServerFaults {
  fields: Readonly<Record<string, Fault>>
  /** What belongs to no field of the form. */
  others: number
}

const faultOf: Readonly<Record<string, Fault>> = {
  firstName: 'nameWrong',
  lastName: 'nameWrong',
  email: 'emailWrong',
  phone: 'phoneWrong',
  dateOfBirth: 'dateWrong',
  nationality: 'nationality',
}

/**
 * Takes what the server refused and gives it by the form's fields. What it says of a traveller who is the contact belongs to the
 * contact's fields, where that name was typed; its reasons are in English, so that each field has its own sentence.
 */
export function serverFaults(
  errors: readonly FieldError[],
  requirements: readonly TravellerRequirement[],
  typed: Typed,
): ServerFaults {
  const fields: Record<string, Fault> = {}
  let others = 0
  for (const { field, reason } of errors) {
    const name = formField(field, contactIndex(requirements, typed))
    if (name === null) others += 1
    else fields[name] ??= /payment card/.test(reason) ? 'cardNumber' : (faultOf[lastPart(name)] ?? 'refused')
  }
  return { fields, others }
}

function formField(field: string, contactAt: number): string | null {
  if (field === 'requests' || field === 'arrival') return field
  if (/^contact\.(firstName|lastName|email|phone)$/.test(field)) return field
  const [, index, own] =
    /^travellers\[(\d+)\]\.(firstName|lastName|dateOfBirth|nationality)$/.exec(field) ?? []
  if (index === undefined || own === undefined) return null
  const isOfContact = Number(index) === contactAt && (own === 'firstName' || own === 'lastName')
  return isOfContact ? `contact.${own}` : field
}

function lastPart(name: string): string {
  return name.split('.').at(-1) ?? name
}

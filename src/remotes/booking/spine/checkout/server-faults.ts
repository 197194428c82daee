import type { FieldError } from '../../../../contract/types.ts'
import type { Fault } from './form-faults.ts'
import type { Typed } from './typed.ts'
import { type AskingItem, contactName } from './typed-form.ts'

/** The server's errors by the form's own fields. */
export interface ServerFaults {
  fields: Readonly<Record<string, Fault>>
  /** Number of errors that belong to no field of the form. */
  others: number
}

const faultOf: Readonly<Record<string, Fault>> = {
  firstName: 'nameWrong',
  lastName: 'nameWrong',
  email: 'emailWrong',
  phone: 'phoneWrong',
  dateOfBirth: 'dateWrong',
  nationality: 'nationality',
  number: 'documentWrong',
  issuingCountry: 'issuingCountry',
  expiresOn: 'expiresEarly',
}

/**
 * Maps a server's refusal to the form's fields. An error of a traveller who is the contact belongs to the contact's
 * field, where the name was typed. The server's reasons are in English, so each field has its own sentence.
 */
export function serverFaults(
  errors: readonly FieldError[],
  items: readonly AskingItem[],
  typed: Typed,
): ServerFaults {
  const fields: Record<string, Fault> = {}
  let others = 0
  for (const { field, reason } of errors) {
    const name = formField(field, contactName(items, typed))
    if (name === null) others += 1
    else fields[name] ??= /payment card/.test(reason) ? 'cardNumber' : (faultOf[lastPart(name)] ?? 'refused')
  }
  return { fields, others }
}

const ofTraveller =
  /^(parties\[\d+\]\.travellers\[\d+\])\.(firstName|lastName|dateOfBirth|nationality|document\.(?:number|issuingCountry|expiresOn))$/

function formField(field: string, contactAt: string | null): string | null {
  if (field === 'requests' || field === 'arrival') return field
  if (/^contact\.(firstName|lastName|email|phone)$/.test(field)) return field
  const [, person, own] = ofTraveller.exec(field) ?? []
  if (person === undefined || own === undefined) return null
  const isOfContact = person === contactAt && (own === 'firstName' || own === 'lastName')
  return isOfContact ? `contact.${own}` : field
}

function lastPart(name: string): string {
  return name.split('.').at(-1) ?? name
}

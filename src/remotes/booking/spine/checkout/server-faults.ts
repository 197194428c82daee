import type { FieldError } from '../../../../contract/types.ts'
import type { Fault } from './fault.ts'
import { type Typed, typedDate } from './typed.ts'
import { type AskingItem, answerName, contactName, partyOf } from './typed-form.ts'
import { writtenDate } from './written-date.ts'

/** The server's errors by the form's own fields. */
export interface ServerFaults {
  fields: Readonly<Record<string, Fault>>
  /** Number of errors that belong to no field of the form. */
  others: number
}

const faultOf: Readonly<Record<string, Fault>> = {
  title: 'title',
  gender: 'gender',
  lapOf: 'lapOf',
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
    const name = answerField(field, reason, items, typed) ?? formField(field, contactName(items, typed))
    if (name === null) others += 1
    else fields[name] ??= faultAt(name, reason, typed)
  }
  return { fields, others }
}

function faultAt(name: string, reason: string, typed: Typed): Fault {
  if (/payment card/.test(reason)) return 'cardNumber'
  const own = lastPart(name)
  // The form sends only dates that exist: what the server refuses is the age.
  if (own === 'dateOfBirth' && writtenDate(typedDate(typed, name)) !== null) return 'dateAge'
  return faultOf[own] ?? 'refused'
}

const ofTraveller =
  /^(parties\[\d+\]\.travellers\[\d+\])\.(title|firstName|lastName|gender|lapOf|dateOfBirth|nationality|document\.(?:number|issuingCountry|expiresOn))$/

function formField(field: string, contactAt: string | null): string | null {
  if (field === 'requests' || field === 'arrival') return field
  if (/^contact\.(firstName|lastName|email|phone)$/.test(field)) return field
  const [, person, own] = ofTraveller.exec(field) ?? []
  if (person === undefined || own === undefined) return null
  const isOfContact = person === contactAt && (own === 'firstName' || own === 'lastName')
  return isOfContact ? `contact.${own}` : field
}

const ofAnswer = /^parties\[(\d+)\](?:\.travellers\[(\d+)\])?\.answers(?:\[(\d+)\]\.(?:question|value))?$/

/** The field of an answer, by its position among those that were sent, or by the code that is missing. */
function answerField(
  field: string,
  reason: string,
  items: readonly AskingItem[],
  typed: Typed,
): string | null {
  const [, party, person, position] = ofAnswer.exec(field) ?? []
  const item = items[Number(party)]
  if (party === undefined || item === undefined) return null
  const at = Number(party)
  const sent = partyOf(item, at, typed, contactName(items, typed))
  const index = person === undefined ? undefined : Number(person)
  const answers = index === undefined ? sent.answers : sent.travellers[index]?.answers
  const code =
    position === undefined ? /^must answer (\w+)/.exec(reason)?.[1] : answers?.[Number(position)]?.question
  const isAsked = item.questions?.some((question) => question.code === code) ?? false
  return code !== undefined && isAsked ? answerName(at, code, index) : null
}

function lastPart(name: string): string {
  return name.split('.').at(-1) ?? name
}

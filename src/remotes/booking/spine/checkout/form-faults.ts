import type { TravellerRequirement } from '../../../../contract/types.ts'
import { isEmailAddress } from '../../../../tenant/is-email-address.ts'
import { e164 } from './phone-number.ts'
import { askedOf, nameOf, type Typed, typedDate } from './typed-form.ts'
import { ageOn, writtenDate } from './written-date.ts'

/** What can be wrong with a field; the texts word each. */
export type Fault =
  | 'firstName'
  | 'lastName'
  | 'nameWrong'
  | 'email'
  | 'emailWrong'
  | 'phone'
  | 'phoneWrong'
  | 'date'
  | 'dateWrong'
  | 'dateFuture'
  | 'dateAge'
  | 'nationality'
  | 'requestsLong'
  | 'cardNumber'
  | 'terms'
  | 'refused'

/** By field, in the form's order. */
export type Faults = Readonly<Record<string, Fault>>

export const REQUESTS_MAX = 500
export const NAME_MAX = 80

interface Rules {
  requirements: readonly TravellerRequirement[]
  /** The day on which they come, which is the day that ages are of. */
  start: string
  /** YYYY-MM-DD; nobody is born later. */
  today: string
  /** There are terms that have to be agreed to. */
  hasTerms: boolean
}

/** Takes what is typed and gives what is wrong with it, in the order of the form. */
export function faultsOf(typed: Typed, { requirements, start, today, hasTerms }: Rules): Faults {
  const own = (name: string) => (typed[name] ?? '').trim()
  const faults: [string, Fault | null][] = [
    ['contact.firstName', nameFault(own('contact.firstName'), 'firstName')],
    ['contact.lastName', nameFault(own('contact.lastName'), 'lastName')],
    ['contact.email', emailFault(own('contact.email'))],
    ['contact.phone', phoneFault({ country: own('contact.country'), number: own('contact.phone') })],
  ]
  for (const { index, fields, type, age } of askedOf(requirements, typed)) {
    for (const field of fields) {
      const name = nameOf(index, field)
      if (field === 'dateOfBirth') {
        faults.push([name, dateFault(typed, name, { today, start, ...(type === 'child' && { age }) })])
      } else if (field === 'nationality') faults.push([name, own(name) === '' ? 'nationality' : null])
      else faults.push([name, nameFault(own(name), field)])
    }
  }
  faults.push(['requests', own('requests').length > REQUESTS_MAX ? 'requestsLong' : null])
  faults.push(['terms', hasTerms && typed.terms !== 'yes' ? 'terms' : null])
  return Object.fromEntries(faults.filter((entry): entry is [string, Fault] => entry[1] !== null))
}

function nameFault(name: string, missing: 'firstName' | 'lastName'): Fault | null {
  if (name === '') return missing
  // As the contract has it: what could be markup is no name, and a name has a letter.
  return name.length > NAME_MAX || /[\p{Cc}<>]/u.test(name) || !/\p{L}/u.test(name) ? 'nameWrong' : null
}

function emailFault(email: string): Fault | null {
  if (email === '') return 'email'
  return isEmailAddress(email) ? null : 'emailWrong'
}

function phoneFault(phone: { country: string; number: string }): Fault | null {
  if (phone.number === '') return 'phone'
  return e164(phone) === null ? 'phoneWrong' : null
}

interface BornBy {
  today: string
  start: string
  age?: number | undefined
}

function dateFault(typed: Typed, name: string, { today, start, age }: BornBy): Fault | null {
  const parts = typedDate(typed, name)
  if (!parts.day.trim() && !parts.month.trim() && !parts.year.trim()) return 'date'
  const date = writtenDate(parts)
  if (date === null) return 'dateWrong'
  if (date > today) return 'dateFuture'
  return age !== undefined && ageOn(date, start) !== age ? 'dateAge' : null
}

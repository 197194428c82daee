import { isEmailAddress } from '../../../../tenant/is-email-address.ts'
import { answerFault, applicableQuestions } from './answers.ts'
import type { Fault, Faults } from './fault.ts'
import { e164 } from './phone-number.ts'
import { type Typed, typedDate } from './typed.ts'
import {
  type AskingItem,
  answerName,
  documentNumber,
  lapOf,
  personName,
  requestedDetails,
} from './typed-form.ts'
import { ageOn, writtenDate } from './written-date.ts'

export const REQUESTS_MAX = 500
export const NAME_MAX = 80

/** First and last day of an item: ages apply on the first, and documents must be valid on the last. */
export interface Days {
  start: string
  end: string
}

interface Rules {
  items: readonly AskingItem[]
  /** By item; null if the form does not know an item's days, which the server then checks. */
  days: readonly (Days | null)[]
  /** YYYY-MM-DD; dates of birth cannot be later. */
  today: string
  /** By item: how tickets print a name; omitted if every name is possible. */
  ticketNames?: readonly (((name: string) => string) | undefined)[] | undefined
  /** True if there are terms to accept. */
  hasTerms: boolean
}

/** Returns the errors of the input in the order of the form. */
export function faultsOf(typed: Typed, { items, days, today, ticketNames, hasTerms }: Rules): Faults {
  const own = (name: string) => (typed[name] ?? '').trim()
  const faults: [string, Fault | null][] = [
    ['contact.firstName', nameFault(own('contact.firstName'), 'firstName')],
    ['contact.lastName', nameFault(own('contact.lastName'), 'lastName')],
    ['contact.email', emailFault(own('contact.email'))],
    ['contact.phone', phoneFault({ country: own('contact.country'), number: own('contact.phone') })],
  ]
  for (const party of items.keys())
    faults.push(...partyFaults(typed, { items, days, today, ticketNames }, party))
  faults.push(['requests', own('requests').length > REQUESTS_MAX ? 'requestsLong' : null])
  faults.push(['terms', hasTerms && typed.terms !== 'yes' ? 'terms' : null])
  return onlyFaults(faults)
}

type PartyRules = Pick<Rules, 'items' | 'days' | 'today' | 'ticketNames'>

/** Returns each field of an item's people and questions with its error, or null. */
export function partyFaults(
  typed: Typed,
  { items, days, today, ticketNames }: PartyRules,
  party: number,
): [string, Fault | null][] {
  const own = (name: string) => (typed[name] ?? '').trim()
  const answerFaults = (of: 'party' | 'traveller', nameOf: (code: string) => string) => {
    const questions = (items[party]?.questions ?? []).filter((question) => question.of === of)
    return applicableQuestions(questions, (code) => own(nameOf(code))).map(
      (question): [string, Fault | null] => {
        const name = nameOf(question.code)
        return [name, answerFault(question, typed, name)]
      },
    )
  }
  const people = requestedDetails(items, typed).filter((person) => person.party === party)
  const { start = null, end = null } = days[party] ?? {}
  return [
    ...people.flatMap((person) => [
      ...person.fields.flatMap((field) => {
        const name = `${personName(party, person.index)}.${field}`
        if (field === 'document') return documentFaults(typed, name, end)
        if (field === 'dateOfBirth')
          return [
            [name, dateFault(typed, name, { today, start, age: person.age })] satisfies [
              string,
              Fault | null,
            ],
          ]
        if (field === 'lapOf')
          return [[name, lapFault(items[party], party, person.index, typed)] satisfies [string, Fault | null]]
        return [[name, wordFault(own(name), field, ticketNames?.[party])] satisfies [string, Fault | null]]
      }),
      ...answerFaults('traveller', (code) => answerName(party, code, person.index)),
    ]),
    ...answerFaults('party', (code) => answerName(party, code)),
  ]
}

/** Returns only the fields with an error. */
export function onlyFaults(fields: readonly [string, Fault | null][]): Faults {
  return Object.fromEntries(fields.filter((entry): entry is [string, Fault] => entry[1] !== null))
}

function nameFault(name: string, missing: 'firstName' | 'lastName'): Fault | null {
  if (name === '') return missing
  // As in the contract: a name has a letter and no markup.
  return name.length > NAME_MAX || /[\p{Cc}<>]/u.test(name) || !/\p{L}/u.test(name) ? 'nameWrong' : null
}

/** The fault of a field of one value. */
function wordFault(
  value: string,
  field: 'title' | 'firstName' | 'lastName' | 'gender' | 'nationality',
  ticketName: ((name: string) => string) | undefined,
): Fault | null {
  if (field === 'firstName' || field === 'lastName')
    return nameFault(value, field) ?? ticketFault(value, ticketName)
  return value === '' ? field : null
}

/** Tickets have only some letters; the form offers the name as they print it. */
function ticketFault(name: string, ticketName: ((name: string) => string) | undefined): Fault | null {
  return ticketName && ticketName(name) !== name ? 'nameOnTicket' : null
}

/** Each adult has room for one infant. */
function lapFault(item: AskingItem | undefined, party: number, index: number, typed: Typed): Fault | null {
  if (!item) return null
  const own = lapOf(item, party, index, typed)
  const others = item.requirements.flatMap(({ fields }, at) =>
    at < index && fields.includes('lapOf') ? [lapOf(item, party, at, typed)] : [],
  )
  return others.includes(own) ? 'lapOf' : null
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
  start: string | null
  age?: number | undefined
}

function dateFault(typed: Typed, name: string, { today, start, age }: BornBy): Fault | null {
  const dateFields = typedDate(typed, name)
  if (!dateFields.day.trim() && !dateFields.month.trim() && !dateFields.year.trim()) return 'date'
  const date = writtenDate(dateFields)
  if (date === null) return 'dateWrong'
  if (date > today) return 'dateFuture'
  return age !== undefined && start !== null && ageOn(date, start) !== age ? 'dateAge' : null
}

/** Returns a document's fields with their errors; `end` is the item's last day, null if it is unknown here. */
function documentFaults(typed: Typed, name: string, end: string | null): [string, Fault | null][] {
  const own = (field: string) => (typed[`${name}.${field}`] ?? '').trim()
  return [
    [`${name}.number`, numberFault(documentNumber(own('number')))],
    [`${name}.issuingCountry`, own('issuingCountry') === '' ? 'issuingCountry' : null],
    [`${name}.expiresOn`, expiryFault(typed, `${name}.expiresOn`, end)],
  ]
}

function numberFault(number: string): Fault | null {
  if (number === '') return 'documentNumber'
  // As in the contract.
  return /^(?=.*\d)[A-Z0-9]{5,20}$/.test(number) ? null : 'documentWrong'
}

function expiryFault(typed: Typed, name: string, end: string | null): Fault | null {
  const dateFields = typedDate(typed, name)
  if (!dateFields.day.trim() && !dateFields.month.trim() && !dateFields.year.trim()) return 'expiresOn'
  const date = writtenDate(dateFields)
  if (date === null) return 'dateWrong'
  return end !== null && date < end ? 'expiresEarly' : null
}

import type {
  CreateBookingRequest,
  Party,
  Quote,
  Traveller,
  TravellerRequirement,
} from '../../../../contract/types.ts'
import { answerValue, applicableQuestions } from './answers.ts'
import { e164 } from './phone-number.ts'
import { type Typed, typedDate } from './typed.ts'
import { writtenDate } from './written-date.ts'

/** Document types of the form, the most common first. */
export const documentTypes = ['passport', 'identity_card'] as const satisfies readonly Document['type'][]

/** Titles and genders of the form, as the contract has them. */
export const travellerTitles = [
  'mr',
  'mrs',
  'ms',
  'miss',
  'mx',
  'dr',
] as const satisfies readonly NonNullable<Traveller['title']>[]
export const genders = ['female', 'male', 'unspecified'] as const satisfies readonly NonNullable<
  Traveller['gender']
>[]

/** Typed fields of a traveller; the contact has e-mail and phone. */
export const travellerFields = [
  'title',
  'firstName',
  'lastName',
  'gender',
  'dateOfBirth',
  'nationality',
  'document',
  'lapOf',
] as const
type TravellerField = (typeof travellerFields)[number]

/** The requirements and questions of an item. */
export type AskingItem = Pick<Quote['items'][number], 'requirements' | 'questions'>

/** A person that the form asks for, with the positions of the item in the quote and of the person in its list. */
export interface RequestedDetails extends Pick<TravellerRequirement, 'group' | 'type' | 'role' | 'age'> {
  party: number
  index: number
  fields: readonly TravellerField[]
}

/** Returns whether the contact is also the lead of the first group. */
export function isContactLead(typed: Typed): boolean {
  return typed.contactLead === 'yes'
}

/** Returns the people of each item with the fields that are still missing. */
export function requestedDetails(items: readonly AskingItem[], typed: Typed): RequestedDetails[] {
  const contactAt = contactName(items, typed)
  return items.flatMap(({ requirements }, party) =>
    requirements.map(({ fields, ...person }, index) => ({
      ...person,
      party,
      index,
      fields: travellerFields.filter(
        (field) => fields.includes(field) && !(isName(field) && personName(party, index) === contactAt),
      ),
    })),
  )
}

/** Returns the field prefix of the person who is the contact and leads the first item; null if there is none. */
export function contactName([first]: readonly AskingItem[], typed: Typed): string | null {
  const index = first?.requirements.findIndex(({ role }) => role !== undefined) ?? -1
  return isContactLead(typed) && index >= 0 ? personName(0, index) : null
}

/** Returns the field prefix of a person. */
export function personName(party: number, index: number): string {
  return `parties[${party}].travellers[${index}]`
}

/** Returns the field name of an answer, of the party or of one of its people. */
export function answerName(party: number, question: string, index?: number): string {
  const of = index === undefined ? `parties[${party}]` : personName(party, index)
  return `${of}.answers.${question}`
}

/** Returns the hold request of a quote and a valid form. */
export function bookingRequest({ id, dueNow, items, payLater }: Quote, typed: Typed): CreateBookingRequest {
  const own = (name: string) => (typed[name] ?? '').trim()
  const phone = { country: own('contact.country'), number: own('contact.phone') }
  const requests = own('requests')
  const arrival = own('arrival')
  const contactAt = contactName(items, typed)
  return {
    quoteId: id,
    shownTotal: dueNow,
    contact: {
      firstName: own('contact.firstName'),
      lastName: own('contact.lastName'),
      email: own('contact.email'),
      phone: e164(phone) ?? '',
    },
    parties: items.map((item, party) => partyOf(item, party, typed, contactAt)),
    requests,
    ...(arrival && { arrival }),
    ...(payLater && typed.payLater === 'yes' && { payLater: true }),
  }
}

/** Returns the party of an item from the input; `contactAt` is the field prefix of the contact, or null. */
export function partyOf(item: AskingItem, party: number, typed: Typed, contactAt: string | null): Party {
  const answers = answersOf(item, 'party', typed, (question) => answerName(party, question))
  const travellers = item.requirements.map((requirement, index) => {
    const name = personName(party, index)
    const ownAnswers = answersOf(item, 'traveller', typed, (question) => answerName(party, question, index))
    return {
      ...travellerOf(requirement, name, typed, contactAt),
      ...(requirement.fields.includes('lapOf') && { lapOf: lapOf(item, party, index, typed) }),
      ...(ownAnswers.length > 0 && { answers: ownAnswers }),
    }
  })
  return { travellers, ...(answers.length > 0 && { answers }) }
}

function travellerOf(
  { fields, laps: _, ...person }: TravellerRequirement,
  at: string,
  typed: Typed,
  contactAt: string | null,
): Traveller {
  const own = (name: string) => (typed[name] ?? '').trim()
  const names = at === contactAt ? 'contact' : at
  const dateOfBirth = fields.includes('dateOfBirth')
    ? writtenDate(typedDate(typed, `${at}.dateOfBirth`))
    : null
  const nationality = fields.includes('nationality') ? own(`${at}.nationality`) : ''
  const title = travellerTitles.find((one) => fields.includes('title') && one === own(`${at}.title`))
  const gender = genders.find((one) => fields.includes('gender') && one === own(`${at}.gender`))
  const document = fields.includes('document') ? typedDocument(typed, `${at}.document`) : null
  return {
    ...person,
    firstName: own(`${names}.firstName`),
    lastName: own(`${names}.lastName`),
    ...(title && { title }),
    ...(gender && { gender }),
    ...(dateOfBirth && { dateOfBirth }),
    ...(nationality && { nationality }),
    ...(document && { document }),
  }
}

/** Returns the positions of the adults of an item who can have an infant on their lap. */
export function lapsOf({ requirements }: Pick<AskingItem, 'requirements'>, infant: number): number[] {
  const adults = requirements.flatMap(({ type }, index) => (type === 'adult' ? [index] : []))
  return requirements[infant]?.laps ?? adults
}

/** Returns the adult on whose lap an infant travels: the chosen one, else each infant's own in order. */
export function lapOf(item: AskingItem, party: number, index: number, typed: Typed): number {
  const chosen = typed[`${personName(party, index)}.lapOf`] ?? ''
  const before = item.requirements.slice(0, index).filter(({ fields }) => fields.includes('lapOf')).length
  return chosen === '' ? (lapsOf(item, index)[before] ?? 0) : Number(chosen)
}

function answersOf(
  { questions = [] }: AskingItem,
  of: 'party' | 'traveller',
  typed: Typed,
  nameOf: (question: string) => string,
) {
  const ofThem = questions.filter((question) => question.of === of)
  return applicableQuestions(ofThem, (code) => (typed[nameOf(code)] ?? '').trim())
    .map((question) => ({
      question: question.code,
      value: answerValue(question, typed, nameOf(question.code)),
    }))
    .filter(({ value }) => value !== '')
}

function isName(field: TravellerField): boolean {
  return field === 'firstName' || field === 'lastName'
}

type Document = NonNullable<Traveller['document']>

/** Normalises a number as stored: people type it with spaces and in lower case. */
export function documentNumber(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase()
}

/** Returns the document of the fields with this prefix; null if its date is invalid. */
export function typedDocument(typed: Typed, name: string): Document | null {
  const own = (field: string) => (typed[`${name}.${field}`] ?? '').trim()
  const expiresOn = writtenDate(typedDate(typed, `${name}.expiresOn`))
  if (expiresOn === null) return null
  return {
    type: documentTypes.find((type) => type === own('type')) ?? documentTypes[0],
    number: documentNumber(own('number')),
    issuingCountry: own('issuingCountry'),
    expiresOn,
  }
}

import type {
  CreateBookingRequest,
  Party,
  Quote,
  Traveller,
  TravellerRequirement,
} from '../../../../contract/types.ts'
import { e164 } from './phone-number.ts'
import { type Typed, typedDate } from './typed.ts'
import { typedDocument } from './typed-document.ts'
import { writtenDate } from './written-date.ts'

/** What of a traveller is typed; the contact has address and telephone. */
export const travellerFields = ['firstName', 'lastName', 'dateOfBirth', 'nationality', 'document'] as const
type TravellerField = (typeof travellerFields)[number]

/** An item as far as it asks of its party. */
export type AskingItem = Pick<Quote['items'][number], 'requirements' | 'questions'>

/** One person whom the form asks for, by the places of the item in the quote and of the person in its list. */
export interface RequestedDetails extends Pick<TravellerRequirement, 'group' | 'type' | 'role' | 'age'> {
  party: number
  index: number
  fields: readonly TravellerField[]
}

/** Whether the contact is the lead of the first group, too. */
export function isContactLead(typed: Typed): boolean {
  return typed.contactLead === 'yes'
}

/** Takes what each item asks and what is typed, and gives each person with the fields that are left to ask, item by item. */
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

/** The name of the person who is the contact, who leads the first item; null where that is nobody. */
export function contactName([first]: readonly AskingItem[], typed: Typed): string | null {
  const index = first?.requirements.findIndex(({ role }) => role !== undefined) ?? -1
  return isContactLead(typed) && index >= 0 ? personName(0, index) : null
}

/** How the fields of a person begin. */
export function personName(party: number, index: number): string {
  return `parties[${party}].travellers[${index}]`
}

/** The name of the answer to a question: of the party, or of one of its people. */
export function answerName(party: number, question: string, index?: number): string {
  const of = index === undefined ? `parties[${party}]` : personName(party, index)
  return `${of}.answers.${question}`
}

/** Takes a quote and a form without faults, and gives what is to be held. */
export function bookingRequest({ id, dueNow, items }: Quote, typed: Typed): CreateBookingRequest {
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
  }
}

/** Takes an item, its place, what is typed and the name of the person who is the contact (null for nobody), and gives its party. */
export function partyOf(item: AskingItem, party: number, typed: Typed, contactAt: string | null): Party {
  const answers = answersOf(item, 'party', typed, (question) => answerName(party, question))
  const travellers = item.requirements.map((requirement, index) => {
    const name = personName(party, index)
    const said = answersOf(item, 'traveller', typed, (question) => answerName(party, question, index))
    return {
      ...travellerOf(requirement, name, typed, contactAt),
      ...(said.length > 0 && { answers: said }),
    }
  })
  return { travellers, ...(answers.length > 0 && { answers }) }
}

function travellerOf(
  { fields, ...person }: TravellerRequirement,
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
  const document = fields.includes('document') ? typedDocument(typed, `${at}.document`) : null
  return {
    ...person,
    firstName: own(`${names}.firstName`),
    lastName: own(`${names}.lastName`),
    ...(dateOfBirth && { dateOfBirth }),
    ...(nationality && { nationality }),
    ...(document && { document }),
  }
}

function answersOf(
  { questions = [] }: AskingItem,
  of: 'party' | 'traveller',
  typed: Typed,
  nameOf: (question: string) => string,
) {
  return questions
    .filter((question) => question.of === of)
    .map(({ code }) => ({ question: code, value: (typed[nameOf(code)] ?? '').trim() }))
    .filter(({ value }) => value !== '')
}

function isName(field: TravellerField): boolean {
  return field === 'firstName' || field === 'lastName'
}

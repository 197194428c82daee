import type {
  CreateBookingRequest,
  Quote,
  Traveller,
  TravellerRequirement,
} from '../../../../contract/types.ts'
import { groupOf, inGroup } from '../item/party.ts'
import { requirementsOf } from '../item/whole.ts'
import { e164 } from './phone-number.ts'
import { type TypedDate, writtenDate } from './written-date.ts'

/** What is typed into the form, by the field's name; the server names its fields alike. */
export type Typed = Readonly<Record<string, string>>

/** What of a traveller is typed; the contact has address and telephone. */
export const travellerFields = ['firstName', 'lastName', 'dateOfBirth', 'nationality'] as const
type TravellerField = (typeof travellerFields)[number]

/** One person whom the form asks for, by the place in the quote's list. */
export interface Asked {
  index: number
  /** The number of their group in the party, from 1 on: of their room, cabin or vehicle. */
  group: number
  type: TravellerRequirement['type']
  age?: number
  fields: readonly TravellerField[]
}

/** Whether the contact is the lead of the first group, too. */
export function isContactLead(typed: Typed): boolean {
  return typed.contactLead === 'yes'
}

/** Takes whom the supplier wants to know and what is typed, and gives each person with the fields that are left to ask. */
export function askedOf(requirements: readonly TravellerRequirement[], typed: Typed): Asked[] {
  return requirements.map((requirement, index) => ({
    ...{ index, group: groupOf(requirement), type: requirement.type },
    ...(requirement.age !== undefined && { age: requirement.age }),
    fields: travellerFields.filter(
      (field) =>
        requirement.fields.includes(field) &&
        !(isKnown(field) && index === contactIndex(requirements, typed)),
    ),
  }))
}

/** The place of the person who is the contact; -1 where that is nobody. */
export function contactIndex(requirements: readonly TravellerRequirement[], typed: Typed): number {
  return isContactLead(typed) ? requirements.findIndex(({ type }) => type === 'lead') : -1
}

/** The name of a traveller's field. */
export function nameOf(index: number, field: string): string {
  return `travellers[${index}].${field}`
}

/** The three fields of a date. */
export function typedDate(typed: Typed, name: string): TypedDate {
  return {
    day: typed[`${name}.day`] ?? '',
    month: typed[`${name}.month`] ?? '',
    year: typed[`${name}.year`] ?? '',
  }
}

/** Takes a quote and a form without faults, and gives what is to be held. */
export function wishOf(quote: Quote, typed: Typed): CreateBookingRequest {
  const { id, dueNow } = quote
  const requirements = requirementsOf(quote)
  const own = (name: string) => (typed[name] ?? '').trim()
  const phone = { country: own('contact.country'), number: own('contact.phone') }
  const requests = own('requests')
  const arrival = own('arrival')
  return {
    quoteId: id,
    shownTotal: dueNow,
    contact: {
      firstName: own('contact.firstName'),
      lastName: own('contact.lastName'),
      email: own('contact.email'),
      phone: e164(phone) ?? '',
    },
    travellers: requirements.map((requirement, index) =>
      travellerOf(requirement, index, typed, requirements),
    ),
    requests,
    ...(arrival && { arrival }),
  }
}

function travellerOf(
  requirement: TravellerRequirement,
  index: number,
  typed: Typed,
  requirements: readonly TravellerRequirement[],
): Traveller {
  const { type, age, fields } = requirement
  const isContact = index === contactIndex(requirements, typed)
  const own = (field: string) => (typed[nameOf(index, field)] ?? '').trim()
  const name = (field: 'firstName' | 'lastName') =>
    isContact ? (typed[`contact.${field}`] ?? '').trim() : own(field)
  const dateOfBirth = fields.includes('dateOfBirth')
    ? writtenDate(typedDate(typed, nameOf(index, 'dateOfBirth')))
    : null
  const nationality = fields.includes('nationality') ? own('nationality') : ''
  return {
    ...inGroup(groupOf(requirement)),
    ...{ type, firstName: name('firstName'), lastName: name('lastName') },
    ...(age !== undefined && { age }),
    ...(dateOfBirth && { dateOfBirth }),
    ...(nationality && { nationality }),
  }
}

function isKnown(field: TravellerField): boolean {
  return field === 'firstName' || field === 'lastName'
}

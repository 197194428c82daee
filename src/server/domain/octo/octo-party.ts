import type { ActivityOption } from '../suppliers/activity-option.ts'
import type { BookingContact, BookingTraveller } from '../suppliers/traveller.ts'
import { inOrderOfGroups, travellerTypeOf } from '../suppliers/unit-travellers.ts'
import { OctoError } from './octo-error.ts'
import { bookingAnswers } from './octo-questions.ts'
import type { OctoContact, OctoUnitItem } from './octo-record.ts'

/** The units that a reseller asks for. */
export type RequestedItems = readonly (Pick<OctoUnitItem, 'unitId'> & Partial<Omit<OctoUnitItem, 'unitId'>>)[]

/** A contact of which nothing is known. */
export const emptyContact: OctoContact = {
  fullName: null,
  firstName: null,
  lastName: null,
  emailAddress: null,
  phoneNumber: null,
  locales: [],
  postalCode: null,
  country: null,
  notes: null,
}

/** Returns the units of a request, each with a uuid and a contact. Throws without any, or with the same uuid twice. */
export function itemsOf(items: RequestedItems = []): OctoUnitItem[] {
  if (items.length === 0) throw new OctoError('UNPROCESSABLE_ENTITY', 'unitItems must have at least one unit')
  const made = items.map(
    ({ uuid = crypto.randomUUID(), unitId, resellerReference = null, contact = emptyContact, ...more }) => ({
      uuid,
      unitId,
      resellerReference,
      contact,
      ...more,
    }),
  )
  if (new Set(made.map(({ uuid }) => uuid)).size < made.length)
    throw new OctoError('UNPROCESSABLE_ENTITY', 'unitItems must have different uuids')
  return made
}

/** Returns who is responsible for a booking. Throws without a name. */
export function requireContact(contact: OctoContact): BookingContact {
  const [first = '', ...rest] = (contact.fullName ?? '').trim().split(/\s+/)
  const givenName = contact.firstName ?? first
  const familyName = contact.lastName ?? (rest.join(' ') || first)
  if (givenName === '' || familyName === '')
    throw new OctoError('UNPROCESSABLE_ENTITY', 'contact must have fullName, or firstName and lastName')
  return { givenName, familyName, email: contact.emailAddress ?? '', phone: contact.phoneNumber ?? '' }
}

/** Returns a traveller for each unit in the order of a party's groups: adults first, whose first one leads. */
export function travellersOf(
  items: readonly OctoUnitItem[],
  lead: BookingContact,
  { units }: Pick<ActivityOption, 'units'>,
): BookingTraveller[] {
  const kindOf = ({ unitId }: OctoUnitItem) => units.find(({ unit }) => unit === unitId)?.kind ?? 'adult'
  return inOrderOfGroups(items, kindOf).map((item, index) => {
    const { contact, questionAnswers = [] } = item
    return {
      givenName: contact.firstName ?? lead.givenName,
      familyName: contact.lastName ?? lead.familyName,
      type: travellerTypeOf(kindOf(item)),
      ...(index === 0 && { role: 'lead' }),
      group: index + 1,
      ...(questionAnswers.length > 0 && { answers: bookingAnswers(questionAnswers) }),
    }
  })
}

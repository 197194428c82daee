import type { UnitCount } from '../suppliers/activity-option.ts'
import type { BookingContact, BookingTraveller } from '../suppliers/traveller.ts'
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

/** Returns how many there are of each unit, by unit. */
export function unitsOf(items: readonly OctoUnitItem[]): UnitCount[] {
  const counts = new Map<string, number>()
  for (const { unitId } of items) counts.set(unitId, (counts.get(unitId) ?? 0) + 1)
  return [...counts]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([unit, count]) => ({ unit, count }))
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

/** Returns a traveller for each unit; the first leads. */
export function travellersOf(items: readonly OctoUnitItem[], lead: BookingContact): BookingTraveller[] {
  return items.map(({ contact, questionAnswers = [] }, index) => ({
    givenName: contact.firstName ?? lead.givenName,
    familyName: contact.lastName ?? lead.familyName,
    type: 'adult',
    ...(index === 0 && { role: 'lead' }),
    group: index + 1,
    ...(questionAnswers.length > 0 && { answers: bookingAnswers(questionAnswers) }),
  }))
}

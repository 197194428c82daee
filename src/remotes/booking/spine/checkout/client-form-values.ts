import type { Booking } from '../../../../contract/types.ts'
import { international } from './phone-number.ts'
import type { Typed } from './typed.ts'
import { personName } from './typed-form.ts'

/** Splits a phone number into the form's fields: country and national number. */
export function typedPhone(number: string, country: string): Typed {
  if (number.trim() === '') return {}
  const known = international({ country, number }) ?? { country, number }
  return { 'contact.country': known.country, 'contact.phone': known.number }
}

/** Returns a booking's travellers and contact as form values, to book for them again. */
export function clientFormValues(
  {
    contact,
    items,
  }: Pick<Booking, 'contact'> & { items: readonly Pick<Booking['items'][number], 'party'>[] },
  country: string,
): Typed {
  const lead = items[0]?.party.travellers.find(({ role }) => role === 'lead')
  const isLead = lead?.firstName === contact.firstName && lead.lastName === contact.lastName
  return {
    'contact.firstName': contact.firstName,
    'contact.lastName': contact.lastName,
    'contact.email': contact.email,
    ...typedPhone(contact.phone, country),
    contactLead: isLead ? 'yes' : '',
    ...Object.fromEntries(
      items.flatMap(({ party }, at) =>
        party.travellers.flatMap(({ firstName, lastName }, index) => [
          [`${personName(at, index)}.firstName`, firstName],
          [`${personName(at, index)}.lastName`, lastName],
        ]),
      ),
    ),
  }
}

import type { Booking } from '../../../../contract/types.ts'
import { international } from './phone-number.ts'
import { nameOf, type Typed } from './typed-form.ts'

/** A telephone number as the form has it: its country, and the number there. */
export function typedPhone(number: string, country: string): Typed {
  if (number.trim() === '') return {}
  const known = international({ country, number }) ?? { country, number }
  return { 'contact.country': known.country, 'contact.phone': known.number }
}

/** Takes a booking and gives its people and whom to write to as the form has them, for who books for them again. */
export function typedOfClient(
  { contact, travellers }: Pick<Booking, 'contact' | 'travellers'>,
  country: string,
): Typed {
  const lead = travellers.find(({ type }) => type === 'lead')
  const isLead = lead?.firstName === contact.firstName && lead.lastName === contact.lastName
  return {
    'contact.firstName': contact.firstName,
    'contact.lastName': contact.lastName,
    'contact.email': contact.email,
    ...typedPhone(contact.phone, country),
    contactLead: isLead ? 'yes' : '',
    ...Object.fromEntries(
      travellers.flatMap(({ firstName, lastName }, index) => [
        [nameOf(index, 'firstName'), firstName],
        [nameOf(index, 'lastName'), lastName],
      ]),
    ),
  }
}

import { useAgency, useApi, useQuery, useSession } from '@livery/platform'
import { useEffect, useState } from 'react'
import { bookingQuery } from '../../../../api/bookings.ts'
import { profileQuery } from '../../../../api/profile.ts'
import type { Booking } from '../../../../contract/types.ts'
import { callingCodeOf, international } from './phone-number.ts'
import type { Typed } from './typed.ts'
import { personName } from './typed-form.ts'
import type { StoredCheckoutState } from './use-stored-checkout.ts'

/** Input of the checkout's form: stored in the tab, and prefilled with the signed-in user's data. */
export interface GuestForm {
  typed: Typed
  type: (name: string, value: string) => void
  /** The booking whose client an agent books for again. */
  client: Booking | null
}

/** Returns the form's fields: for an agent they start empty, or with the client of the booking in the address. */
export function useGuestForm(stored: StoredCheckoutState, clientReference: string | null): GuestForm {
  const { defaultCountry } = useAgency()
  const session = useSession()
  const isOwnTravel = session.signedIn && !session.isTravelAgent
  const [typed, setTyped] = useState<Typed>(() => stored.read().typed ?? {})
  const profile = useQuery({
    ...profileQuery(useApi()),
    enabled: isOwnTravel && session.keptBy === undefined,
  }).data
  const client = useClient(clientReference)

  const own: Typed = {
    'contact.country': callingCodeOf(defaultCountry) ? defaultCountry : 'US',
    contactLead: 'yes',
    ...(isOwnTravel && {
      'contact.firstName': session.firstName ?? '',
      'contact.lastName': session.lastName ?? '',
      'contact.email': session.email ?? '',
      // A number that is being typed keeps its country when the profile loads late.
      ...(typed['contact.phone'] === undefined && typedPhone(profile?.data.phone ?? '', defaultCountry)),
    }),
    ...(client && clientFormValues(client, defaultCountry)),
  }
  useEffect(() => stored.keep({ typed }), [stored, typed])
  return {
    // The input, even if empty, takes precedence over known data.
    typed: { ...own, ...typed },
    client,
    type: (name, value) => setTyped((before) => ({ ...before, [name]: value })),
  }
}

/** Returns a client's booking if the user may manage it. */
function useClient(reference: string | null): Booking | null {
  const { isTravelAgent } = useSession()
  const { data } = useQuery({
    ...bookingQuery(useApi(), reference ?? ''),
    enabled: isTravelAgent && reference !== null,
  })
  return data?.data ?? null
}

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

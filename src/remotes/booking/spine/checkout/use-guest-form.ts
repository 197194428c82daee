import { useAgency, useApi, useQuery, useSession } from '@livery/platform'
import { useEffect, useState } from 'react'
import { bookingQuery } from '../../../../api/bookings.ts'
import { profileQuery } from '../../../../api/profile.ts'
import type { Booking } from '../../../../contract/types.ts'
import { callingCodeOf } from './calling-codes.ts'
import { clientFormValues, typedPhone } from './client-form-values.ts'
import type { Typed } from './typed.ts'
import type { StoredCheckoutState } from './use-stored-checkout.ts'

/** What is typed into the checkout's form: kept in the tab, and begun with what is known of who is signed in. */
export interface GuestForm {
  typed: Typed
  type: (name: string, value: string) => void
  /** The booking of the client whose people the form begins with, for who books again for them. */
  client: Booking | null
}

/** The form's fields: of an agent, who books for somebody else, they begin empty, or with the client of the booking that the address names. */
export function useGuestForm(kept: StoredCheckoutState, clientReference: string | null): GuestForm {
  const { defaultCountry } = useAgency()
  const session = useSession()
  const isOwnTravel = session.signedIn && !session.isTravelAgent
  const [typed, setTyped] = useState<Typed>(() => kept.read().typed ?? {})
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
      // A number that is being typed keeps its country when the profile comes late.
      ...(typed['contact.phone'] === undefined && typedPhone(profile?.data.phone ?? '', defaultCountry)),
    }),
    ...(client && clientFormValues(client, defaultCountry)),
  }
  useEffect(() => kept.keep({ typed }), [kept, typed])
  return {
    // What was typed, also nothing, comes before what is known.
    typed: { ...own, ...typed },
    client,
    type: (name, value) => setTyped((before) => ({ ...before, [name]: value })),
  }
}

/** The booking of a client, for who may look after it. */
function useClient(reference: string | null): Booking | null {
  const { isTravelAgent } = useSession()
  const { data } = useQuery({
    ...bookingQuery(useApi(), reference ?? ''),
    enabled: isTravelAgent && reference !== null,
  })
  return data?.data ?? null
}

import { useAgency, useApi, useQuery, useSession } from '@livery/platform'
import { useEffect, useState } from 'react'
import { profileQuery } from '../../../api/profile.ts'
import { callingCodeOf } from './calling-codes.ts'
import { international } from './phone-number.ts'
import type { Typed } from './typed-form.ts'
import type { Kept } from './use-kept.ts'

/** What is typed into the checkout's form: kept in the tab, and begun with what is known of who is signed in. */
export interface GuestForm {
  typed: Typed
  type: (name: string, value: string) => void
}

/** The form's fields: of an agent, who books for somebody else, they begin empty. */
export function useGuestForm(kept: Kept): GuestForm {
  const { defaultCountry } = useAgency()
  const session = useSession()
  const isOwnTravel = session.signedIn && !session.isTravelAgent
  const [typed, setTyped] = useState<Typed>(() => kept.read().typed ?? {})
  const profile = useQuery({
    ...profileQuery(useApi()),
    enabled: isOwnTravel && session.keptBy === undefined,
  }).data

  const own: Typed = {
    'contact.country': callingCodeOf(defaultCountry) ? defaultCountry : 'US',
    contactLead: 'yes',
    ...(isOwnTravel && {
      'contact.firstName': session.firstName ?? '',
      'contact.lastName': session.lastName ?? '',
      'contact.email': session.email ?? '',
      ...phoneOf(profile?.data.phone ?? '', defaultCountry),
    }),
  }
  useEffect(() => kept.keep({ typed }), [kept, typed])
  return {
    // What was typed, also nothing, comes before what is known.
    typed: { ...own, ...typed },
    type: (name, value) => setTyped((before) => ({ ...before, [name]: value })),
  }
}

/** A number of the profile as the form has it. */
function phoneOf(number: string, country: string): Typed {
  if (number.trim() === '') return {}
  const known = international({ country, number }) ?? { country, number }
  return { 'contact.country': known.country, 'contact.phone': known.number }
}

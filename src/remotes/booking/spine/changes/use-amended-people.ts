import { usePage } from '@livery/platform'
import { useState } from 'react'
import type { AmendedParty, Amendment, BookingItem } from '../../../../contract/types.ts'
import type { Faults } from '../checkout/fault.ts'
import { type Days, onlyFaults, partyFaults } from '../checkout/form-faults.ts'
import type { Typed } from '../checkout/typed.ts'
import type { AskingItem } from '../checkout/typed-form.ts'
import { type FieldOf, useFormFields } from '../checkout/use-form-fields.ts'
import { amendedParty, answeredBefore, type Places, placesOf, requestedAfter } from './amended-party.ts'

/** The people of an item once it is changed: who of the known takes which place, and what is typed of the others. */
export interface AmendedPeople {
  places: Places
  asked: AskingItem
  /** What is known and typed, by the fields of the form. */
  typed: Typed
  field: FieldOf
  /** Gives a place to a known person, or to one who joins (null); who had it takes that person's former place. */
  choose: (index: number, place: number | null) => void
  /** Looks at the form and gives the party, undefined where it stays; the first wrong field where something is wrong. */
  look: () => { party: AmendedParty | undefined } | { wrong: string }
}

const noFaults: Faults = {}

/** Holds the people of a change that was quoted, for the days of what it becomes. */
export function useAmendedPeople(amendment: Amendment, item: BookingItem, days: Days): AmendedPeople {
  const { today } = usePage()
  const [places, setPlaces] = useState(() => placesOf(amendment, item))
  const [own, setOwn] = useState<Typed>({})
  const [isTried, setTried] = useState(false)
  const typed = { ...answeredBefore(item, places), ...own }
  const asked = requestedAfter(amendment, item, places, days.end)
  const faults = onlyFaults(partyFaults(typed, { items: [asked], days: [days], today }, 0))
  const type = (name: string, value: string) => setOwn((before) => ({ ...before, [name]: value }))
  return {
    places,
    asked,
    typed,
    field: useFormFields({ typed, type, client: null }, isTried ? faults : noFaults),
    choose(index, place) {
      const former = places[index] ?? null
      setPlaces(
        places.map((one, at) => (at === index ? place : one !== null && one === place ? former : one)),
      )
      // What was typed of a place is of the person who had it.
      setOwn({})
    },
    look() {
      setTried(true)
      const [wrong] = Object.keys(faults)
      return wrong === undefined ? { party: amendedParty(asked, places, item, typed) } : { wrong }
    },
  }
}

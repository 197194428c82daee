import { usePage } from '@livery/platform'
import { useState } from 'react'
import type { AmendedParty, Amendment, BookingItem } from '../../../../contract/types.ts'
import type { Faults } from '../checkout/fault.ts'
import { type Days, onlyFaults, partyFaults } from '../checkout/form-faults.ts'
import type { Typed } from '../checkout/typed.ts'
import type { AskingItem } from '../checkout/typed-form.ts'
import { type FieldOf, useFormFields } from '../checkout/use-form-fields.ts'
import {
  amendedParty,
  answeredBefore,
  namesBefore,
  type Places,
  placesOf,
  requestedAfter,
} from './amended-party.ts'

/** People of an item after the change: the place of each known person, and the data entered for the others. */
export interface AmendedPeople {
  places: Places
  requested: AskingItem
  /** Known and entered data, by form field. */
  typed: Typed
  field: FieldOf
  /**
   * Assigns a known person, or null for a new one, to a place; the traveller who had this place gets the previous
   * one.
   */
  choose: (index: number, place: number | null) => void
  /** Validates the form. Returns the party, undefined if it stays the same, or the name of the first invalid field. */
  validate: () => { party: AmendedParty | undefined } | { wrong: string }
}

const noFaults: Faults = {}

/** Form state for the people of a quoted change; `days` are those after the change. */
export function useAmendedPeople(amendment: Amendment, item: BookingItem, days: Days): AmendedPeople {
  const { today } = usePage()
  const [places, setPlaces] = useState(() => placesOf(amendment, item))
  const [own, setOwn] = useState<Typed>({})
  const [isTried, setTried] = useState(false)
  const typed = { ...namesBefore(item, places), ...answeredBefore(item, places), ...own }
  const requested = requestedAfter(amendment, item, places, days.end)
  const faults = onlyFaults(partyFaults(typed, { items: [requested], days: [days], today }, 0))
  const type = (name: string, value: string) => setOwn((before) => ({ ...before, [name]: value }))
  return {
    places,
    requested,
    typed,
    field: useFormFields({ typed, type, client: null }, isTried ? faults : noFaults),
    choose(index, place) {
      const former = places[index] ?? null
      setPlaces(
        places.map((one, at) => (at === index ? place : one !== null && one === place ? former : one)),
      )
      // The entered data belongs to the person who had the place.
      setOwn({})
    },
    validate() {
      setTried(true)
      const [wrong] = Object.keys(faults)
      return wrong === undefined ? { party: amendedParty(requested, places, item, typed) } : { wrong }
    },
  }
}

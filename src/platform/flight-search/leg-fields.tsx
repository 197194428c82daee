import { useEffect, useRef, useState } from 'react'
import { type AirportPlace, flightPlaces } from '../../api/suggest.ts'
import type { FlightPlaceChoice } from '../../tenant/flight-search.ts'
import { Icon } from '../../ui/icon.tsx'
import { type PlaceEntry, PlaceField, usePlaceEntry } from '../search/place-field.tsx'
import { useText } from '../text.ts'
import type { FlightLeg } from './flight-legs.ts'
import { FLIGHT_SEARCH } from './flight-search-texts.ts'

/** What a search needs of an airport or city. */
type Chosen = Pick<AirportPlace, 'code' | 'isCity' | 'name'>
type AirportEntry = PlaceEntry<Chosen, AirportPlace>
type AirportsAnswer = Parameters<typeof flightPlaces.placesOf>[0]

/** Both places of a leg, as its fields have them. */
export interface LegPlaces {
  from: Chosen | null
  to: Chosen | null
}

/** How the form asks a leg's fields. */
export interface LegHandle {
  /** Completes typed places; null if one is missing, which its field then says. */
  resolve: (form: HTMLFormElement) => Promise<{ from: Chosen; to: Chosen } | null>
  /** Returns what is chosen so far. */
  peek: () => LegPlaces
}

interface LegFieldsProps {
  leg: FlightLeg
  /** Stores the handle under the leg's id; null when the fields disappear. */
  register: (id: number, handle: LegHandle | null) => void
}

/** Where a leg starts and ends, with a button that swaps the two. */
export function LegFields({ leg, register }: LegFieldsProps) {
  const text = useText(FLIGHT_SEARCH)
  const from = useAirport(`from${leg.id}`, leg.from, text('flight.fromRequired'))
  const to = useAirport(`to${leg.id}`, leg.to, text('flight.toRequired'))
  const [isSame, setIsSame] = useState(false)
  const handle = useRef<LegHandle>(null as unknown as LegHandle)
  handle.current = {
    async resolve(form) {
      const start = await from.resolve(form)
      const end = start && (await to.resolve(form))
      setIsSame(start !== null && end?.code === start.code)
      return start && end && start.code !== end.code ? { from: start, to: end } : null
    },
    peek: () => ({ from: from.place, to: to.place }),
  }
  const { id } = leg
  useEffect(() => {
    register(id, {
      resolve: (form) => handle.current.resolve(form),
      peek: () => handle.current.peek(),
    })
    return () => register(id, null)
  }, [id, register])
  const swap = () => {
    const { text: fromText, place } = from
    from.fill(to.text, to.place)
    to.fill(fromText, place)
    setIsSame(false)
  }
  /** An airport's line says how far it is from what was typed. */
  const detailOf = ({ label, distance }: AirportPlace) => {
    if (!distance) return label
    const away = text(`flight.distance.${distance.from}`, { distance: distance.kilometres })
    return label === '' ? away : `${label} · ${away}`
  }
  const problem = isSame && from.place?.code === to.place?.code ? text('flight.samePlace') : undefined
  return (
    <div className="leg-places">
      <PlaceField label={text('flight.from')} entry={from} detailOf={detailOf} />
      <button type="button" className="leg-swap" aria-label={text('flight.swap')} onClick={swap}>
        <Icon path={SWAP} className="size-4.5" />
      </button>
      <PlaceField label={text('flight.to')} entry={problem ? { ...to, problem } : to} detailOf={detailOf} />
    </div>
  )
}

const SWAP = 'M7 9.5h13l-4-4M17 14.500H4l4 4'

function useAirport(name: string, choice: FlightPlaceChoice | null, required: string): AirportEntry {
  return usePlaceEntry<AirportsAnswer, AirportPlace, Chosen>({
    name,
    source: flightPlaces,
    text: choice ? nameOf(choice) : '',
    place: choice && { ...choice, name: nameOf(choice) },
    required,
    textOf: (place) => place.name,
  })
}

/** The name with the code next to it, as the suggestions have it. */
function nameOf({ name, code }: FlightPlaceChoice): string {
  return name.endsWith(`(${code})`) || name === code ? name : `${name} (${code})`
}

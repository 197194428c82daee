import { useMemo, useState } from 'react'
import { DeferredMap } from './deferred-map.tsx'
import type { GeoPosition } from './projection.ts'

export interface NamedPlace {
  readonly id: string
  readonly name: string
  readonly position: GeoPosition
}

interface PlaceMapProps {
  /** Where a traveller has to be; the first one is selected. */
  places: readonly [NamedPlace, ...NamedPlace[]]
  /** Name and position of the town or airport in the middle of the map's rings. */
  center: { name: string; position: GeoPosition }
  /** True to keep the middle in view together with the places. */
  withCenter?: boolean
}

/** Map of the few places of one product, each labelled with its name. */
export function PlaceMap({ places, center, withCenter = false }: PlaceMapProps) {
  const [first] = places
  const [selected, setSelected] = useState<string | null>(first.id)
  const offers = useMemo(
    () => places.map(({ id, name, position }) => ({ id, name, label: name, position })),
    [places],
  )
  return <DeferredMap {...{ center, offers, withCenter }} selectedId={selected} onSelect={setSelected} />
}

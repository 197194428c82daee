import { useMemo } from 'react'
import type { CarDesk } from '../../../../../contract/types.ts'
import { PlaceMap } from '../../../spine/map/place-map.tsx'

/** Map of the desks of one rental, with the place from which their distance is given. */
export function DeskPlaces({ desks }: { desks: readonly [CarDesk, ...CarDesk[]] }) {
  const [first] = desks
  const center = useMemo(() => ({ name: first.distance.from, position: first.position }), [first])
  return <PlaceMap places={desks} center={center} withCenter />
}

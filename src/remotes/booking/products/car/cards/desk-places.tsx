import { useMemo } from 'react'
import type { Rental } from '../../../../../contract/types.ts'
import { PlaceMap } from '../../../spine/map/place-map.tsx'

/** Map of the desk or the two desks of a rental, with the place from which their distance is given. */
export function DeskPlaces({ rental: { pickUp, dropOff } }: { rental: Pick<Rental, 'pickUp' | 'dropOff'> }) {
  const desk = pickUp.desk
  const other = dropOff.desk.id === desk.id ? null : dropOff.desk
  const center = useMemo(() => ({ name: desk.distance.from, position: desk.position }), [desk])
  const places = useMemo(() => (other ? ([desk, other] as const) : ([desk] as const)), [desk, other])
  return <PlaceMap {...{ center, places }} withCenter />
}

import type { Geo } from '../../../../../packages/geography/geo.ts'
import type { GeoPoint } from '../../../../../packages/geography/geo-point.ts'
import { referencePlace } from '../../../../../packages/geography/reference-place.ts'

const radiusMiles = 15
const mostPlaces = 60

/**
 * Takes the geography, the point that deals were asked near and, where it was given, the place as the traveller wrote it, and
 * gives the place's name as a part of the answer: what a page heads its deals with (spec §2.4). Empty in mid-ocean.
 */
export function placeNear(geo: Geo, point: GeoPoint, placeName = ''): { near?: string } {
  const place = referencePlace(geo.citiesNear(point, radiusMiles, mostPlaces), placeName)
  return place ? { near: place.name } : {}
}

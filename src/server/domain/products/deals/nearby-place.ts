import type { Geo } from '../../../../../packages/geography/geo.ts'
import type { GeoPoint } from '../../../../../packages/geography/geo-point.ts'
import { referencePlace } from '../../../../../packages/geography/reference-place.ts'

const radiusMiles = 15
const mostPlaces = 60

/**
 * Returns the name, in the language, of the place near the searched point, which heads a page's deals (spec §2.4); prefers the place as
 * the traveller wrote it. Empty in mid-ocean.
 */
export function nearbyPlace(geo: Geo, point: GeoPoint, language: string, placeName = ''): { near?: string } {
  const place = referencePlace(geo.citiesNear(point, radiusMiles, mostPlaces), placeName)
  return place ? { near: geo.nameIn(language, place) } : {}
}

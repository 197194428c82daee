import { distanceMiles } from '../../../../../packages/geography/distance-miles.ts'
import type { Geo } from '../../../../../packages/geography/geo.ts'
import type { GeoPoint } from '../../../../../packages/geography/geo-point.ts'

export interface NamedPlace extends GeoPoint {
  readonly name: string
}

/** Beyond the distance of any hotel in a search, another city may have the same name. */
const searchedMiles = 30
/** The largest distance between two centres given for the same city. */
const sameCityMiles = 2
const citiesAtOneSpot = 5

/**
 * Returns a function that maps the geography's name of a city near the point (degrees) to the agency's own (`Dubai`
 * to `دبي`). Names that the agency does not have stay.
 */
export function placeName(
  point: GeoPoint,
  places: readonly NamedPlace[],
  geo: Pick<Geo, 'citiesNear'>,
): (city: string) => string {
  const own = new Map<string, string>()
  for (const place of places) {
    if (distanceMiles(point, place) > searchedMiles) continue
    // Its suburbs may be as near.
    const [city] = geo
      .citiesNear(place, sameCityMiles, citiesAtOneSpot)
      .sort((a, b) => b.population - a.population)
    if (city && !own.has(city.name)) own.set(city.name, place.name)
  }
  return (city) => own.get(city) ?? city
}

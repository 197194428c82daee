import { distanceMiles } from '../../../../../packages/geography/distance-miles.ts'
import type { Geo } from '../../../../../packages/geography/geo.ts'
import type { GeoPoint } from '../../../../../packages/geography/geo-point.ts'

export interface NamedPlace extends GeoPoint {
  readonly name: string
}

/** Farther from the search than any hotel it finds, another city may have the same name. */
const searchedMiles = 30
/** Between two centres that are told of the same city. */
const sameCityMiles = 2
const citiesAtOneSpot = 5

/**
 * Takes the point of a search in degrees, an agency's own names of places and the geography, and gives a function from
 * the geography's name of a city near the point to the agency's (`Dubai` to `دبي`), or to the same where it has none.
 */
export function placeName(
  point: GeoPoint,
  places: readonly NamedPlace[],
  geo: Pick<Geo, 'citiesNear'>,
): (city: string) => string {
  const own = new Map<string, string>()
  for (const place of places) {
    if (distanceMiles(point, place) > searchedMiles) continue
    // Its suburbs may stand as near.
    const [city] = geo
      .citiesNear(place, sameCityMiles, citiesAtOneSpot)
      .sort((a, b) => b.population - a.population)
    if (city && !own.has(city.name)) own.set(city.name, place.name)
  }
  return (city) => own.get(city) ?? city
}

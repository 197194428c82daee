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
const mostCities = 400

/** Whose names a page says: the agency's own places, and the language of the others. */
export interface PlaceNames {
  readonly places?: readonly NamedPlace[]
  readonly language: string
}

/**
 * Returns a function that maps the geography's name of a city near the point (degrees) to the agency's own, or to its
 * name in the language (`Dubai` to `دبي`). Other names stay.
 */
export function placeName(
  point: GeoPoint,
  { places = [], language }: PlaceNames,
  geo: Pick<Geo, 'citiesNear' | 'nameIn'>,
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
  const known = new Map<string, string>()
  const translated = (name: string) => {
    const city = geo.citiesNear(point, searchedMiles, mostCities).find((near) => near.name === name)
    return city ? geo.nameIn(language, city) : name
  }
  return (city) => {
    const name = own.get(city) ?? known.get(city) ?? translated(city)
    known.set(city, name)
    return name
  }
}

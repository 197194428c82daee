import { distanceMiles } from '../../../../../packages/geography/distance-miles.ts'
import type { Geo, NearbyCity } from '../../../../../packages/geography/geo.ts'
import type { GeoPoint } from '../../../../../packages/geography/geo-point.ts'

const radiusMiles = 20
const mostLooked = 400
const most = 8
/** Nearer towns are parts of a place, or their names would overlap. */
const apartMiles = 2.5

/** Returns the largest towns round a search, far enough from it and each other for a map to label them in the language. */
export function neighborTowns(
  geo: Pick<Geo, 'citiesNear' | 'nameIn'>,
  point: GeoPoint,
  language: string,
): { name: string; latitude: number; longitude: number }[] {
  const largest = geo
    .citiesNear(point, radiusMiles, mostLooked)
    .filter((city) => city.distanceMiles >= apartMiles)
    .sort((a, b) => b.population - a.population)
  const chosen: NearbyCity[] = []
  for (const city of largest) {
    if (chosen.length === most) break
    if (chosen.every((other) => distanceMiles(other, city) >= apartMiles)) chosen.push(city)
  }
  return chosen.map((city) => ({
    name: geo.nameIn(language, city),
    latitude: city.latitude,
    longitude: city.longitude,
  }))
}

import { distanceMiles } from '../../../../packages/geography/distance-miles.ts'
import { foldText } from '../../../../packages/geography/fold-text.ts'
import type { Airport, City, Geo } from '../../../../packages/geography/geo.ts'
import type { GeoPoint } from '../../../../packages/geography/geo-point.ts'
import {
  type MetropolitanArea,
  metropolitanAreas,
} from '../../../../packages/geography/metropolitan-areas.ts'
import type { AirportNearby } from '../../../contract/types.ts'

const KM_PER_MILE = 1.609344
/** As far as a search may ask for nearby airports. */
const nearbyKm = 300
const mostNearby = 6

/** Returns the city with several airports that a text and its most likely city mean; null if there is none. */
export function cityOfAirports(text: string, city: City | undefined): MetropolitanArea | null {
  const code = text.trim().toUpperCase()
  const named = metropolitanAreas.find((area) => area.code === code)
  if (named !== undefined) return named
  return (
    metropolitanAreas.find(
      (area) =>
        city !== undefined &&
        area.countryCode === city.countryCode &&
        foldText(area.city) === foldText(city.name),
    ) ?? null
  )
}

/** Returns the place of a city with several airports; null if the geography has lost it. */
export function placeOfCity(geo: Pick<Geo, 'suggestCities'>, area: MetropolitanArea): City | null {
  return geo.suggestCities(area.city, 5).find(({ countryCode }) => countryCode === area.countryCode) ?? null
}

/** Returns airports with their distance from a point, nearest first. */
export function airportsFrom(
  geo: Pick<Geo, 'suggestAirports'>,
  codes: readonly string[],
  point: GeoPoint,
): AirportNearby[] {
  return codes
    .flatMap((code) => geo.suggestAirports(code, 1).filter(({ iata }) => iata === code))
    .map((airport) => nearbyAirport(airport, distanceMiles(point, airport)))
    .toSorted((one, other) => one.kilometres - other.kilometres)
}

/** Returns the other airports within reach of one, nearest first. */
export function airportsBeside(geo: Pick<Geo, 'airportsNear'>, { iata, ...point }: Airport): AirportNearby[] {
  return geo
    .airportsNear(point, nearbyKm / KM_PER_MILE, mostNearby + 1)
    .filter((airport) => airport.iata !== iata)
    .slice(0, mostNearby)
    .map((airport) => nearbyAirport(airport, airport.distanceMiles))
}

function nearbyAirport({ iata, name }: Airport, miles: number): AirportNearby {
  return { iata, name, kilometres: Math.round(miles * KM_PER_MILE) }
}

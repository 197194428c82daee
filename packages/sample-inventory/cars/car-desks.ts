import type { CarDesk } from '../../../src/server/domain/suppliers/car-offer.ts'
import type { Airport, City, Geo } from '../../geography/geo.ts'
import type { GeoPoint } from '../../geography/geo-point.ts'
import { placeClimate } from '../../geography/places/place-climate.ts'
import { isSeaside } from '../../geography/places/seaside.ts'
import { referencePlace } from '../../geography/reference-place.ts'
import type { Climate } from '../../scenes/scene-kind.ts'

/** A rental desk with the data that the inventory needs. */
export interface Desk extends CarDesk {
  readonly id: string
  readonly countryCode: string
  readonly isAirport: boolean
  /** IATA code; null in a town. */
  readonly iata: string | null
  /** The town for addresses, and from which distances are measured. */
  readonly town: City
  /** Population of the place it serves. */
  readonly population: number
  /** What the surrounding roads look like. */
  readonly climate: Climate
}

const airportMiles = 45
const townMiles = 12
const leastTown = 15_000

/**
 * Returns the rental desks near a point, the most used first: up to two airports with ordinary service, and one in
 * the town. An empty list if nothing is near.
 */
export function carDesks(geo: Geo, point: GeoPoint): Desk[] {
  const town = referencePlace(geo.citiesNear(point, townMiles, 20), '')
  const served = (airport: Airport): City => town ?? cityOf(airport)
  const isCoast = town !== undefined && isSeaside(town)
  const airports = geo
    .airportsNear(point, airportMiles, 12)
    .filter((airport) => airport.size !== 'small')
    .sort((a, b) => weight(b.size) / (b.distanceMiles + 8) - weight(a.size) / (a.distanceMiles + 8))
    .slice(0, 2)
    .map(
      (airport): Desk => ({
        id: airport.iata.toLowerCase(),
        name: `${airport.name.replace(/ \(.*\)$/, '')} (${airport.iata})`,
        position: { latitude: airport.latitude, longitude: airport.longitude },
        countryCode: airport.countryCode,
        isAirport: true,
        iata: airport.iata,
        town: served(airport),
        population: airport.population,
        climate: placeClimate(airport, isCoast),
      }),
    )
  if (!town || (town.population < leastTown && airports.length > 0)) return airports
  return [
    ...airports,
    {
      id: `c${town.id}`,
      name: `${town.name.replace(/ City$/, '')} City Centre`,
      position: { latitude: town.latitude, longitude: town.longitude },
      countryCode: town.countryCode,
      isAirport: false,
      iata: null,
      town,
      population: town.population,
      climate: placeClimate(town, isCoast),
    },
  ]
}

function weight(size: 'large' | 'medium' | 'small'): number {
  return size === 'large' ? 4 : 1
}

/** The place that an airport serves, where there is no town. */
function cityOf({ municipality, name, countryCode, population, latitude, longitude }: Airport): City {
  return { id: 0, name: municipality || name, countryCode, adminCode: '', population, latitude, longitude }
}

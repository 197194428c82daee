import { countries } from 'countries-list'
import { countryName } from '../countries/country-name.ts'
import type { City, Geo } from '../geo/geo.ts'
import type { GeoPoint } from '../geo/geo-point.ts'

/** A point that has a name. */
export interface DealPlace extends GeoPoint {
  readonly name: string
}

/** Where most visitors go is not everywhere the largest city. */
const mostVisited: Readonly<Record<string, string>> = {
  AE: 'Dubai',
  BR: 'Rio de Janeiro',
  CN: 'Beijing',
  CH: 'Zurich',
  EC: 'Quito',
  HR: 'Split',
  ID: 'Denpasar',
  MA: 'Marrakesh',
  MX: 'Cancun',
  NZ: 'Auckland',
  PT: 'Lisbon',
  SA: 'Jeddah',
  US: 'New York City',
  VN: 'Da Nang',
  ZA: 'Cape Town',
}
/** A country without a place in the data still has a home page. */
const nowhere: DealPlace = { name: 'New York City', latitude: 40.71427, longitude: -74.00597 }

/**
 * Takes a country code and the geography and gives where the deals of an agency of that country are from when it names
 * no place: the most visited city, else the largest, else the capital.
 */
export function defaultDealPlace(countryCode: string, geo: Geo): DealPlace {
  const asked = [mostVisited[countryCode], countryName(countryCode, 'en'), capitalOf(countryCode)]
  for (const text of asked) {
    const city = text ? largestIn(countryCode, geo.suggestCities(text, 8)) : undefined
    if (city) return { name: city.name, latitude: city.latitude, longitude: city.longitude }
  }
  return nowhere
}

function largestIn(countryCode: string, cities: readonly City[]): City | undefined {
  return cities
    .filter((city) => city.countryCode === countryCode)
    .reduce<City | undefined>(
      (best, city) => (best && best.population >= city.population ? best : city),
      undefined,
    )
}

function capitalOf(countryCode: string): string | undefined {
  return Object.hasOwn(countries, countryCode)
    ? countries[countryCode as keyof typeof countries].capital
    : undefined
}

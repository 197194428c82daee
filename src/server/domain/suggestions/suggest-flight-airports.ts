import { countryName } from '../../../../packages/geography/countries/country-name.ts'
import type { Geo } from '../../../../packages/geography/geo.ts'
import type { AirportEntry } from '../../../contract/types.ts'
import { airportLabel } from './airport-label.ts'
import { findAirports } from './find-airports.ts'
import { type SuggestOptions, usualLimit } from './suggest-request.ts'

/**
 * Returns airports with scheduled service for a typed text, best first: GET /api/flight/airports (spec §7). An IATA
 * code means that airport; a city's name its airports, or the nearest if it has none.
 */
export function suggestFlightAirports(
  geo: Geo,
  text: string,
  { language, limit = usualLimit }: SuggestOptions,
): { data: AirportEntry[] } {
  const [city] = geo.suggestCities(text, 1)
  const data = findAirports(geo, text, city, limit).map((airport) => ({
    iata: airport.iata,
    name: airport.name,
    label: airportLabel(airport, language),
    municipality: airport.municipality,
    countryCode: airport.countryCode,
    country: countryName(airport.countryCode, language),
    latitude: airport.latitude,
    longitude: airport.longitude,
  }))
  return { data }
}

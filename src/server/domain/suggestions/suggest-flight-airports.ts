import { countryName } from '../../../../packages/geography/countries/country-name.ts'
import type { Airport, Geo } from '../../../../packages/geography/geo.ts'
import type { MetropolitanArea } from '../../../../packages/geography/metropolitan-areas.ts'
import type { AirportEntry } from '../../../contract/types.ts'
import type { NamedAirport } from '../suppliers/port.ts'
import { airportLabel } from './airport-label.ts'
import { airportsBeside, airportsFrom, cityOfAirports, placeOfCity } from './city-airports.ts'
import { findAirports } from './find-airports.ts'
import { joinLabel } from './join-label.ts'
import { scriptedMatches } from './scripted-suggestions.ts'
import { type SuggestOptions, usualLimit } from './suggest-request.ts'

/**
 * Returns airports with scheduled service for a typed text, best first: GET /api/flight/airports (spec §7). An IATA
 * code means that airport; a city's name its airports, or the nearest if it has none. A city with several airports,
 * by its name or its own code, comes before them. A sample supplier's scripted routes are found by their names.
 */
export function suggestFlightAirports(
  geo: Geo,
  text: string,
  { language, limit = usualLimit }: SuggestOptions,
  scripted: readonly NamedAirport[] = [],
): { data: AirportEntry[] } {
  const acted = scriptedMatches(text, scripted)
  if (acted.length > 0) return { data: acted.flatMap((one) => scriptedEntry(geo, one, language)) }
  const [city] = geo.suggestCities(text, 1)
  const found = findAirports(geo, text, city, limit)
  const isAirport = found[0]?.iata === text.trim().toUpperCase()
  const area = isAirport ? null : cityOfAirports(text, city)
  const entries = found.map((airport) => airportEntry(geo, airport, language))
  const group = area && cityEntry(geo, area, language)
  if (group === null) return { data: entries }
  const own = cityAirports(geo, group, language)
  const others = entries.filter(({ iata }) => !own.some((one) => one.iata === iata))
  return { data: [group, ...own, ...others].slice(0, limit) }
}

/** A scripted route's airport; without a town, since its name says what happens and not where it is. */
function scriptedEntry(geo: Geo, { code, name }: NamedAirport, language: string): AirportEntry[] {
  const airport = geo.suggestAirports(code, 1).find(({ iata }) => iata === code)
  if (!airport) return []
  const { nearby: _, ...entry } = airportEntry(geo, airport, language)
  return [{ ...entry, name, label: `${name} (${code}), ${airport.municipality}`, municipality: '' }]
}

function cityAirports(
  geo: Geo,
  { cityAirports: codes = [] }: AirportEntry,
  language: string,
): AirportEntry[] {
  return codes.flatMap(({ iata }) =>
    geo
      .suggestAirports(iata, 1)
      .filter((airport) => airport.iata === iata)
      .map((airport) => airportEntry(geo, airport, language)),
  )
}

function airportEntry(geo: Geo, airport: Airport, language: string): AirportEntry {
  const nearby = airportsBeside(geo, airport)
  return {
    iata: airport.iata,
    name: airport.name,
    label: airportLabel(airport, language),
    municipality: airport.municipality,
    countryCode: airport.countryCode,
    country: countryName(airport.countryCode, language),
    latitude: airport.latitude,
    longitude: airport.longitude,
    ...(nearby.length > 0 && { nearby }),
  }
}

function cityEntry(geo: Geo, area: MetropolitanArea, language: string): AirportEntry | null {
  const city = placeOfCity(geo, area)
  if (city === null) return null
  const name = geo.nameIn(language, city)
  const country = countryName(area.countryCode, language)
  return {
    iata: area.code,
    name,
    label: joinLabel([`${name} (${area.code})`, country], language),
    municipality: name,
    countryCode: area.countryCode,
    country,
    latitude: city.latitude,
    longitude: city.longitude,
    cityAirports: airportsFrom(geo, area.airports, city),
  }
}

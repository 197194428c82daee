import type { Place } from '../../contract/types.ts'
import type { Geo } from '../geo/geo.ts'
import { airportPlace } from './airport-place.ts'
import { cityPlace } from './city-place.ts'
import { type SuggestOptions, type SuggestRequest, usualLimit } from './suggest-request.ts'

/** Airports in a list of places to stay or to visit: a hint below the cities. */
const mostAirports = 3

/**
 * Takes what a visitor typed for a place to stay or to visit and gives cities, then airports, best first. A large
 * airport's own code goes first when no larger city starts with it: 'LAX' is the airport, 'san' is not. Never throws.
 */
export function foundPlaces(
  geo: Geo,
  { text, isManageLocation = false }: SuggestRequest,
  { language, limit = usualLimit }: SuggestOptions,
): Place[] {
  const cities = geo.suggestCities(text, limit)
  const airports = isManageLocation ? [] : geo.suggestAirports(text, mostAirports)
  const [first] = airports
  const isCode = first?.iata === text.trim().toUpperCase()
  const leads = isCode && first?.size === 'large' && first.population > (cities[0]?.population ?? 0)
  const cityPlaces = onePerLabel(cities.map((city) => cityPlace(geo, city, language)))
  const airportPlaces = airports.map((airport) => airportPlace(geo, airport, language))
  const shown = cityPlaces.slice(0, Math.max(1, limit - airportPlaces.length))
  const places = leads ? [...airportPlaces, ...shown] : [...shown, ...airportPlaces]
  return places.slice(0, limit)
}

/** Two places with one label cannot be told apart: the larger stands for both. */
export function onePerLabel(places: readonly Place[]): Place[] {
  const labels = new Set<string>()
  return places.filter(({ label }) => !labels.has(label) && labels.add(label))
}

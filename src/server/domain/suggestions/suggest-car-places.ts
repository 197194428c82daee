import type { Geo } from '../../../../packages/geography/geo.ts'
import type { Place, Suggestion } from '../../../contract/types.ts'
import type { NamedPoint } from '../suppliers/port.ts'
import { isInReach, ranksBefore } from './airport-name-match.ts'
import { airportPlace } from './airport-place.ts'
import { cityPlace } from './city-place.ts'
import { findAirports } from './find-airports.ts'
import { onePerLabel } from './find-places.ts'
import { placeSuggestion } from './place-suggestion.ts'
import { scriptedSuggestions } from './scripted-suggestions.ts'
import { type SuggestOptions, type SuggestRequest, usualLimit } from './suggest-request.ts'

/**
 * Returns the pick-up places that a typed text may mean, best first: POST /api/car-rental/auto-suggest (spec §7).
 * Airports that serve the city, or whose own name is typed, come before city desks, other airports after them. A sample
 * supplier's scripted places come first.
 */
export function suggestCarPlaces(
  geo: Geo,
  request: SuggestRequest,
  { language, limit = usualLimit }: SuggestOptions,
  scripted: readonly NamedPoint[] = [],
): { locations: Suggestion[]; allData: Place[] } {
  const { text, isManageLocation = false } = request
  const cities = geo.suggestCities(text, limit)
  const [city] = cities
  const airports = isManageLocation ? [] : findAirports(geo, text, city, Math.ceil(limit / 2))
  const serves = (airport: (typeof airports)[number]) =>
    airport.iata === text.trim().toUpperCase() ||
    (city !== undefined && (isInReach(airport, city) || ranksBefore(airport, city, text)))
  const desks = onePerLabel(cities.map((one) => cityPlace(geo, one, language)))
  const asPlaces = (list: typeof airports) => list.map((airport) => airportPlace(geo, airport, language))
  const found = [
    ...asPlaces(airports.filter(serves)),
    ...desks.slice(0, Math.max(1, limit - airports.length)),
    ...asPlaces(airports.filter((airport) => !serves(airport))),
  ].slice(0, limit)
  const allData = [...scriptedSuggestions(geo, request, scripted, language), ...found]
  return { locations: allData.map(placeSuggestion), allData }
}

import type { Airport, Geo } from '../../../../packages/geography/geo.ts'
import type { Place } from '../../../contract/types.ts'
import { bearsText, isAirportNamed, isDoubtful, ranksBefore } from './airport-name-match.ts'
import { airportPlace } from './airport-place.ts'
import { cityPlace } from './city-place.ts'
import { type SuggestOptions, type SuggestRequest, usualLimit } from './suggest-request.ts'

/** Airports in a list of places: a hint below the cities. */
const mostAirports = 3

/**
 * Returns cities, then airports for a typed place, best first. A large airport's own code comes first unless a larger
 * city starts with it: 'LAX' is the airport, 'san' is not. So does an airport's typed name: 'gatwick' is no misspelt
 * Atwick. Never throws.
 */
export function findPlaces(
  geo: Geo,
  { text, isManageLocation = false }: SuggestRequest,
  { language, limit = usualLimit }: SuggestOptions,
): Place[] {
  const cities = geo.suggestCities(text, limit)
  const airports = isManageLocation ? [] : geo.suggestAirports(text, mostAirports)
  const [first] = airports
  const isCode = first?.iata === text.trim().toUpperCase()
  const leads = isCode && first?.size === 'large' && first.population > (cities[0]?.population ?? 0)
  const leading = airports.filter(
    (airport) => leads || (cities[0] !== undefined && ranksBefore(airport, cities[0], text)),
  )
  const named = airports.filter((airport) => isAirportNamed(airport, text, { begun: true }))
  const doubtful = cities.filter(
    (city) => named.length > 0 && !bearsText(city.name, text) && named.every((one) => isDoubtful(city, one)),
  )
  const certain = cities.filter((city) => !doubtful.includes(city))
  const following = airports.filter((airport) => !leading.includes(airport))
  const room = Math.max(1, limit - airports.length)
  const asPlaces = (list: readonly Airport[]) => list.map((airport) => airportPlace(geo, airport, language))
  const shown = onePerLabel([...certain, ...doubtful].map((city) => cityPlace(geo, city, language))).slice(
    0,
    room,
  )
  const isCertain = ({ id }: Place) => certain.some((city) => `city-${city.id}` === id)
  const places = [
    ...asPlaces(leading),
    ...shown.filter(isCertain),
    ...asPlaces(following),
    ...shown.filter((place) => !isCertain(place)),
  ]
  return places.slice(0, limit)
}

/** Places with equal labels cannot be told apart, so only the largest is listed. */
export function onePerLabel(places: readonly Place[]): Place[] {
  const labels = new Set<string>()
  return places.filter(({ label }) => !labels.has(label) && labels.add(label))
}

import { distanceMiles } from '../geo/distance-miles.ts'
import type { Airport, City, Geo } from '../geo/geo.ts'
import { foldText } from '../geo/search/fold-text.ts'

/** How far travellers go to an airport of another town before they look at a map. */
const reachMiles = 75
const nearest = 3

/**
 * Takes a text and the city it most likely means and gives airports, best first: those the text finds and, where none of
 * them is in the city's reach, the nearest ones ('Bath' has Bristol's). Those come first when the text is the city's name.
 */
export function foundAirports(geo: Geo, text: string, city: City | undefined, limit: number): Airport[] {
  const found = geo.suggestAirports(text, limit)
  const isCode = found[0]?.iata === text.trim().toUpperCase()
  if (!city || isCode || found.some((airport) => isInReach(airport, city))) return found
  const near = geo.airportsNear(city, reachMiles, nearest).map(({ distanceMiles: _, ...airport }) => airport)
  const isNamed = foldText(city.name) === foldText(text)
  return (isNamed ? [...near, ...found] : [...found, ...near]).slice(0, limit)
}

/** Takes an airport and a city; true when the airport serves the city's travellers. */
export function isInReach(airport: Airport, city: City): boolean {
  return distanceMiles(airport, city) <= reachMiles
}

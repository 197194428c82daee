import { foldText } from '../../../../packages/geography/fold-text.ts'
import type { Airport, City, Geo } from '../../../../packages/geography/geo.ts'
import { isInReach, ranksBefore, reachMiles } from './airport-name-match.ts'

const nearest = 3

/**
 * Returns airports for a text and its most likely city, best first: those found by name, else the nearest ('Bath' has
 * Bristol's). The nearest come first for the city's name, unless an airport's own name contains it and the city is
 * small: 'heathrow' is not Heathrow, Florida.
 */
export function findAirports(geo: Geo, text: string, city: City | undefined, limit: number): Airport[] {
  const found = geo.suggestAirports(text, limit)
  const isCode = found[0]?.iata === text.trim().toUpperCase()
  if (!city || isCode || found.some((airport) => isInReach(airport, city))) return found
  const near = geo.airportsNear(city, reachMiles, nearest).map(({ distanceMiles: _, ...airport }) => airport)
  const isNamed = foldText(city.name) === foldText(text)
  const meant = found.filter((airport) => ranksBefore(airport, city, text))
  if (meant.length === 0) return (isNamed ? [...near, ...found] : [...found, ...near]).slice(0, limit)
  const others = found.filter((airport) => !meant.includes(airport))
  return [...meant, ...(isNamed ? near : []), ...others].slice(0, limit)
}

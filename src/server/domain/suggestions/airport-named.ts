import { distanceMiles } from '../../../../packages/geography/distance-miles.ts'
import { foldText } from '../../../../packages/geography/fold-text.ts'
import type { Airport, City } from '../../../../packages/geography/geo.ts'
import { airportKey } from '../../../../packages/geography/search/airport-key.ts'
import { placeQuery } from '../../../../packages/geography/search/place-query.ts'

/** How far travellers go to an airport of another town before they look at a map. */
export const reachMiles = 75
/** Shorter words ('de', 'san', 'new') are in many names and mean none of them. */
const fewestLetters = 4
/** Santos is a city and not Rio's Santos Dumont: an airport's name outranks the name of a smaller place only. */
const smallTown = 100_000
const timesTheTown = 10

/** Takes an airport and a city; true when the airport serves the city's travellers. */
export function isInReach(airport: Airport, city: City): boolean {
  return distanceMiles(airport, city) <= reachMiles
}

/** Takes a place's own name and what was typed; true when the name holds the text, its last word begun or whole. */
export function bearsText(name: string, text: string): boolean {
  const typed = nameTyped(text)
  return typed !== '' && ` ${foldText(name)}`.includes(` ${typed}`)
}

/**
 * Takes an airport and what was typed; true when its own name holds the text in whole words ('heathrow', 'gatwick') or,
 * with `begun`, while the last one is still being typed.
 */
export function isAirportNamed(airport: Airport, text: string, { begun }: { begun: boolean }): boolean {
  const typed = nameTyped(text)
  if (typed.length < fewestLetters) return false
  return begun ? bearsText(airport.name, text) : ` ${foldText(airport.name)} `.includes(` ${typed} `)
}

/**
 * Takes an airport, the city that the text finds first and the text; true when the airport is meant before the city: its
 * own name holds the text, and the city is a slip's correction or a small town that happens to be called so.
 */
export function ranksBefore(airport: Airport, city: City, text: string): boolean {
  if (!isAirportNamed(airport, text, { begun: true })) return false
  if (!bearsText(city.name, text)) return isDoubtful(city, airport)
  return (
    !isInReach(airport, city) &&
    isAirportNamed(airport, text, { begun: false }) &&
    city.population < smallTown &&
    airport.population >= city.population * timesTheTown
  )
}

/**
 * Takes a city whose own name does not hold the text and an airport whose name does; true when the city is rather a
 * slip's correction. The city that the airport serves is not, found by a further name ('Firenze'): it is no smaller.
 */
export function isDoubtful(city: City, named: Airport): boolean {
  return named.population >= city.population * (isInReach(named, city) ? timesTheTown : 1)
}

function nameTyped(text: string): string {
  const { whole, narrowed } = placeQuery(text)
  return airportKey(narrowed?.place ?? whole)
}

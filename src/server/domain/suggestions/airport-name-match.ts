import { distanceMiles } from '../../../../packages/geography/distance-miles.ts'
import { foldText } from '../../../../packages/geography/fold-text.ts'
import type { Airport, City } from '../../../../packages/geography/geo.ts'
import { airportKey } from '../../../../packages/geography/search/airport-key.ts'
import { placeQuery } from '../../../../packages/geography/search/place-query.ts'

/** The distance that travellers readily go to another town's airport. */
export const reachMiles = 75
/** Shorter words ('de', 'san', 'new') are in many names and identify none of them. */
const fewestLetters = 4
/** Santos is a city and not Rio's Santos Dumont: an airport's name outranks only smaller places. */
const smallTown = 100_000
const timesTheTown = 10

/** Returns whether an airport serves a city's travellers. */
export function isInReach(airport: Airport, city: City): boolean {
  return distanceMiles(airport, city) <= reachMiles
}

/** Returns whether a place's own name contains the typed text, with its last word begun or complete. */
export function bearsText(name: string, text: string): boolean {
  const typed = nameTyped(text)
  return typed !== '' && ` ${foldText(name)}`.includes(` ${typed}`)
}

/**
 * Returns whether an airport's own name contains the typed text in whole words ('heathrow', 'gatwick') or, with
 * `begun`, with an incomplete last word.
 */
export function isAirportNamed(airport: Airport, text: string, { begun }: { begun: boolean }): boolean {
  const typed = nameTyped(text)
  if (typed.length < fewestLetters) return false
  return begun ? bearsText(airport.name, text) : ` ${foldText(airport.name)} `.includes(` ${typed} `)
}

/**
 * Returns whether an airport ranks before the first city found: its own name contains the text, and the city is a
 * spelling correction or a small namesake.
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
 * Returns whether a city, whose own name does not contain the text, is rather a spelling correction than the
 * airport's city. A city found by another of its names ('Firenze') is not: it is no smaller.
 */
export function isDoubtful(city: City, named: Airport): boolean {
  return named.population >= city.population * (isInReach(named, city) ? timesTheTown : 1)
}

function nameTyped(text: string): string {
  const { whole, narrowed } = placeQuery(text)
  return airportKey(narrowed?.place ?? whole)
}

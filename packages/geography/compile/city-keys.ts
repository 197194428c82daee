import { foldText } from '../fold-text.ts'
import type { Key } from '../search/build-key-index.ts'
import type { RankedAirport } from './rank-airport.ts'
import type { CityRow } from './read-cities.ts'

/** Returns the search keys of the ranked cities, from their own and further names. */
export function* cityKeys(
  cities: readonly CityRow[],
  namesOf: (city: CityRow) => readonly string[],
): Generator<Key> {
  for (const [owner, city] of cities.entries()) {
    yield { text: foldText(city.name), owner, isAlias: false }
    for (const text of namesOf(city)) yield { text, owner, isAlias: true }
  }
}

/** A destination's name counts like a city's own: 'bali' means Denpasar before Bāli in India. */
export function* destinationKeys(destinations: ReadonlyMap<number, readonly string[]>): Generator<Key> {
  for (const [owner, names] of destinations) for (const text of names) yield { text, owner, isAlias: false }
}

/** Returns the metropolitan codes (NYC, LON) of the ranked airports as names of the largest city they serve. */
export function* cityCodeKeys(airports: readonly RankedAirport[]): Generator<Key> {
  const airportCodes = new Set(airports.map(({ record }) => record.iata))
  const owners = new Map<string, number>()
  for (const { cityCodes, serves } of airports) {
    for (const code of cityCodes) {
      if (serves === null || airportCodes.has(code)) continue
      owners.set(code, Math.min(serves, owners.get(code) ?? serves))
    }
  }
  for (const [code, owner] of owners) yield { text: foldText(code), owner, isAlias: true }
}

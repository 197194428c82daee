import type { CityRow } from './read-cities.ts'
import { readDestinationNames } from './read-destination-names.ts'

/** Returns the destinations' names by the rank of the city that represents them. */
export function destinationsByRank(cities: readonly CityRow[]): ReadonlyMap<number, readonly string[]> {
  return new Map(
    readDestinationNames().map(({ city, countryCode, names }) => {
      // Cities are ranked, so the first with this name is the largest.
      const rank = cities.findIndex((row) => row.name === city && row.countryCode === countryCode)
      if (rank === -1) throw new Error(`destination-names.txt: the data has no city ${city}, ${countryCode}.`)
      return [rank, names]
    }),
  )
}

import { type RankedAirport, rankAirport } from './rank-airport.ts'
import { readAirports } from './read-airports.ts'
import type { CityRow } from './read-cities.ts'
import { servedCityFinder } from './served-city.ts'

/** Returns the airports, most likely first, from the ranked cities, their further names and their destinations. */
export function rankedAirports(
  cities: readonly CityRow[],
  namesOf: (city: CityRow) => readonly string[],
  destinations: ReadonlyMap<number, readonly string[]>,
): RankedAirport[] {
  const servedCity = servedCityFinder(cities, namesOf)
  return readAirports()
    .map((row) => {
      const point = { latitude: Number(row.latitude_deg), longitude: Number(row.longitude_deg) }
      const served = servedCity(row.municipality, point)
      const city = served ? cities[served.rank] : undefined
      if (!served || !city) return rankAirport(row, null)
      const names = { cityNames: namesOf(city), destinationNames: destinations.get(served.rank) ?? [] }
      return rankAirport(row, { ...served, ...names, city })
    })
    .sort((a, b) => b.record.weight - a.record.weight || (a.record.iata < b.record.iata ? -1 : 1))
}

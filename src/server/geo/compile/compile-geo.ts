import { buildKeyIndex, type Key } from '../search/build-key-index.ts'
import { foldText } from '../search/fold-text.ts'
import type { KeyIndex } from '../search/key-index.ts'
import { packSections, type Sections } from '../section-file.ts'
import { citySections } from './city-sections.ts'
import { airportKeys, rankAirport } from './rank-airports.ts'
import { readAirports } from './read-airports.ts'
import { type CityRow, readCities } from './read-cities.ts'
import { readCityNames } from './read-city-names.ts'
import { readDestinationNames } from './read-destination-names.ts'
import { servedCityFinder } from './served-city.ts'

/**
 * Takes a fingerprint of the sources and gives the bytes of the compiled geography: cities and airports in rank order,
 * the tree that finds neighbours and the indexes that find names. About 2 s and 300 MB for a moment, which is why the
 * server reads the result from a file and does not do this at start.
 */
export function compileGeo(fingerprint: string): Uint8Array {
  const cities = readCities()
  const cityNames = readCityNames()
  const namesOf = (city: CityRow) => cityNames.get(city.id) ?? []
  const servedCity = servedCityFinder(cities, namesOf)
  const destinations = destinationsByRank(cities)
  const airports = readAirports()
    .map((row) => {
      const served = servedCity(row.municipality, {
        latitude: Number(row.latitude_deg),
        longitude: Number(row.longitude_deg),
      })
      const city = served ? cities[served.rank] : undefined
      if (!served || !city) return rankAirport(row, null)
      const names = { cityNames: namesOf(city), destinationNames: destinations.get(served.rank) ?? [] }
      return rankAirport(row, { ...served, ...names, city })
    })
    .sort((a, b) => b.record.weight - a.record.weight || (a.record.iata < b.record.iata ? -1 : 1))
  const sections: Sections = {
    ...prefixed('city', citySections(cities)),
    ...prefixed(
      'cityKeys',
      indexSections(buildKeyIndex([...cityKeys(cities, namesOf), ...destinationKeys(destinations)])),
    ),
    airports: new TextEncoder().encode(JSON.stringify(airports.map(({ record }) => record))),
    ...prefixed('airportKeys', indexSections(buildKeyIndex(airportKeys(airports)))),
  }
  return packSections(sections, fingerprint)
}

function* cityKeys(
  cities: readonly CityRow[],
  namesOf: (city: CityRow) => readonly string[],
): Generator<Key> {
  for (const [owner, city] of cities.entries()) {
    yield { text: foldText(city.name), owner, isAlias: false }
    for (const text of namesOf(city)) yield { text, owner, isAlias: true }
  }
}

/** A destination's name counts like a city's own: 'bali' means Denpasar before Bāli in India. */
function* destinationKeys(destinations: ReadonlyMap<number, readonly string[]>): Generator<Key> {
  for (const [owner, names] of destinations) for (const text of names) yield { text, owner, isAlias: false }
}

function destinationsByRank(cities: readonly CityRow[]): ReadonlyMap<number, readonly string[]> {
  return new Map(
    readDestinationNames().map(({ city, countryCode, names }) => {
      // Cities are ranked: the first of the name is the largest.
      const rank = cities.findIndex((row) => row.name === city && row.countryCode === countryCode)
      if (rank === -1) throw new Error(`destination-names.txt: the data has no city ${city}, ${countryCode}.`)
      return [rank, names]
    }),
  )
}

function indexSections(index: KeyIndex): Sections {
  return { text: index.text, positions: index.positions, owners: index.owners }
}

function prefixed(prefix: string, sections: Sections): Sections {
  return Object.fromEntries(Object.entries(sections).map(([name, array]) => [`${prefix}.${name}`, array]))
}

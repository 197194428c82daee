import { buildKeyIndex } from '../search/build-key-index.ts'
import type { KeyIndex } from '../search/key-index.ts'
import { packSections, type Sections } from '../section-file.ts'
import { cityCodeKeys, cityKeys, destinationKeys } from './city-keys.ts'
import { citySections } from './city-sections.ts'
import { destinationsByRank } from './destinations-by-rank.ts'
import { airportKeys } from './rank-airport.ts'
import { rankedAirports } from './ranked-airports.ts'
import { type CityRow, readCities } from './read-cities.ts'
import { readCityNames } from './read-city-names.ts'
import { readTranslatedNames } from './read-translated-names.ts'
import { translatedNameSections } from './translated-name-sections.ts'

/**
 * Returns the bytes of the compiled geography: cities and airports in rank order, the tree for neighbours and the
 * name indexes, with a fingerprint of the sources.
 * Compiling takes about 2 s and briefly 300 MB, so the server reads the result from a file.
 */
export function compileGeo(fingerprint: string): Uint8Array {
  const cities = readCities()
  const cityNames = readCityNames()
  const namesOf = (city: CityRow) => cityNames.get(city.id) ?? []
  const destinations = destinationsByRank(cities)
  const airports = rankedAirports(cities, namesOf, destinations)
  const cityIndex = buildKeyIndex([
    ...cityKeys(cities, namesOf),
    ...destinationKeys(destinations),
    ...cityCodeKeys(airports),
  ])
  const sections: Sections = {
    ...prefixed('city', citySections(cities)),
    ...prefixed('cityKeys', indexSections(cityIndex)),
    ...translatedNameSections(readTranslatedNames()),
    airports: new TextEncoder().encode(JSON.stringify(airports.map(({ record }) => record))),
    ...prefixed('airportKeys', indexSections(buildKeyIndex(airportKeys(airports)))),
  }
  return packSections(sections, fingerprint)
}

function indexSections(index: KeyIndex): Sections {
  return { text: index.text, positions: index.positions, owners: index.owners }
}

function prefixed(prefix: string, sections: Sections): Sections {
  return Object.fromEntries(Object.entries(sections).map(([name, array]) => [`${prefix}.${name}`, array]))
}

import type { CityTable } from '../city-table.ts'
import { countriesNamed } from '../countries/countries-named.ts'
import type { City } from '../geo.ts'
import type { KeyIndex } from './key-index.ts'
import { type Area, liesIn, placeQuery } from './place-query.ts'
import { enoughHits, type Ranking, searchCorrected, searchExact, worthOfCountry } from './search-index.ts'
import { type TopHits, topHits } from './top-hits.ts'

/**
 * Returns the cities that a visitor's text may mean, best first. A country's name alone gives its largest cities; a
 * text without a match gives none.
 */
export function suggestCities(cities: CityTable, index: KeyIndex, text: string, limit: number): City[] {
  const { whole, narrowed } = placeQuery(text)
  const top = topHits(Math.max(limit, enoughHits))
  const anywhere: Ranking = { weight: cities.weight, accepts: () => true }
  searchExact(index, whole, anywhere, top)
  if (narrowed) {
    const inside = rankingInside(cities, narrowed.areas)
    searchExact(index, narrowed.place, inside, top)
    searchCorrected(index, narrowed.place, inside, top)
  }
  const isCountry = !narrowed && offerCountry(cities, whole, limit, top)
  if (!isCountry) searchCorrected(index, whole, anywhere, top)
  return top
    .list()
    .slice(0, limit)
    .map((hit) => cities.city(hit.owner))
}

function rankingInside(cities: CityTable, areas: readonly Area[]): Ranking {
  return {
    weight: cities.weight,
    accepts: (rank) => liesIn(areas, cities.countryCode(rank), cities.adminCode(rank)),
  }
}

/** Adds the largest cities of the country that the text names; false if it names none. */
function offerCountry(cities: CityTable, folded: string, limit: number, top: TopHits): boolean {
  const codes = countriesNamed(folded, { prefix: false })
  if (codes.size === 0) return false
  for (let rank = 0, found = 0; rank < cities.count && found < limit; rank += 1) {
    if (!codes.has(cities.countryCode(rank))) continue
    found += 1
    top.offer(rank, cities.weight(rank) * worthOfCountry)
  }
  return true
}

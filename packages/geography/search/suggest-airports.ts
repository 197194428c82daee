import type { AirportTable } from '../airport-table.ts'
import { countriesNamed } from '../countries/countries-named.ts'
import { foldText } from '../fold-text.ts'
import type { Airport } from '../geo.ts'
import { airportKey } from './airport-key.ts'
import type { KeyIndex } from './key-index.ts'
import { liesIn, placeQuery } from './place-query.ts'
import { enoughHits, type Ranking, searchCorrected, searchExact, worthOfCountry } from './search-index.ts'
import { type TopHits, topHits } from './top-hits.ts'

/**
 * Returns the airports that a visitor's text may mean, best first: the one with that IATA code, then by name, city,
 * metropolitan code and former name.
 */
export function suggestAirports(
  table: AirportTable,
  index: KeyIndex,
  text: string,
  limit: number,
): Airport[] {
  const { airports, weights, adminCodes } = table
  const { whole, narrowed } = placeQuery(text)
  const top = topHits(Math.max(limit, enoughHits))
  const anywhere: Ranking = { weight: (rank) => weights[rank] ?? 0, accepts: () => true }
  const inside: Ranking = {
    ...anywhere,
    accepts: (rank) =>
      liesIn(narrowed?.areas ?? [], airports[rank]?.countryCode ?? '', adminCodes[rank] ?? ''),
  }
  const code = foldText(text).toUpperCase()
  const exact = code.length === 3 ? airports.findIndex((airport) => airport.iata === code) : -1
  if (exact !== -1) top.offer(exact, Number.POSITIVE_INFINITY)
  searchExact(index, airportKey(whole), anywhere, top)
  if (narrowed) {
    searchExact(index, airportKey(narrowed.place), inside, top)
    searchCorrected(index, airportKey(narrowed.place), inside, top)
  }
  const isCountry = !narrowed && offerCountry(table, whole, top)
  // A whole word of an airport's name is no misspelling: 'orly' does not mean Orlando.
  const typed = ` ${airportKey(whole)} `
  const isTyped = top.list().some(({ owner }) => ` ${foldText(airports[owner]?.name ?? '')} `.includes(typed))
  if (!isCountry && !isTyped) searchCorrected(index, airportKey(whole), anywhere, top)
  return top
    .list()
    .slice(0, limit)
    .flatMap((hit) => airports[hit.owner] ?? [])
}

function offerCountry({ airports, weights }: AirportTable, folded: string, top: TopHits): boolean {
  const codes = countriesNamed(folded, { prefix: false })
  if (codes.size === 0) return false
  for (const [rank, { countryCode }] of airports.entries()) {
    if (codes.has(countryCode)) top.offer(rank, (weights[rank] ?? 0) * worthOfCountry)
  }
  return true
}

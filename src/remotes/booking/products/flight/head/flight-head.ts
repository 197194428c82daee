import { flightQuery } from '../../../../../api/flights.ts'
import type { DrawnHead, DrawnQuery } from '../../../../../contract/remote-part.ts'
import type { CurrencyCode } from '../../../../../contract/types.ts'
import { readFlightSearch } from '../../../../../tenant/flight-search.ts'
import type { PageHeadInput, PageQueryInput } from '../../../spine/product/product-view.ts'
import { flightPaths } from '../paths.ts'
import { criteriaOf, readRate } from '../search/flight-page-href.ts'
import { routeOf } from '../search/flight-searches.ts'
import { journeyTitle } from './journey-title.ts'

/** Head of the results: the route that was searched. */
export function flightResultsHead({ page, search, text }: PageHeadInput): DrawnHead {
  const criteria = readFlightSearch((name) => search.get(name), page.today)
  if (!criteria) return {}
  const place = routeOf(criteria)
  return { title: text('results.title', { place }), description: text('results.description', { place }) }
}

/** The query of the journey that an address names; null if its key has no valid form. */
function queryOfJourney({ page, search, client }: PageQueryInput) {
  const rateKey = readRate(search)
  return rateKey === null ? null : flightQuery(client, { rateKey, currency: page.currency as CurrencyCode })
}

/** The data of a journey's first view. */
export function journeyQueries(input: PageQueryInput): readonly DrawnQuery[] {
  const query = queryOfJourney(input)
  return query ? [query] : []
}

/** Head of a journey's pages: its route. The key of its fare lapses, so search engines list none (`isUnlisted`). */
export function journeyHead(input: PageHeadInput): DrawnHead {
  const { page, path, search, read, text } = input
  const query = queryOfJourney(input)
  const answer = query && read(query)?.data
  const [fare] = answer?.fares ?? []
  if (!answer || !fare) return {}
  const place = routeOf(
    readFlightSearch((name) => search.get(name), page.today) ??
      criteriaOf({ ...answer, slices: fare.slices }),
  )
  const part = text(path === flightPaths.flights ? 'journey.flights' : 'journey.title')
  return { title: journeyTitle(place, part), description: text('journey.description', { place }) }
}

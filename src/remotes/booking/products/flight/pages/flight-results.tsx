import { FlightSearchForm, usePage, useSearchParams } from '@livery/platform'
import { flightSearchQuery } from '../../../../../api/flights.ts'
import type { DrawnQuery } from '../../../../../contract/remote-part.ts'
import { hasOwnDays, readFlightSearch } from '../../../../../tenant/flight-search.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import type { PageQueryInput } from '../../../spine/product/product-view.ts'
import { ResultsPage } from '../../../spine/results/results-page.tsx'
import { FlightResults } from '../results/flight-results.tsx'
import { readChosen } from '../search/flight-page-href.ts'
import { flightSearches } from '../search/flight-searches.ts'
import { searchBody } from '../search/search-body.ts'

/** The data of the results' first view. */
export function flightResultsQueries({ page, search, client }: PageQueryInput): readonly DrawnQuery[] {
  const criteria = readFlightSearch((name) => search.get(name), page.today)
  return criteria ? [flightSearchQuery(client, searchBody(criteria, page.currency, readChosen(search)))] : []
}

/** /booknow/flights/search and /search-details: flights of the slice to choose now. */
export function FlightResultsPage() {
  const { today } = usePage()
  const [params] = useSearchParams()
  const get = (name: string) => params.get(name)
  const criteria = readFlightSearch(get, today)
  const chosen = readChosen(params).slice(0, (criteria?.slices.length ?? 1) - 1)
  return (
    <ResultsPage
      kind={flightSearches}
      criteria={criteria}
      form={<FlightSearchForm criteria={criteria} />}
      notice={criteria && !hasOwnDays(get, criteria) && <OtherDays />}
    >
      {(search) => <FlightResults key={chosen.length} criteria={search} chosen={chosen} />}
    </ResultsPage>
  )
}

/** Notice that the days in the address were replaced because they cannot be booked. */
function OtherDays() {
  const text = useProductTexts()
  return (
    <Alert tone="warning" className="mt-4">
      {text('results.otherDays')}
    </Alert>
  )
}

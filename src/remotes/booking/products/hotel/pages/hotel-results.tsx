import { HotelSearchForm, usePage, useSearchParams } from '@livery/platform'
import { hotelSearchQuery } from '../../../../../api/hotels.ts'
import { hotelPlaces } from '../../../../../api/suggest.ts'
import type { DrawnQuery } from '../../../../../contract/remote-part.ts'
import type { PageQueryInput } from '../../../spine/product/product-view.ts'
import { ResultsPage } from '../../../spine/results/results-page.tsx'
import { TypedDestination, typedDestination } from '../../../spine/results/typed-destination.tsx'
import { HotelListSkeleton } from '../cards/hotel-list.tsx'
import { HotelResults } from '../results/hotel-results.tsx'
import { OtherStay } from '../results/other-stay.tsx'
import { hotelSearches } from '../search/hotel-searches.ts'
import { readHotelCriteria, readHotelResults } from './read-hotel-pages.ts'

/** The data of the results' first view. */
export function hotelResultsQueries({ page, search, client }: PageQueryInput): readonly DrawnQuery[] {
  const found = readHotelResults(page, search)
  return found ? [hotelSearchQuery(client, found.body)] : []
}

/** /booknow/hotels/search: hotels for the search in the address. */
export function HotelResultsPage() {
  const page = usePage()
  const [params] = useSearchParams()
  const criteria = readHotelCriteria(page, params)
  const typed = criteria ? '' : typedDestination(params)
  return (
    <ResultsPage
      kind={hotelSearches}
      {...{ criteria, typed }}
      form={<HotelSearchForm criteria={criteria} typed={typed} />}
      notice={criteria && <OtherStay stay={criteria} />}
      incomplete={<TypedDestination typed={typed} source={hotelPlaces} skeleton={<HotelListSkeleton />} />}
    >
      {(search) => <HotelResults criteria={search} />}
    </ResultsPage>
  )
}

import { usePage, useSearchParams } from '@livery/platform'
import { useEffect } from 'react'
import { hotelSearchHref, readHotelSearch } from '../../../../../tenant/hotel-search.ts'
import { localeOf } from '../../../../../tenant/language.ts'
import { weekStart } from '../../../../../tenant/week-start.ts'
import { browserStorage } from '../../../spine/browser-storage.ts'
import { PartFrame } from '../../../spine/page/part-frame.tsx'
import { HotelResults } from '../results/hotel-results.tsx'
import { OtherStay } from '../results/other-stay.tsx'
import { TypedDestination } from '../results/typed-destination.tsx'
import { keepSearch } from '../search/recent-searches.ts'
import { ResultsSearch } from '../search/results-search.tsx'

/** /booknow/hotels/search: hotels for the search in the address. */
export function HotelResultsPage() {
  const { agency, today, language } = usePage()
  const [params] = useSearchParams()
  const criteria = readHotelSearch((name) => params.get(name), today, weekStart(localeOf(language, agency)))
  const typed = criteria ? '' : (params.get('destination') ?? '').slice(0, 100)
  const search = criteria ? hotelSearchHref(criteria) : typed
  // biome-ignore lint/correctness/useExhaustiveDependencies: the search contains all criteria
  useEffect(() => {
    if (criteria) keepSearch(browserStorage(), criteria, today)
  }, [search, today])
  return (
    <PartFrame>
      <section className="page-width results-width pt-6 pb-16">
        <ResultsSearch key={search} {...{ criteria, typed }} />
        {criteria && <OtherStay stay={criteria} />}
        {criteria ? <HotelResults criteria={criteria} /> : <TypedDestination typed={typed} />}
      </section>
    </PartFrame>
  )
}

import { usePage, useSearchParams } from '@livery/platform'
import { hotelSearchHref, readHotelSearch } from '../../../tenant/hotel-search.ts'
import { localeOf } from '../../../tenant/language.ts'
import { weekStart } from '../../../tenant/week-start.ts'
import { HotelResults } from '../components/hotel-results.tsx'
import { ResultsSearch } from '../components/results-search.tsx'
import { TypedDestination } from '../components/typed-destination.tsx'
import { PartFrame } from '../part-frame.tsx'

/** /booknow/hotels/search: the hotels for the search that the address carries. */
export function HotelResultsPage() {
  const { agency, today, language } = usePage()
  const [params] = useSearchParams()
  const criteria = readHotelSearch((name) => params.get(name), today, weekStart(localeOf(language, agency)))
  const typed = criteria ? '' : (params.get('destination') ?? '').slice(0, 100)
  return (
    <PartFrame>
      <section className="page-width pt-6 pb-16">
        <ResultsSearch key={criteria ? hotelSearchHref(criteria) : typed} {...{ criteria, typed }} />
        {criteria ? <HotelResults criteria={criteria} /> : <TypedDestination typed={typed} />}
      </section>
    </PartFrame>
  )
}

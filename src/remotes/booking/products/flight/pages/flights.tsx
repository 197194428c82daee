import { FlightSearchForm, useAgency, usePage, useSearchParams } from '@livery/platform'
import { readFlightSearch } from '../../../../../tenant/flight-search.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { StartPage } from '../../../spine/start/start-page.tsx'
import { RecentFlightSearches } from '../search/recent-list.tsx'

/** /booknow/flights: start of a flight search. */
export function FlightsPage() {
  const text = useProductTexts()
  const { agencyName } = useAgency()
  const { today } = usePage()
  const [params] = useSearchParams()
  return (
    <StartPage
      heading={text('flights.heading')}
      subheading={text('flights.subheading', { agency: agencyName })}
      scene="flights"
      form={<FlightSearchForm criteria={readFlightSearch((name) => params.get(name), today)} />}
    >
      <RecentFlightSearches />
    </StartPage>
  )
}

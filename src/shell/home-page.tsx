import { useEffect } from 'react'
import { destinationsQuery } from '../api/destinations.ts'
import { ActivitySearchForm } from '../platform/activity-search/activity-search-form.tsx'
import { DeferredCarSearchForm } from '../platform/car-search/deferred-forms.tsx'
import { useCurrency } from '../platform/currency.ts'
import { DeferredFlightSearchForm } from '../platform/flight-search/deferred-form.tsx'
import { HotelSearchForm } from '../platform/hotel-search/hotel-search-form.tsx'
import { usePage } from '../platform/page.tsx'
import { useText } from '../platform/text.ts'
import { isPresent } from '../tenant/is-present.ts'
import { activeServices, selectDealsTab } from '../tenant/services.ts'
import { useBookableServices } from './bookable-services.ts'
import { HomeHero, TrustStrip } from './components/home-hero.tsx'
import { SearchPanel } from './components/search-panel.tsx'
import { Deals } from './deals.tsx'
import { dealsRequest } from './deals-request.ts'
import { deferredMarkup } from './deferred-markup.tsx'
import type { PageModule } from './page-module.ts'
import { clearStoredCurrency, isRequested } from './preferences.ts'
import { heroImage } from './scene-images.ts'

const Destinations = deferredMarkup(async () => (await import('./destinations.tsx')).Destinations)

function Home() {
  const t = useText('shell')
  const { agency, session } = usePage()
  const active = activeServices(agency)
  const sold = useBookableServices().map(({ product }) => product)
  useCurrencyDerivedAnew()
  return (
    <>
      <HomeHero {...agency.home} image={heroImage(agency)}>
        {active.length > 0 && (
          <SearchPanel
            t={t}
            services={active}
            forms={{
              Hotels: <HotelSearchForm criteria={null} />,
              Activities: <ActivitySearchForm criteria={null} />,
              ...(sold.includes('car') && { Cars: <DeferredCarSearchForm criteria={null} /> }),
              ...(sold.includes('flight') && { 'Air Travel': <DeferredFlightSearchForm criteria={null} /> }),
            }}
          />
        )}
      </HomeHero>
      <TrustStrip
        t={t}
        hasManyServices={active.length > 1}
        showsPrices={session.signedIn || agency.allowNonLoginFlow}
        isReachable={isPresent(agency.contactEmailId) || isPresent(agency.contactPhoneNumber)}
      />
      <Deals />
      {agency.displayTopDestinations && <Destinations />}
    </>
  )
}

/** The home path clears the stored currency and derives it again (spec §4). */
function useCurrencyDerivedAnew(): void {
  const { agency } = usePage()
  const [, setCurrency] = useCurrency()
  useEffect(() => {
    if (isRequested('currency') || isRequested('code')) return
    clearStoredCurrency()
    setCurrency(agency.defaultCurrency)
  }, [agency.defaultCurrency, setCurrency])
}

/** /: hero with search, deals, destinations. */
export const homePage: PageModule = {
  Page: Home,
  head: (_, { agency }) => agency.metaData,
  queries: ({ page, client, search }) => {
    const tab = selectDealsTab(page.agency, search.get('tab'))
    const deals = tab && dealsRequest(client, page, tab, search)
    return [
      ...(deals ? [deals.query] : []),
      ...(page.agency.displayTopDestinations ? [destinationsQuery(client)] : []),
    ]
  },
  queryParameters: ['tab', 'lat', 'long', 'airportLat', 'airportLong'],
  maxAge: 300,
}

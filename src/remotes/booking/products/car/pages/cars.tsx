import { CarSearchForm, useAgency, useApi, useCurrency, usePage, useSearchParams } from '@livery/platform'
import { carDealsQuery } from '../../../../../api/deals.ts'
import type { CurrencyCode } from '../../../../../contract/types.ts'
import { emptyCarSearch, readCarSearch } from '../../../../../tenant/car-search.ts'
import { localeOf } from '../../../../../tenant/language.ts'
import { weekStart } from '../../../../../tenant/week-start.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { DealCard, NearbyDeals } from '../../../spine/start/nearby-deals.tsx'
import { StartPage } from '../../../spine/start/start-page.tsx'
import { RecentCarSearches } from '../search/recent-list.tsx'

/** /booknow/cars: start of a car search. */
export function CarsPage() {
  const text = useProductTexts()
  const agency = useAgency()
  const { today, language } = usePage()
  const [params] = useSearchParams()
  const criteria = readCarSearch((name) => params.get(name), today, weekStart(localeOf(language, agency)))
  return (
    <StartPage
      heading={text('cars.heading')}
      subheading={text('cars.subheading', { agency: agency.agencyName })}
      scene="cars"
      form={<CarSearchForm criteria={criteria} />}
    >
      <RecentCarSearches />
      <CarDeals />
    </StartPage>
  )
}

function CarDeals() {
  const text = useProductTexts()
  const agency = useAgency()
  const { today, language } = usePage()
  const { name, latitude, longitude } = agency.home.place
  const [currency] = useCurrency()
  const { pickUpAt, dropOffAt } = emptyCarSearch(today, weekStart(localeOf(language, agency)))
  const query = carDealsQuery(useApi(), {
    pickupLatitude: latitude,
    pickupLongitude: longitude,
    searchString: name,
    pickUpDateTime: `${pickUpAt}:00`,
    returnDateTime: `${dropOffAt}:00`,
    currency: currency as CurrencyCode,
    isHome: true,
  })
  return (
    <NearbyDeals query={query} title={text('cars.deals', { place: name })} most={4}>
      {(deal) => (
        <DealCard
          href={deal.link}
          picture={deal.vehiclePicture}
          name={deal.veh ?? deal.name}
          rates={deal.rates}
        >
          <p className="text-sm text-muted-foreground">
            <bdi>{deal.pickupLocation}</bdi>
          </p>
        </DealCard>
      )}
    </NearbyDeals>
  )
}

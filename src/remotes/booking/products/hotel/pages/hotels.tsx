import { HotelSearchForm, useAgency, useApi, useCurrency, usePage, useSearchParams } from '@livery/platform'
import { hotelDealsQuery } from '../../../../../api/deals.ts'
import { dealDates } from '../../../../../tenant/deal-dates.ts'
import { readHotelSearch } from '../../../../../tenant/hotel-search.ts'
import { localeOf } from '../../../../../tenant/language.ts'
import { weekStart } from '../../../../../tenant/week-start.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { DealCard, NearbyDeals } from '../../../spine/start/nearby-deals.tsx'
import { StartPage } from '../../../spine/start/start-page.tsx'
import { Stars } from '../cards/stars.tsx'
import { RecentHotelSearches } from '../search/recent-list.tsx'

/** /booknow/hotels: start of a hotel search. */
export function HotelsPage() {
  const text = useProductTexts()
  const agency = useAgency()
  const { today, language } = usePage()
  const [params] = useSearchParams()
  const criteria = readHotelSearch((name) => params.get(name), today, weekStart(localeOf(language, agency)))
  return (
    <StartPage
      heading={text('hotels.heading')}
      subheading={text('hotels.subheading', { agency: agency.agencyName })}
      scene="hotels"
      form={<HotelSearchForm criteria={criteria} />}
    >
      <RecentHotelSearches />
      <HotelDeals />
    </StartPage>
  )
}

function HotelDeals() {
  const text = useProductTexts()
  const agency = useAgency()
  const { today, language } = usePage()
  const { name, latitude, longitude } = agency.home.place
  const [currency] = useCurrency()
  const query = hotelDealsQuery(useApi(), {
    latitude,
    longitude,
    searchString: name,
    stayPeriod: dealDates(today, weekStart(localeOf(language, agency))),
    currency,
    isOTA: false,
    isHome: true,
    isFromDestination: false,
  })
  return (
    <NearbyDeals query={query} title={text('hotels.deals', { place: name })} most={4}>
      {({ link, hotel: { hotelDetails }, rates, rating }) => (
        <DealCard
          href={link}
          picture={hotelDetails.heroImage}
          name={hotelDetails.name}
          rates={rates}
          discount={(percent) => text('hotel.discount', { percent })}
          above={
            <div>
              <Stars stars={rating} />
            </div>
          }
        />
      )}
    </NearbyDeals>
  )
}

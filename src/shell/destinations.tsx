import { useQuery } from '@tanstack/react-query'
import { destinationsQuery } from '../api/destinations.ts'
import { useApi } from '../platform/api.tsx'
import { usePage } from '../platform/page.tsx'
import { useText } from '../platform/text.ts'
import { emptyHotelSearch, hotelSearchHref } from '../tenant/hotel-search.ts'
import { localeOf } from '../tenant/language.ts'
import { sellsProduct } from '../tenant/services.ts'
import { weekStart } from '../tenant/week-start.ts'
import { TopDestinations } from './components/top-destinations.tsx'

/** The agency's top destinations on the home page, each with a link to a hotel search there. */
export function Destinations() {
  const t = useText('shell')
  const { agency, language, today } = usePage()
  const { data } = useQuery(destinationsQuery(useApi()))
  const countries = new Intl.DisplayNames([language], { type: 'region' })
  const countryName = (code: string) => countries.of(code) ?? code
  const hasHotels = sellsProduct(agency, 'hotel')
  return (
    <TopDestinations
      t={t}
      destinations={data?.data.filter(({ isTop }) => isTop) ?? []}
      countryName={countryName}
      allHref="/destination"
      hrefOf={({ name, country, latitude, longitude }) =>
        hasHotels
          ? hotelSearchHref({
              ...emptyHotelSearch(today, weekStart(localeOf(language, agency))),
              destination: `${name}, ${countryName(country)}`,
              latitude,
              longitude,
            })
          : '/destination'
      }
    />
  )
}

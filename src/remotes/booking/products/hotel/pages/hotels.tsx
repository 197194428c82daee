import {
  HotelSearchForm,
  useAgency,
  useApi,
  useCurrency,
  useMoney,
  usePage,
  useQuery,
  useSearchParams,
  useSession,
  useSignInHref,
} from '@livery/platform'
import { hotelDealsQuery } from '../../../../../api/deals.ts'
import type { HotelDeal } from '../../../../../contract/types.ts'
import { dealDates } from '../../../../../tenant/deal-dates.ts'
import { readHotelSearch } from '../../../../../tenant/hotel-search.ts'
import { localeOf } from '../../../../../tenant/language.ts'
import { visiblePrices } from '../../../../../tenant/visible-prices.ts'
import { weekStart } from '../../../../../tenant/week-start.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { Link } from '../../../../../ui/link.tsx'
import { Picture } from '../../../../../ui/picture.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { StartPage } from '../../../spine/results/start-page.tsx'
import { Stars } from '../cards/stars.tsx'
import { RecentHotelSearches } from '../search/recent-list.tsx'

const MOST_DEALS = 4

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
      <NearbyDeals />
    </StartPage>
  )
}

/** Deals near the agency, for the dates that deals apply to (spec §9). Renders nothing without deals. */
function NearbyDeals() {
  const text = useProductTexts()
  const agency = useAgency()
  const { today, language } = usePage()
  const { place } = agency.home
  const [currency] = useCurrency()
  const { data, isError } = useQuery(
    hotelDealsQuery(useApi(), {
      latitude: place.latitude,
      longitude: place.longitude,
      searchString: place.name,
      stayPeriod: dealDates(today, weekStart(localeOf(language, agency))),
      currency,
      isOTA: false,
      isHome: true,
      isFromDestination: false,
    }),
  )
  if (isError || data?.response.length === 0) return null
  return (
    <section aria-labelledby="nearby-deals" className="mt-12">
      <h2 id="nearby-deals" className="font-brand text-heading">
        {text('hotels.deals', { place: place.name })}
      </h2>
      <ul className="mt-4 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {data
          ? data.response.slice(0, MOST_DEALS).map((deal) => (
              <li key={deal.link}>
                <DealCard deal={deal} />
              </li>
            ))
          : ['a', 'b', 'c', 'd'].map((key) => <Skeleton key={key} className="h-72 rounded-xl" />)}
      </ul>
    </section>
  )
}

function DealCard({ deal }: { deal: HotelDeal }) {
  const text = useProductTexts()
  const money = useMoney()
  const agency = useAgency()
  const { see, savings } = visiblePrices(useSession(), agency)
  const loginHref = useSignInHref('/login')
  const { name, heroImage } = deal.hotel.hotelDetails
  const percent = Math.round(deal.rates?.discountPercentage ?? 0)
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-xl border bg-card shadow-card transition-shadow hover:shadow-lift">
      <div className="relative">
        <Picture
          src={heroImage}
          fallback="/scenes/fallback.svg"
          alt=""
          loading="lazy"
          width={640}
          height={480}
          className="aspect-4/3 w-full object-cover"
        />
        {savings && percent > 0 && (
          <Badge className="absolute start-3 top-3 shadow-sm">{text('hotel.discount', { percent })}</Badge>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-1 p-4">
        <div>
          <Stars stars={deal.rating} />
        </div>
        <h3 className="leading-snug font-bold">
          <Link
            href={see ? deal.link : loginHref}
            className="after:absolute after:inset-0 after:rounded-xl hover:underline"
          >
            {name}
          </Link>
        </h3>
        <p className="mt-auto pt-2 text-sm">
          {deal.rates ? (
            <>
              <span className="text-muted-foreground">{text('price.toTraveller')} </span>
              <span className="text-base font-bold tabular-nums">
                {money.show(deal.rates.totalRate, deal.rates.currency)}
              </span>
            </>
          ) : (
            <span className="font-semibold text-link">{text('price.reveal')}</span>
          )}
        </p>
      </div>
    </article>
  )
}

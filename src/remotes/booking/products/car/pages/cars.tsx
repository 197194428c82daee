import {
  CarSearchForm,
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
import { carDealsQuery } from '../../../../../api/deals.ts'
import type { CarDeal, CurrencyCode } from '../../../../../contract/types.ts'
import { emptyCarSearch, readCarSearch } from '../../../../../tenant/car-search.ts'
import { localeOf } from '../../../../../tenant/language.ts'
import { visiblePrices } from '../../../../../tenant/visible-prices.ts'
import { weekStart } from '../../../../../tenant/week-start.ts'
import { Link } from '../../../../../ui/link.tsx'
import { Picture } from '../../../../../ui/picture.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { StartPage } from '../../../spine/results/start-page.tsx'
import { RecentCarSearches } from '../search/recent-list.tsx'

const MOST_DEALS = 4

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
      <NearbyDeals />
    </StartPage>
  )
}

/** Deals near the agency, for the times that deals apply to (spec §9). Renders nothing without deals. */
function NearbyDeals() {
  const text = useProductTexts()
  const agency = useAgency()
  const { today, language } = usePage()
  const { place } = agency.home
  const [currency] = useCurrency()
  const { pickUpAt, dropOffAt } = emptyCarSearch(today, weekStart(localeOf(language, agency)))
  const { data, isError } = useQuery(
    carDealsQuery(useApi(), {
      pickupLatitude: place.latitude,
      pickupLongitude: place.longitude,
      searchString: place.name,
      pickUpDateTime: `${pickUpAt}:00`,
      returnDateTime: `${dropOffAt}:00`,
      currency: currency as CurrencyCode,
      isHome: true,
    }),
  )
  if (isError || data?.response.length === 0) return null
  return (
    <section aria-labelledby="nearby-deals" className="mt-12">
      <h2 id="nearby-deals" className="font-brand text-heading">
        {text('cars.deals', { place: place.name })}
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

function DealCard({ deal }: { deal: CarDeal }) {
  const text = useProductTexts()
  const money = useMoney()
  const { see } = visiblePrices(useSession(), useAgency())
  const loginHref = useSignInHref('/login')
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-xl border bg-card shadow-card transition-shadow hover:shadow-lift">
      <Picture
        src={deal.vehiclePicture}
        fallback="/scenes/fallback.svg"
        alt=""
        loading="lazy"
        width={640}
        height={480}
        className="aspect-4/3 w-full object-cover"
      />
      <div className="flex flex-1 flex-col gap-1 p-4">
        <h3 className="leading-snug font-bold">
          <Link
            href={see ? deal.link : loginHref}
            className="after:absolute after:inset-0 after:rounded-xl hover:underline"
          >
            {deal.veh ?? deal.name}
          </Link>
        </h3>
        <p className="text-sm text-muted-foreground">
          <bdi>{deal.pickupLocation}</bdi>
        </p>
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

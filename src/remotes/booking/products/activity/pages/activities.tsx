import {
  ActivitySearchForm,
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
import { activityDealsQuery } from '../../../../../api/deals.ts'
import type { ActivityDeal } from '../../../../../contract/types.ts'
import { readActivitySearch } from '../../../../../tenant/activity-search.ts'
import { localeOf } from '../../../../../tenant/language.ts'
import { visiblePrices } from '../../../../../tenant/visible-prices.ts'
import { weekStart } from '../../../../../tenant/week-start.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { Link } from '../../../../../ui/link.tsx'
import { Picture } from '../../../../../ui/picture.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { StartPage } from '../../../spine/results/start-page.tsx'
import { useVisitTexts } from '../cards/use-visit-texts.ts'
import { RecentActivitySearches } from '../search/recent-list.tsx'

const MOST_DEALS = 8

/** /booknow/activities: start of an activity search. */
export function ActivitiesPage() {
  const text = useProductTexts()
  const agency = useAgency()
  const { today, language } = usePage()
  const [params] = useSearchParams()
  const firstDay = weekStart(localeOf(language, agency))
  const criteria = readActivitySearch((name) => params.get(name), today, firstDay)
  return (
    <StartPage
      heading={text('activities.heading')}
      subheading={text('activities.subheading', { agency: agency.agencyName })}
      scene="activities"
      form={<ActivitySearchForm criteria={criteria} />}
      isNarrow
    >
      <RecentActivitySearches />
      <NearbyDeals />
    </StartPage>
  )
}

/** Deals near the agency, for the day that deals apply to (spec §9). Renders nothing without deals. */
function NearbyDeals() {
  const text = useProductTexts()
  const { place } = useAgency().home
  const [currency] = useCurrency()
  const { latitude, longitude } = place
  const { data, isError } = useQuery(
    activityDealsQuery(useApi(), { latitude, longitude, currency, isHome: true }),
  )
  if (isError || data?.response.length === 0) return null
  return (
    <section aria-labelledby="nearby-deals" className="mt-12">
      <h2 id="nearby-deals" className="font-brand text-heading">
        {text('activities.deals', { place: place.name })}
      </h2>
      <ul className="mt-4 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {data
          ? data.response.slice(0, MOST_DEALS).map((deal) => (
              <li key={deal.id}>
                <DealCard deal={deal} />
              </li>
            ))
          : ['a', 'b', 'c', 'd'].map((key) => <Skeleton key={key} className="h-72 rounded-xl" />)}
      </ul>
    </section>
  )
}

function DealCard({ deal }: { deal: ActivityDeal }) {
  const text = useProductTexts()
  const money = useMoney()
  const visit = useVisitTexts()
  const { see, savings } = visiblePrices(useSession(), useAgency())
  const loginHref = useSignInHref('/login')
  const { title, duration, isFreeCancellation, imageUrl, rates } = deal
  const percent = Math.round(rates?.discountPercentage ?? 0)
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-xl border bg-card shadow-card transition-shadow hover:shadow-lift">
      <div className="relative">
        <Picture
          src={imageUrl}
          fallback="/scenes/fallback.svg"
          alt=""
          loading="lazy"
          width={640}
          height={480}
          className="aspect-4/3 w-full object-cover"
        />
        {savings && percent > 0 && (
          <Badge className="absolute start-3 top-3 shadow-sm">{text('activity.discount', { percent })}</Badge>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-1 p-4">
        <h3 className="leading-snug font-bold">
          <Link
            href={see ? deal.link : loginHref}
            className="after:absolute after:inset-0 after:rounded-xl hover:underline"
          >
            {title}
          </Link>
        </h3>
        <p className="flex items-center gap-1.5 text-sm text-muted-foreground">
          <Icon name="clock" className="size-4" />
          {visit.duration({ from: duration, to: duration })}
        </p>
        {isFreeCancellation && (
          <p className="text-sm font-medium text-success">{text('visit.freeCancellation')}</p>
        )}
        <p className="mt-auto pt-2 text-sm">
          {rates ? (
            <>
              <span className="text-muted-foreground">{text('price.toTraveller')} </span>
              <span className="text-base font-bold tabular-nums">
                {money.show(rates.totalRate, rates.currency)}
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

import {
  ActivitySearchForm,
  useAgency,
  useApi,
  useCurrency,
  usePage,
  useSearchParams,
} from '@livery/platform'
import { activityDealsQuery } from '../../../../../api/deals.ts'
import { readActivitySearch } from '../../../../../tenant/activity-search.ts'
import { localeOf } from '../../../../../tenant/language.ts'
import { weekStart } from '../../../../../tenant/week-start.ts'
import { Icon } from '../../../../../ui/icon.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { DealCard, NearbyDeals } from '../../../spine/start/nearby-deals.tsx'
import { StartPage } from '../../../spine/start/start-page.tsx'
import { useVisitTexts } from '../cards/use-visit-texts.ts'
import { RecentActivitySearches } from '../search/recent-list.tsx'

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
      <ActivityDeals />
    </StartPage>
  )
}

function ActivityDeals() {
  const text = useProductTexts()
  const visit = useVisitTexts()
  const { name, latitude, longitude } = useAgency().home.place
  const [currency] = useCurrency()
  const query = activityDealsQuery(useApi(), { latitude, longitude, currency, isHome: true })
  return (
    <NearbyDeals query={query} title={text('activities.deals', { place: name })} most={8}>
      {({ link, title, duration, isFreeCancellation, imageUrl, rates }) => (
        <DealCard
          href={link}
          picture={imageUrl}
          name={title}
          rates={rates}
          discount={(percent) => text('activity.discount', { percent })}
        >
          <p className="flex items-center gap-1.5 text-sm text-muted-foreground">
            <Icon name="clock" className="size-4" />
            {visit.duration({ from: duration, to: duration })}
          </p>
          {isFreeCancellation && (
            <p className="text-sm font-medium text-success">{text('visit.freeCancellation')}</p>
          )}
        </DealCard>
      )}
    </NearbyDeals>
  )
}

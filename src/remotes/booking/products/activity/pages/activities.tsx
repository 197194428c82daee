import { ActivitySearchForm, useAgency, usePage, useSearchParams } from '@livery/platform'
import { readActivitySearch } from '../../../../../tenant/activity-search.ts'
import { localeOf } from '../../../../../tenant/language.ts'
import { weekStart } from '../../../../../tenant/week-start.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { StartPage } from '../../../spine/start/start-page.tsx'
import { ActivityDeals } from '../search/activity-deals.tsx'
import { RecentActivitySearches } from '../search/recent-list.tsx'

/** /booknow/activities: start of an activity search. */
export function ActivitiesPage() {
  const text = useProductTexts()
  const agency = useAgency()
  const { today, language } = usePage()
  const { place } = agency.home
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
      <ActivityDeals place={place} isHome title={text('activities.deals', { place: place.name })} most={8} />
    </StartPage>
  )
}

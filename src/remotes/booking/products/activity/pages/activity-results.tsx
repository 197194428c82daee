import { ActivitySearchForm, usePage, useSearchParams } from '@livery/platform'
import { activitySearchQuery } from '../../../../../api/activities.ts'
import { activityPlaces } from '../../../../../api/suggest.ts'
import type { DrawnQuery } from '../../../../../contract/remote-part.ts'
import { readActivityDate } from '../../../../../tenant/activity-search.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import type { PageQueryInput } from '../../../spine/product/product-view.ts'
import { ResultsPage } from '../../../spine/results/results-page.tsx'
import { TypedDestination, typedDestination } from '../../../spine/results/typed-destination.tsx'
import { ActivityListSkeleton } from '../cards/activity-list.tsx'
import { ActivityResults } from '../results/activity-results.tsx'
import { activitySearches } from '../search/activity-searches.ts'
import { readActivityCriteria, readActivityResults } from './read-activity-pages.ts'

/** The data of the results' first view. */
export function activityResultsQueries({ page, search, client }: PageQueryInput): readonly DrawnQuery[] {
  const found = readActivityResults(page, search)
  return found ? [activitySearchQuery(client, found.body)] : []
}

/** /booknow/activities/search: activities for the search in the address. */
export function ActivityResultsPage() {
  const page = usePage()
  const [params] = useSearchParams()
  const criteria = readActivityCriteria(page, params)
  const typed = criteria ? '' : typedDestination(params)
  return (
    <ResultsPage
      kind={activitySearches}
      {...{ criteria, typed }}
      form={<ActivitySearchForm criteria={criteria} typed={typed} />}
      notice={<OtherDay />}
      incomplete={
        <TypedDestination typed={typed} source={activityPlaces} skeleton={<ActivityListSkeleton />} />
      }
    >
      {(search) => <ActivityResults criteria={search} />}
    </ResultsPage>
  )
}

/** Notice that the date in the address was replaced because it cannot be booked. */
function OtherDay() {
  const text = useProductTexts()
  const { today } = usePage()
  const [params] = useSearchParams()
  if (!params.has('date') || readActivityDate((name) => params.get(name), today)) return null
  return (
    <Alert tone="warning" className="mt-4">
      {text('results.otherDay')}
    </Alert>
  )
}

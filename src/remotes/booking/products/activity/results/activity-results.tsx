import { useApi, useCurrency, useSearchParams } from '@livery/platform'
import { activitySearchQuery, type FoundActivities } from '../../../../../api/activities.ts'
import { type ActivitySearchCriteria, activitySearchHref } from '../../../../../tenant/activity-search.ts'
import { addDays } from '../../../../../tenant/calendar-days.ts'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../../ui/link-button.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { withView } from '../../../spine/results/results-view.ts'
import { SearchOutcome } from '../../../spine/results/search-outcome.tsx'
import { ActivityListSkeleton } from '../cards/activity-list.tsx'
import { activityPaths } from '../paths.ts'
import { DayLine } from '../search/day-line.tsx'
import { ActivityBoard } from './activity-board.tsx'
import { activityCriteria, readRadius, WIDER } from './search-body.ts'

/** Activities of a search as they arrive. */
export function ActivityResults({ criteria }: { criteria: ActivitySearchCriteria }) {
  const [params] = useSearchParams()
  const [currency] = useCurrency()
  const body = activityCriteria(criteria, currency, params)
  return (
    <SearchOutcome
      query={activitySearchQuery(useApi(), body)}
      skeleton={<ActivityListSkeleton />}
      placeOf={(found) => placeOf(criteria, found)}
      none={(_, place) => <NoActivities {...{ criteria, place }} />}
    >
      {(search) => <ActivityBoard {...search} criteria={criteria} chosenId={body.productCode ?? null} />}
    </SearchOutcome>
  )
}

/** A deal's link has coordinates and no name, so the name comes from the answer or its activities. */
function placeOf({ destination }: ActivitySearchCriteria, found: FoundActivities | undefined): string {
  return destination || found?.near || found?.offers[0]?.distance.from || ''
}

/** Links to wider searches, when nothing was found. */
function NoActivities({ criteria, place }: { criteria: ActivitySearchCriteria; place: string }) {
  const text = useProductTexts()
  const [params] = useSearchParams()
  const later = { ...criteria, date: addDays(criteria.date, 1) }
  return (
    <EmptyState
      icon="activities"
      level={1}
      title={text('results.none', { place })}
      actions={
        <>
          {readRadius(params) < WIDER && (
            <LinkButton href={`${activityPaths.results}?${withView(params, { radius: String(WIDER) })}`}>
              {text('results.wider', { count: WIDER })}
            </LinkButton>
          )}
          <LinkButton variant="outline" href={activitySearchHref(later)}>
            {text('results.dayLater')}
          </LinkButton>
        </>
      }
    >
      <div className="flex justify-center">
        <DayLine date={criteria.date} />
      </div>
      <p className="mt-2">{text('results.noneHint')}</p>
    </EmptyState>
  )
}

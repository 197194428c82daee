import { useApi, useCurrency, useQuery, useSearchParams } from '@livery/platform'
import { activitySearchQuery, type FoundActivities } from '../../../../../api/activities.ts'
import type { ActivityCriteria } from '../../../../../contract/types.ts'
import { type ActivitySearchCriteria, activitySearchHref } from '../../../../../tenant/activity-search.ts'
import { addDays } from '../../../../../tenant/calendar-days.ts'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../../ui/link-button.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { LoadFailure } from '../../../spine/page-layout/load-failure.tsx'
import { withView } from '../../../spine/results/results-view.ts'
import { useSettledList } from '../../../spine/results/use-settled-list.ts'
import { ActivityListSkeleton } from '../cards/activity-list.tsx'
import { activityPaths } from '../paths.ts'
import { readProductCode } from '../search/activity-page-href.ts'
import { DayLine } from '../search/day-line.tsx'
import { ResultsBoard } from './results-board.tsx'

/** Search radii in miles: the server's default, and the wider one that an empty list offers. */
const NEAR = 15
const WIDER = 40

/** Activities of a search as they arrive; an error appears above the activities received before it. */
export function ActivityResults({ criteria }: { criteria: ActivitySearchCriteria }) {
  const text = useProductTexts()
  const [params] = useSearchParams()
  const [currency] = useCurrency()
  const body = activityCriteria(criteria, currency, params)
  const { data, error, isFetching, refetch } = useQuery({
    ...activitySearchQuery(useApi(), body),
    retryDelay: 500,
  })
  const found = useSettledList(body, data)
  const again = () => void refetch()
  if (found?.isRefused) {
    return (
      <EmptyState icon="calendar" level={1} title={text('results.refused')}>
        {text('results.refusedHint')}
      </EmptyState>
    )
  }
  const hasFailed = (error !== null || found?.hasFailed === true) && !isFetching
  if (hasFailed && !found?.offers.length) return <LoadFailure error={error} onRetry={again} />
  if (!found || (found.offers.length === 0 && !found.isDone)) {
    return (
      <div className="mt-8">
        <ActivityListSkeleton />
      </div>
    )
  }
  const place = placeOf(criteria, found)
  if (found.offers.length === 0) return <NoActivities {...{ criteria, place }} />
  return (
    <ResultsBoard
      {...{ criteria, found, place, isFetching, hasFailed }}
      chosenCode={body.productCode ?? null}
      onAgain={again}
    />
  )
}

/** A deal's link has coordinates and no name, so the name comes from the answer or its activities. */
function placeOf({ destination }: ActivitySearchCriteria, { near, offers }: FoundActivities): string {
  return destination || near || offers[0]?.distance.from || ''
}

/** The body of a search. The server and the browser ask for the same one. */
export function activityCriteria(
  { latitude, longitude, destination, date }: ActivitySearchCriteria,
  currency: string,
  params: URLSearchParams,
): ActivityCriteria {
  const productCode = readProductCode(params.get('productCode'))
  return {
    latitude,
    longitude,
    destination,
    date,
    currency,
    radius: readRadius(params),
    ...(productCode !== null && { productCode }),
  }
}

function readRadius(params: URLSearchParams): number {
  return params.get('radius') === String(WIDER) ? WIDER : NEAR
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

import { useApi, useCurrency, useSearchParams } from '@livery/platform'
import { activitySearchQuery, type FoundActivities } from '../../../../../api/activities.ts'
import type { ActivityCriteria } from '../../../../../contract/types.ts'
import { type ActivitySearchCriteria, activitySearchHref } from '../../../../../tenant/activity-search.ts'
import { addDays } from '../../../../../tenant/calendar-days.ts'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../../ui/link-button.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { withView } from '../../../spine/results/results-view.ts'
import { SearchOutcome } from '../../../spine/results/search-outcome.tsx'
import { ActivityListSkeleton } from '../cards/activity-list.tsx'
import { activityPaths } from '../paths.ts'
import { readProductCode } from '../search/activity-page-href.ts'
import { DayLine } from '../search/day-line.tsx'
import { ActivityBoard } from './activity-board.tsx'

/** Search radii in miles: the server's default, and the wider one that an empty list offers. */
const NEAR = 15
const WIDER = 40

/** Activities of a search as they arrive. */
export function ActivityResults({ criteria }: { criteria: ActivitySearchCriteria }) {
  const [params] = useSearchParams()
  const [currency] = useCurrency()
  const body = activityCriteria(criteria, currency, params)
  return (
    <SearchOutcome
      query={activitySearchQuery(useApi(), body)}
      skeleton={<ActivityListSkeleton />}
      none={(found) => <NoActivities {...{ criteria }} place={placeOf(criteria, found)} />}
    >
      {(search) => (
        <ActivityBoard
          {...search}
          {...{ criteria }}
          place={placeOf(criteria, search.found)}
          chosenId={body.productCode ?? null}
        />
      )}
    </SearchOutcome>
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

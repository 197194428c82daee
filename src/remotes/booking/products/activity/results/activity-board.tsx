import type { FoundActivities } from '../../../../../api/activities.ts'
import type { ActivityOffer } from '../../../../../contract/types.ts'
import type { ActivitySearchCriteria } from '../../../../../tenant/activity-search.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { ResultsBoard } from '../../../spine/results/results-board.tsx'
import { type ResultsKind, useResultsFilters } from '../../../spine/results/results-kind.ts'
import type { ShownSearch } from '../../../spine/results/search-outcome.tsx'
import { ActivityList, ActivityListSkeleton } from '../cards/activity-list.tsx'
import { FilterPanel } from '../filters/filter-panel.tsx'
import { useFilterChips } from '../filters/use-filter-chips.ts'
import { DayLine } from '../search/day-line.tsx'
import { type ActivityFilters, filterAddress, noFilters } from './activity-filters.ts'
import { ActivityMap } from './activity-map.tsx'
import { filterOffers } from './filter-offers.ts'
import { type Sort, sorts } from './sorts.ts'

const activityKind: ResultsKind<ActivityOffer, ActivityOffer, ActivityFilters, Sort> = {
  address: filterAddress,
  noFilters,
  filter: filterOffers,
  sorts,
  idOf: ({ productCode }) => productCode,
  pricedOf: (offer) => offer,
}

interface ActivityBoardProps extends ShownSearch<FoundActivities> {
  criteria: ActivitySearchCriteria
  chosenId: string | null
}

/** Filters, list and map of the activities found. */
export function ActivityBoard(props: ActivityBoardProps) {
  const { criteria, place, found, chosenId } = props
  const { date } = criteria
  const text = useProductTexts()
  const { offers } = found
  const filtering = useResultsFilters(activityKind, offers)
  const { filters, change, currency, hasPrices } = filtering
  return (
    <ResultsBoard
      kind={activityKind}
      {...props}
      {...{ offers, filtering }}
      chips={useFilterChips(filters, currency)}
      summary={<DayLine date={date} />}
      note={hasPrices && text('results.priceNote')}
      filters={<FilterPanel {...{ offers, filters, change }} />}
      skeleton={<ActivityListSkeleton count={2} />}
      list={(board) => <ActivityList {...board} {...{ date, chosenId }} />}
      map={(board) => <ActivityMap {...board} {...{ criteria, place }} />}
    />
  )
}

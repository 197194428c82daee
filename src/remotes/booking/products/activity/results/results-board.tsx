import { useSearchParams } from '@livery/platform'
import { type RefObject, useMemo, useRef, useState } from 'react'
import type { FoundActivities } from '../../../../../api/activities.ts'
import type { ActivityOffer } from '../../../../../contract/types.ts'
import type { ActivitySearchCriteria } from '../../../../../tenant/activity-search.ts'
import { useMedia } from '../../../../../ui/use-media.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { AllFiltered } from '../../../spine/results/all-filtered.tsx'
import { FilterChips } from '../../../spine/results/filter-chips.tsx'
import { createHoverStore } from '../../../spine/results/hover-store.ts'
import { ResultsLayout } from '../../../spine/results/results-layout.tsx'
import { ResultsTools } from '../../../spine/results/results-tools.tsx'
import { readView, withView } from '../../../spine/results/results-view.ts'
import { SortAgain } from '../../../spine/results/sort-again.tsx'
import { useSteadyOrder } from '../../../spine/results/steady-order.ts'
import { useFilters } from '../../../spine/results/use-filters.ts'
import { useStoredPosition, useStoredScroll } from '../../../spine/results/use-stored-scroll.ts'
import { ActivityList, ActivityListSkeleton } from '../cards/activity-list.tsx'
import { FilterPanel } from '../filters/filter-panel.tsx'
import { useFilterChips } from '../filters/use-filter-chips.ts'
import { DayLine } from '../search/day-line.tsx'
import { filterAddress, noFilters } from './activity-filters.ts'
import { filterOffers } from './filter-offers.ts'
import { ResultsMap } from './results-map.tsx'
import { readSort, sortOffers, sortsFor } from './sort-offers.ts'

const codeOf = ({ productCode }: ActivityOffer) => productCode

interface ResultsBoardProps {
  criteria: ActivitySearchCriteria
  found: FoundActivities
  place: string
  chosenCode: string | null
  isFetching: boolean
  hasFailed: boolean
  onAgain: () => void
}

/** Filters, list and map of the activities found, in the order and with the selection of the address. */
export function ResultsBoard(props: ResultsBoardProps) {
  const { criteria, found, place, chosenCode, isFetching, hasFailed, onAgain } = props
  const text = useProductTexts()
  const [params, setParams] = useSearchParams()
  const [hover] = useState(createHoverStore)
  const title = useRef<HTMLHeadingElement>(null)
  const isWide = useMedia('(min-width: 64rem)')
  const { view, page, selected } = readView(params)
  const sort = readSort(params.get('sort'))
  const all = found.offers
  const currency = all.find(({ price }) => price)?.price?.currency ?? 'USD'
  const filtering = useFilters(filterAddress, currency)
  const { filters, change: changeFilters } = filtering
  const chips = useFilterChips(filters, currency)
  const sorted = useMemo(
    () => sortOffers(filterOffers(all, filters), sort, chosenCode),
    [all, filters, sort, chosenCode],
  )
  const name = JSON.stringify([criteria, filters, sort, currency])
  const previousOrder = useStoredPosition()
  const growing = { isDone: found.isDone, name, previousOrder: previousOrder?.order }
  const { offers, isOutOfOrder, sortAgain } = useSteadyOrder(sorted, codeOf, growing)
  useStoredScroll(previousOrder, found.isDone || !isFetching)
  const change = (changed: Readonly<Record<string, string | null>>, isPage = false) =>
    setParams(withView(params, changed), { replace: !isPage, preventScrollReset: true })
  return (
    <ResultsLayout
      view={view}
      head={<ResultsHead {...{ criteria, place, all, title }} count={offers.length} />}
      tools={
        <ResultsTools
          {...{ sort, view }}
          count={offers.length}
          chosen={chips.length}
          onClear={() => changeFilters(noFilters)}
          sorts={sortsFor(all.some(({ price }) => price))}
          onSort={(next) => change({ sort: next, page: null })}
          onView={(next) => change({ view: next === 'map' ? next : null }, true)}
        >
          {() => <FilterPanel offers={all} {...filtering} />}
        </ResultsTools>
      }
      onAgain={hasFailed ? onAgain : null}
      filters={<FilterPanel offers={all} {...filtering} />}
      map={
        (isWide || view === 'map') && (
          <ResultsMap
            {...{ offers, criteria, place, hover, selected }}
            onSelect={(productCode) => change({ selected: productCode })}
          />
        )
      }
    >
      <FilterChips none={noFilters} change={changeFilters} {...{ chips, title }} />
      <div className="not-first:mt-3">
        {offers.length === 0 && found.isDone && (
          <AllFiltered
            none={noFilters}
            change={changeFilters}
            countWith={(changed) => filterOffers(all, { ...filters, ...changed }).length}
            {...{ chips, title }}
          />
        )}
        {isOutOfOrder && <SortAgain sort={sort} onSort={sortAgain} />}
        <ActivityList
          {...{ offers, chosenCode, page, hover }}
          date={criteria.date}
          onPage={(next) => change({ page: String(next) })}
        />
        {!found.isDone && isFetching && <ActivityListSkeleton count={2} />}
        {found.isSample && <p className="mt-6 text-sm text-muted-foreground">{text('results.sample')}</p>}
      </div>
    </ResultsLayout>
  )
}

interface ResultsHeadProps {
  criteria: ActivitySearchCriteria
  place: string
  all: readonly ActivityOffer[]
  /** Number of activities that match the filters. */
  count: number
  /** The heading; it gets the focus when a chip disappears. */
  title: RefObject<HTMLHeadingElement | null>
}

/** Heading of the results: number of activities, place and day, and what the prices are for. */
function ResultsHead({ criteria, place, all, count, title }: ResultsHeadProps) {
  const text = useProductTexts()
  return (
    <header>
      <h1
        ref={title}
        tabIndex={-1}
        className="font-brand text-title outline-none max-sm:min-h-[2lh] @min-[60rem]/board:text-heading"
      >
        {text('results.heading', { count, place })}
      </h1>
      <div className="@min-[60rem]/board:hidden">
        <DayLine date={criteria.date} />
      </div>
      {all.some(({ price }) => price) && (
        <p className="mt-1 text-sm text-muted-foreground">{text('results.priceNote')}</p>
      )}
      <p role="status" className={count < all.length ? 'mt-1.5 text-sm text-muted-foreground' : 'sr-only'}>
        {text('results.shown', { shown: count, total: all.length })}
      </p>
    </header>
  )
}

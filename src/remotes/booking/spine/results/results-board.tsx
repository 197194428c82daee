import { useSearchParams } from '@livery/platform'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import type { FoundOffers } from '../../../../api/search-lines.ts'
import { useMedia } from '../../../../ui/use-media.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { AllFiltered } from './all-filtered.tsx'
import { type FilterChip, FilterChips } from './filter-chips.tsx'
import { createHoverStore, type HoverStore } from './hover-store.ts'
import { ResultsHead, type ResultsHeadProps } from './results-head.tsx'
import type { ResultsFilters, ResultsKind } from './results-kind.ts'
import { ResultsLayout } from './results-layout.tsx'
import { ResultsTools } from './results-tools.tsx'
import { readView, withView } from './results-view.ts'
import type { ShownSearch } from './search-outcome.tsx'
import { SortAgain } from './sort-again.tsx'
import { readSort, sortOffers, sortsFor } from './sort-orders.ts'
import { useSteadyOrder } from './steady-order.ts'
import { useStoredPosition, useStoredScroll } from './use-stored-scroll.ts'

/** What a product's list and map get: the offers that match the filters, in order, and the selection. */
export interface BoardView<Card> {
  cards: readonly Card[]
  page: number
  onPage: (page: number) => void
  hover: HoverStore
  /** Id of the offer that is selected on the map. */
  selected: string | null
  onSelect: (id: string | null) => void
}

interface ResultsBoardProps<Found, Card, Filters, Sort extends string>
  extends ShownSearch<FoundOffers<unknown>>,
    Pick<ResultsHeadProps, 'detail' | 'summary' | 'note'> {
  kind: ResultsKind<Found, Card, Filters, Sort>
  /** The search; another one starts the list again. */
  criteria: object
  /** All offers found, unfiltered. */
  offers: readonly Found[]
  /** Number of cards without filters, if one stands for several offers. */
  total?: number
  filtering: ResultsFilters<Filters>
  chips: readonly FilterChip<Filters>[]
  /** Id of the offer whose deal the visitor came from. */
  chosenId: string | null
  /** The product's filters. */
  filters: ReactNode
  /** Filters above the list that take one press. */
  quickFilters?: ReactNode
  /** Placeholder below a list that grows. */
  skeleton: ReactNode
  list: (board: BoardView<Card>) => ReactNode
  /** Omitted if the product's results have no map. */
  map?: (board: BoardView<Card>) => ReactNode
}

/** Filters, list and map of the offers found, in the order and with the selection of the address. */
export function ResultsBoard<Found, Card, Filters, Sort extends string>(
  props: ResultsBoardProps<Found, Card, Filters, Sort>,
) {
  const { kind, criteria, offers, filtering, chips, chosenId, filters: panel, quickFilters, skeleton } = props
  const { found, isFetching, hasFailed, onAgain, list, map, place, detail, summary, note } = props
  const { noFilters, filter, sorts, idOf } = kind
  const text = useProductTexts()
  const [params, setParams] = useSearchParams()
  const [hover] = useState(createHoverStore)
  const title = useRef<HTMLHeadingElement>(null)
  const isWide = useMedia('(min-width: 64rem)')
  const { view, page, selected } = readView(params)
  const sort = readSort(sorts, params.get('sort'))
  const { filters, change: changeFilters, currency, hasPrices } = filtering
  const sorted = useMemo(
    () => sortOffers(filter(offers, filters), sorts[sort], (card) => idOf(card) === chosenId),
    [offers, filter, filters, sorts, sort, idOf, chosenId],
  )
  const name = JSON.stringify([criteria, filters, sort, currency])
  const previousOrder = useStoredPosition()
  const growing = { isDone: found.isDone, name, previousOrder: previousOrder?.order }
  const { offers: cards, isOutOfOrder, sortAgain } = useSteadyOrder(sorted, idOf, growing)
  useStoredScroll(previousOrder, found.isDone || !isFetching)
  const change = (changed: Readonly<Record<string, string | null>>, isPage = false) =>
    setParams(withView(params, changed), { replace: !isPage, preventScrollReset: true })
  const board: BoardView<Card> = {
    ...{ cards, page, hover, selected },
    onPage: (next) => change({ page: String(next) }),
    onSelect: (id) => change({ selected: id }),
  }
  return (
    <ResultsLayout
      view={view}
      head={
        <ResultsHead
          {...{ place, detail, summary, note, title }}
          total={props.total ?? offers.length}
          count={cards.length}
        />
      }
      tools={
        <ResultsTools
          {...{ sort, view }}
          count={cards.length}
          chosen={chips.length}
          onClear={() => changeFilters(noFilters)}
          sorts={sortsFor(sorts, hasPrices)}
          onSort={(next) => change({ sort: next, page: null })}
          {...(map && { onView: (next) => change({ view: next === 'map' ? next : null }, true) })}
        >
          {() => panel}
        </ResultsTools>
      }
      onAgain={hasFailed ? onAgain : null}
      filters={panel}
      map={map ? (isWide || view === 'map') && map(board) : 'never'}
    >
      {quickFilters}
      <FilterChips none={noFilters} change={changeFilters} {...{ chips, title }} />
      <div className="not-first:mt-3">
        {cards.length === 0 && found.isDone && (
          <AllFiltered
            none={noFilters}
            change={changeFilters}
            countWith={(changed) => filter(offers, { ...filters, ...changed }).length}
            {...{ chips, title }}
          />
        )}
        {isOutOfOrder && <SortAgain sort={sort} onSort={sortAgain} />}
        {list(board)}
        {!found.isDone && isFetching && skeleton}
        {found.isSample && <p className="mt-6 text-sm text-muted-foreground">{text('results.sample')}</p>}
      </div>
    </ResultsLayout>
  )
}

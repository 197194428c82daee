import { useSearchParams } from '@livery/platform'
import { type RefObject, useMemo, useRef, useState } from 'react'
import type { FoundHotels } from '../../../../../api/hotels.ts'
import type { HotelOffer } from '../../../../../contract/types.ts'
import { countNights } from '../../../../../tenant/calendar-days.ts'
import type { HotelSearchCriteria } from '../../../../../tenant/hotel-search.ts'
import { useMedia } from '../../../../../ui/use-media.ts'
import { useLocalTime } from '../../../spine/formatting/use-local-time.ts'
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
import { HotelList, HotelListSkeleton } from '../cards/hotel-list.tsx'
import { FilterPanel } from '../filters/filter-panel.tsx'
import { useFilterChips } from '../filters/use-filter-chips.ts'
import { StayLine } from '../search/stay-line.tsx'
import type { CardHotel, FoundHotel } from './card-hotel.ts'
import { foundHotel } from './card-hotel.ts'
import { filterOffers } from './filter-offers.ts'
import { filterAddress, noFilters } from './hotel-filters.ts'
import { ResultsMap } from './results-map.tsx'
import { readSort, sortOffers, sortsFor } from './sort-offers.ts'

const none = [] as const
const idOf = ({ hotelId }: CardHotel) => hotelId

export interface ResultsBoardProps {
  criteria: HotelSearchCriteria
  found: FoundHotels
  place: string
  chosenId: string | null
  isFetching: boolean
  hasFailed: boolean
  onAgain: () => void
}

/** Filters, list and map of the hotels found, in the order and with the selection of the address. */
export function ResultsBoard(props: ResultsBoardProps) {
  const { criteria, found, place, chosenId, isFetching, hasFailed, onAgain } = props
  const text = useProductTexts()
  const [params, setParams] = useSearchParams()
  const [hover] = useState(createHoverStore)
  const title = useRef<HTMLHeadingElement>(null)
  const isWide = useMedia('(min-width: 64rem)')
  const { view, page, selected } = readView(params)
  const sort = readSort(params.get('sort'))
  const offers = useCardHotels(found.offers)
  const currency = currencyOf(offers)
  const filtering = useFilters(filterAddress, currency)
  const { filters, change: changeFilters } = filtering
  const chips = useFilterChips(filters, currency)
  const sorted = useMemo(
    () => sortOffers(filterOffers(offers, filters), sort, chosenId),
    [offers, filters, sort, chosenId],
  )
  const name = JSON.stringify([criteria, filters, sort, currency])
  const previousOrder = useStoredPosition()
  const growing = { isDone: found.isDone, name, previousOrder: previousOrder?.order }
  const { offers: hotels, isOutOfOrder, sortAgain } = useSteadyOrder(sorted, idOf, growing)
  useStoredScroll(previousOrder, found.isDone || !isFetching)
  const change = (changed: Readonly<Record<string, string | null>>, isPage = false) =>
    setParams(withView(params, changed), { replace: !isPage, preventScrollReset: true })
  return (
    <ResultsLayout
      view={view}
      head={<ResultsHead {...{ criteria, place, offers, title }} count={hotels.length} />}
      tools={
        <ResultsTools
          {...{ sort, view }}
          count={hotels.length}
          chosen={chips.length}
          onClear={() => changeFilters(noFilters)}
          sorts={sortsFor(offers.some(([{ price }]) => price))}
          onSort={(next) => change({ sort: next, page: null })}
          onView={(next) => change({ view: next === 'map' ? next : null }, true)}
        >
          {() => <FilterPanel offers={offers} {...filtering} />}
        </ResultsTools>
      }
      onAgain={hasFailed ? onAgain : null}
      filters={<FilterPanel offers={offers} {...filtering} />}
      map={
        (isWide || view === 'map') && (
          <ResultsMap
            {...{ hotels, criteria, place, hover, selected }}
            neighbours={found.neighbours ?? none}
            onSelect={(hotelId) => change({ selected: hotelId })}
          />
        )
      }
    >
      <FilterChips none={noFilters} change={changeFilters} {...{ chips, title }} />
      <div className="not-first:mt-3">
        {hotels.length === 0 && found.isDone && (
          <AllFiltered
            none={noFilters}
            change={changeFilters}
            countWith={(changed) => filterOffers(offers, { ...filters, ...changed }).length}
            {...{ chips, title }}
          />
        )}
        {isOutOfOrder && <SortAgain sort={sort} onSort={sortAgain} />}
        <HotelList
          {...{ hotels, criteria, chosenId, page, hover }}
          onPage={(next) => change({ page: String(next) })}
        />
        {!found.isDone && isFetching && <HotelListSkeleton count={2} />}
        {found.isSample && <p className="mt-6 text-sm text-muted-foreground">{text('results.sample')}</p>}
      </div>
    </ResultsLayout>
  )
}

function currencyOf(offers: readonly FoundHotel[]): string {
  return offers.find(([{ price }]) => price)?.[0].price?.currency ?? 'USD'
}

/**
 * Expands a growing list of offers into cards. Earlier cards keep their identity, so that React does not render them
 * again.
 */
function useCardHotels(offers: readonly HotelOffer[]): readonly FoundHotel[] {
  const { now } = useLocalTime()
  const known = useRef(new WeakMap<HotelOffer, FoundHotel>())
  // biome-ignore lint/correctness/useExhaustiveDependencies: uses the time of arrival
  return useMemo(
    () =>
      offers.map((offer) => {
        const hotel = known.current.get(offer) ?? foundHotel(offer, now())
        known.current.set(offer, hotel)
        return hotel
      }),
    [offers],
  )
}

interface ResultsHeadProps {
  criteria: HotelSearchCriteria
  place: string
  offers: readonly FoundHotel[]
  /** Number of hotels that match the filters. */
  count: number
  /** The heading; it gets the focus when a chip disappears. */
  title: RefObject<HTMLHeadingElement | null>
}

/** Heading of the results: number of hotels, place, stay, and what the prices include. */
function ResultsHead({ criteria, place, offers, count, title }: ResultsHeadProps) {
  const text = useProductTexts()
  const hasPrices = offers.some(([{ price }]) => price)
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
        <StayLine criteria={criteria} />
      </div>
      <p className="mt-1 text-sm text-muted-foreground">
        {hasPrices && <span>{text('results.priceNote', { count: countNights(criteria) })}</span>}{' '}
        <span className="max-sm:hidden">{text('results.localTimes')}</span>
      </p>
      <p role="status" className={count < offers.length ? 'mt-1.5 text-sm text-muted-foreground' : 'sr-only'}>
        {text('results.shown', { shown: count, total: offers.length })}
      </p>
    </header>
  )
}

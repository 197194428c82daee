import { useSearchParams } from '@livery/platform'
import { type RefObject, useMemo, useRef, useState } from 'react'
import type { FoundCars } from '../../../../../api/cars.ts'
import type { CarOffer } from '../../../../../contract/types.ts'
import type { CarSearchCriteria } from '../../../../../tenant/car-search.ts'
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
import { CarList, CarListSkeleton } from '../cards/car-list.tsx'
import { FilterPanel } from '../filters/filter-panel.tsx'
import { QuickFilters } from '../filters/quick-filters.tsx'
import { useFilterChips } from '../filters/use-filter-chips.ts'
import { RentalLine } from '../search/rental-line.tsx'
import { filterAddress, filterCars, noFilters } from './car-filters.ts'
import { type CardCar, cardCar } from './card-car.ts'
import { DeskMap } from './desk-map.tsx'
import { readSort, sortCars, sortsFor } from './sort-cars.ts'

const idOf = ({ rental }: CardCar) => rental.carId

interface ResultsBoardProps {
  criteria: CarSearchCriteria
  found: FoundCars
  place: string
  chosenId: string | null
  isFetching: boolean
  hasFailed: boolean
  onAgain: () => void
}

/** Filters, list and map of the cars found, in the order and with the selection of the address. */
export function ResultsBoard(props: ResultsBoardProps) {
  const { criteria, found, place, chosenId, isFetching, hasFailed, onAgain } = props
  const text = useProductTexts()
  const [params, setParams] = useSearchParams()
  const [hover] = useState(createHoverStore)
  const title = useRef<HTMLHeadingElement>(null)
  const isWide = useMedia('(min-width: 64rem)')
  const { view, page, selected } = readView(params)
  const sort = readSort(params.get('sort'))
  const cars = useCardCars(found.offers)
  const currency = cars.find(({ price }) => price)?.price?.currency ?? 'USD'
  const filtering = useFilters(filterAddress, currency)
  const { filters, change: changeFilters } = filtering
  const chips = useFilterChips(cars, filters, currency)
  const sorted = useMemo(
    () => sortCars(filterCars(cars, filters), sort, chosenId),
    [cars, filters, sort, chosenId],
  )
  const name = JSON.stringify([criteria, filters, sort, currency])
  const previousOrder = useStoredPosition()
  const growing = { isDone: found.isDone, name, previousOrder: previousOrder?.order }
  const { offers: listed, isOutOfOrder, sortAgain } = useSteadyOrder(sorted, idOf, growing)
  useStoredScroll(previousOrder, found.isDone || !isFetching)
  const change = (changed: Readonly<Record<string, string | null>>, isPage = false) =>
    setParams(withView(params, changed), { replace: !isPage, preventScrollReset: true })
  return (
    <ResultsLayout
      view={view}
      head={<ResultsHead {...{ criteria, found, place, cars, title }} count={listed.length} />}
      tools={
        <ResultsTools
          {...{ sort, view }}
          count={listed.length}
          chosen={chips.length}
          onClear={() => changeFilters(noFilters)}
          sorts={sortsFor(cars.some(({ price }) => price))}
          onSort={(next) => change({ sort: next, page: null })}
          onView={(next) => change({ view: next === 'map' ? next : null }, true)}
        >
          {() => <FilterPanel cars={cars} {...filtering} />}
        </ResultsTools>
      }
      onAgain={hasFailed ? onAgain : null}
      filters={<FilterPanel cars={cars} {...filtering} />}
      map={
        (isWide || view === 'map') && (
          <DeskMap
            cars={listed}
            {...{ criteria, place, hover, selected }}
            onSelect={(desk) => change({ selected: desk })}
            onShow={(desk) => {
              const params = filterAddress.write(
                new URLSearchParams(location.search),
                { ...filters, choices: { ...filters.choices, at: [desk] } },
                currency,
              )
              setParams(withView(params, { view: null, selected: null }), { preventScrollReset: true })
            }}
          />
        )
      }
    >
      <QuickFilters cars={cars} {...filtering} />
      <FilterChips none={noFilters} change={changeFilters} {...{ chips, title }} />
      <div className="not-first:mt-3">
        {listed.length === 0 && found.isDone && (
          <AllFiltered
            none={noFilters}
            change={changeFilters}
            countWith={(changed) => filterCars(cars, { ...filters, ...changed }).length}
            {...{ chips, title }}
          />
        )}
        {isOutOfOrder && <SortAgain sort={sort} onSort={sortAgain} />}
        <CarList
          cars={listed}
          {...{ criteria, chosenId, page, hover }}
          onPage={(next) => change({ page: String(next) })}
        />
        {!found.isDone && isFetching && <CarListSkeleton count={2} />}
        {found.isSample && <p className="mt-6 text-sm text-muted-foreground">{text('results.sample')}</p>}
      </div>
    </ResultsLayout>
  )
}

/** Earlier cards keep their identity while the list grows, so that React does not render them again. */
function useCardCars(offers: readonly CarOffer[]): readonly CardCar[] {
  const { now } = useLocalTime()
  const known = useRef(new WeakMap<CarOffer, CardCar>())
  // biome-ignore lint/correctness/useExhaustiveDependencies: uses the time of arrival
  return useMemo(
    () =>
      offers.map((offer) => {
        const card = known.current.get(offer) ?? cardCar(offer, now())
        known.current.set(offer, card)
        return card
      }),
    [offers],
  )
}

interface ResultsHeadProps extends Pick<ResultsBoardProps, 'criteria' | 'found' | 'place'> {
  cars: readonly CardCar[]
  /** Number of cars that match the filters. */
  count: number
  /** The heading; it gets the focus when a chip disappears. */
  title: RefObject<HTMLHeadingElement | null>
}

/** Heading of the results: number of cars, place, charged days, and what the prices include. */
function ResultsHead({ criteria, found, place, cars, count, title }: ResultsHeadProps) {
  const text = useProductTexts()
  const hasPrices = cars.some(({ price }) => price)
  const days = found.days ?? cars[0]?.rental.days ?? 1
  return (
    <header>
      <h1
        ref={title}
        tabIndex={-1}
        className="font-brand text-title outline-none max-sm:min-h-[2lh] @min-[60rem]/board:text-heading"
      >
        {text('results.heading', { count, place })}
        <span className="block text-base font-normal text-muted-foreground">
          {text('results.days', { count: days })}
        </span>
      </h1>
      <div className="@min-[60rem]/board:hidden">
        <RentalLine terms={criteria} />
      </div>
      <p className="mt-1 text-sm text-muted-foreground">
        {hasPrices && <span>{text('results.priceNote')}</span>}{' '}
        <span className="max-sm:hidden">{text('results.localTimes')}</span>
      </p>
      <p role="status" className={count < cars.length ? 'mt-1.5 text-sm text-muted-foreground' : 'sr-only'}>
        {text('results.shown', { shown: count, total: cars.length })}
      </p>
    </header>
  )
}

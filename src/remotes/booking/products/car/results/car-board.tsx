import { useSearchParams } from '@livery/platform'
import type { FoundCars } from '../../../../../api/cars.ts'
import type { CarSearchCriteria } from '../../../../../tenant/car-search.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { ResultsBoard } from '../../../spine/results/results-board.tsx'
import { type ResultsKind, useResultsFilters } from '../../../spine/results/results-kind.ts'
import { withView } from '../../../spine/results/results-view.ts'
import type { ShownSearch } from '../../../spine/results/search-outcome.tsx'
import { useCards } from '../../../spine/results/use-cards.ts'
import { CarList, CarListSkeleton } from '../cards/car-list.tsx'
import { FilterPanel } from '../filters/filter-panel.tsx'
import { QuickFilters } from '../filters/quick-filters.tsx'
import { useFilterChips } from '../filters/use-filter-chips.ts'
import { RentalLine } from '../search/rental-line.tsx'
import { type CarFilters, filterAddress, filterCars, noFilters } from './car-filters.ts'
import { type CardCar, cardCar } from './card-car.ts'
import { DeskMap } from './desk-map.tsx'
import { type Sort, sorts } from './sorts.ts'

const carKind: ResultsKind<CardCar, CardCar, CarFilters, Sort> = {
  address: filterAddress,
  noFilters,
  filter: filterCars,
  sorts,
  idOf: ({ rental }) => rental.carId,
  pricedOf: (car) => car,
}

interface CarBoardProps extends ShownSearch<FoundCars> {
  criteria: CarSearchCriteria
  chosenId: string | null
}

/** Filters, list and map of the cars found. */
export function CarBoard(props: CarBoardProps) {
  const { criteria, place, found, chosenId } = props
  const text = useProductTexts()
  const [, setParams] = useSearchParams()
  const cars = useCards(found.offers, cardCar)
  const filtering = useResultsFilters(carKind, cars)
  const { filters, change, currency, hasPrices } = filtering
  function showDesk(desk: string) {
    const params = filterAddress.write(
      new URLSearchParams(location.search),
      { ...filters, choices: { ...filters.choices, at: [desk] } },
      currency,
    )
    setParams(withView(params, { view: null, selected: null }), { preventScrollReset: true })
  }
  return (
    <ResultsBoard
      kind={carKind}
      {...props}
      {...{ filtering }}
      offers={cars}
      chips={useFilterChips(cars, filters, currency)}
      detail={text('results.days', { count: found.days ?? cars[0]?.rental.days ?? 1 })}
      summary={<RentalLine terms={criteria} />}
      note={
        <>
          {hasPrices && <span>{text('results.priceNote')}</span>}{' '}
          <span className="max-sm:hidden">{text('results.localTimes')}</span>
        </>
      }
      filters={<FilterPanel {...{ cars, filters, change }} />}
      quickFilters={<QuickFilters {...{ cars, filters, change }} />}
      skeleton={<CarListSkeleton count={2} />}
      list={(board) => <CarList {...board} {...{ criteria, chosenId }} />}
      map={(board) => <DeskMap {...board} {...{ criteria, place }} onShow={showDesk} />}
    />
  )
}

import { useApi, useCurrency, useSearchParams } from '@livery/platform'
import { carSearchQuery, type FoundCars } from '../../../../../api/cars.ts'
import type { CarSearchCriteria } from '../../../../../tenant/car-search.ts'
import { SearchOutcome } from '../../../spine/results/search-outcome.tsx'
import { CarListSkeleton } from '../cards/car-list.tsx'
import { readCarId } from '../search/car-page-href.ts'
import { searchBody } from '../search/search-body.ts'
import { CarBoard } from './car-board.tsx'
import { NoCars } from './no-cars.tsx'

/** Cars of a search as they arrive. */
export function CarResults({ criteria }: { criteria: CarSearchCriteria }) {
  const [params] = useSearchParams()
  const [currency] = useCurrency()
  const chosenId = readCarId(params)
  return (
    <SearchOutcome
      query={carSearchQuery(useApi(), searchBody(criteria, currency, chosenId))}
      skeleton={<CarListSkeleton />}
      placeOf={(found) => placeOf(criteria, found)}
      none={({ none }, place) => <NoCars {...{ criteria, place, none }} />}
    >
      {(search) => <CarBoard {...search} {...{ criteria, chosenId }} />}
    </SearchOutcome>
  )
}

/** A deal's link has coordinates and no name, so the name comes from the answer or its desks. */
function placeOf({ pickUp }: CarSearchCriteria, found: FoundCars | undefined): string {
  return pickUp.name || found?.near || found?.offers[0]?.rental.pickUp.desk.distance.from || ''
}

import { useCurrency, useSearchParams } from '@livery/platform'
import type { FoundCars } from '../../../../../api/cars.ts'
import type { CarSearchCriteria } from '../../../../../tenant/car-search.ts'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { LoadFailure } from '../../../spine/page-layout/load-failure.tsx'
import { CarListSkeleton } from '../cards/car-list.tsx'
import { readCarId } from '../search/car-page-href.ts'
import { searchBody } from '../search/search-body.ts'
import { NoCars } from './no-cars.tsx'
import { ResultsBoard } from './results-board.tsx'
import { useFoundCars } from './use-found-cars.ts'

/** Cars of a search as they arrive; an error appears above the cars received before it. */
export function CarResults({ criteria }: { criteria: CarSearchCriteria }) {
  const text = useProductTexts()
  const [params] = useSearchParams()
  const [currency] = useCurrency()
  const chosenId = readCarId(params)
  const { found, isFetching, error, refetch } = useFoundCars(searchBody(criteria, currency, chosenId))
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
        <CarListSkeleton />
      </div>
    )
  }
  const place = placeOf(criteria, found)
  if (found.offers.length === 0) return <NoCars {...{ criteria, place }} none={found.none} />
  return <ResultsBoard {...{ criteria, found, place, isFetching, hasFailed, chosenId }} onAgain={again} />
}

/** A deal's link has coordinates and no name, so the name comes from the answer or its desks. */
function placeOf({ pickUp }: CarSearchCriteria, { near, offers }: FoundCars): string {
  return pickUp.name || near || offers[0]?.rental.pickUp.desk.distance.from || ''
}

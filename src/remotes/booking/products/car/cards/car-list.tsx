import { useSearchParams } from '@livery/platform'
import type { CarSearchCriteria } from '../../../../../tenant/car-search.ts'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { OfferList, OfferListSkeleton } from '../../../spine/results/offer-list.tsx'
import type { BoardView } from '../../../spine/results/results-board.tsx'
import type { CardCar } from '../results/card-car.ts'
import { carPageHref, withRate } from '../search/car-page-href.ts'
import { CarCard, carCardFrame } from './car-card.tsx'

interface CarListProps extends Pick<BoardView<CardCar>, 'cards' | 'page' | 'onPage' | 'hover'> {
  criteria: CarSearchCriteria
  /** The car whose deal the visitor came from. */
  chosenId: string | null
}

/** Cars as cards. */
export function CarList({ criteria, chosenId, hover, ...list }: CarListProps) {
  const [params] = useSearchParams()
  return (
    <OfferList {...list} idOf={({ rental }) => rental.carId} slot="car-slot">
      {(car) => (
        <CarCard
          {...{ car, hover }}
          href={withRate(carPageHref(params, car.rental.carId, criteria), car.rateKey)}
          isChosen={car.rental.carId === chosenId}
        />
      )}
    </OfferList>
  )
}

/** Placeholder of the list while cars load. */
export function CarListSkeleton({ count }: { count?: number }) {
  return (
    <OfferListSkeleton count={count}>
      <div className={carCardFrame}>
        <div className="grid content-start gap-3">
          <Skeleton className="aspect-8/5 rounded-none @min-[36rem]:rounded-lg" />
          <Skeleton className="h-7 @max-[36rem]:mx-4" />
        </div>
        <div className="grid gap-3 @max-[36rem]:p-4 @min-[52rem]:grid-cols-[minmax(0,1fr)_12.5rem]">
          <div className="grid content-start gap-3">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-16 w-full" />
            <Skeleton className="h-10 w-full" />
          </div>
          <Skeleton className="h-24 w-full self-end" />
        </div>
      </div>
    </OfferListSkeleton>
  )
}

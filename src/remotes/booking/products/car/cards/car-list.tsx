import { useSearchParams } from '@livery/platform'
import type { CarSearchCriteria } from '../../../../../tenant/car-search.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import type { HoverStore } from '../../../spine/results/hover-store.ts'
import { AT_A_TIME } from '../../../spine/results/results-view.ts'
import type { CardCar } from '../results/card-car.ts'
import { carPageHref, withRate } from '../search/car-page-href.ts'
import { CarCard, carCardFrame } from './car-card.tsx'

interface CarListProps {
  cars: readonly CardCar[]
  criteria: CarSearchCriteria
  /** The car whose deal the visitor came from. */
  chosenId: string | null
  /** Number of pages shown, of 30 cars each. */
  page: number
  onPage: (page: number) => void
  hover: HoverStore
}

/** Cars as cards, 30 to a page. Cards far outside the viewport are not drawn. */
export function CarList({ cars, criteria, chosenId, page, onPage, hover }: CarListProps) {
  const text = useProductTexts()
  const [params] = useSearchParams()
  const shown = Math.min(cars.length, page * AT_A_TIME)
  return (
    <>
      {/* Not a grid: a grid is laid out again completely whenever a card enters the viewport. */}
      <ul className="-mt-1.5">
        {cars.slice(0, shown).map((car) => (
          <li key={car.rental.carId} className="car-slot @container">
            <CarCard
              {...{ car, hover }}
              href={withRate(carPageHref(params, car.rental.carId, criteria), car.rateKey)}
              isChosen={car.rental.carId === chosenId}
            />
          </li>
        ))}
      </ul>
      {shown < cars.length && (
        <div className="mt-6 grid justify-items-center gap-3">
          <p className="text-sm text-muted-foreground">
            {text('results.shown', { shown, total: cars.length })}
          </p>
          <Button variant="outline" size="large" onClick={() => onPage(page + 1)}>
            {text('results.more')}
          </Button>
        </div>
      )}
    </>
  )
}

/** Placeholder of the list while cars load. */
export function CarListSkeleton({ count = 4 }: { count?: number }) {
  const text = useProductTexts()
  return (
    <div role="status">
      <p className="mb-5 text-muted-foreground">{text('results.loading')}</p>
      <div className="grid gap-3">
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other identity
          <CarCardSkeleton key={at} />
        ))}
      </div>
    </div>
  )
}

/** Placeholder of a card while cars load. */
function CarCardSkeleton() {
  return (
    <div className="@container" aria-hidden="true">
      <div className={carCardFrame}>
        <div className="grid content-start gap-3">
          <Skeleton className="h-40 rounded-none @min-[36rem]:aspect-8/5 @min-[36rem]:h-auto @min-[36rem]:rounded-lg" />
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
    </div>
  )
}

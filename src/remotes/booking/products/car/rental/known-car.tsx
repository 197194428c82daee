import { usePage, useSearchParams } from '@livery/platform'
import type { ReactNode } from 'react'
import type { CarAnswer } from '../../../../../contract/types.ts'
import { type CarSearchCriteria, carSearchHref } from '../../../../../tenant/car-search.ts'
import { Deferred } from '../../../../../ui/deferred.tsx'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../../ui/link-button.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { readClient, withClient } from '../../../spine/client-parameter.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { LoadFailure } from '../../../spine/page-layout/load-failure.tsx'
import { PageShape } from '../../../spine/page-layout/page-shape.tsx'
import { readCarCriteria } from '../pages/read-car-pages.ts'
import { carPaths } from '../paths.ts'
import { readCarId, readRate } from '../search/car-page-href.ts'
import { useCar } from './use-car.ts'

interface ShownCar {
  answer: CarAnswer
  criteria: CarSearchCriteria
  rateKey: string | null
  isOld: boolean
}

/** The car that the address names, or why it cannot be shown. */
export function KnownCar({ children }: { children: (car: ShownCar) => ReactNode }) {
  const [params] = useSearchParams()
  const carId = readCarId(params)
  const criteria = readCarCriteria(usePage(), params)
  if (!carId || !criteria) return <NotHere />
  return (
    <Loaded {...{ carId, criteria }} rateKey={readRate(params)}>
      {children}
    </Loaded>
  )
}

interface LoadedProps extends Omit<ShownCar, 'answer' | 'isOld'> {
  carId: string
  children: (car: ShownCar) => ReactNode
}

function Loaded({ carId, criteria, rateKey, children }: LoadedProps) {
  const text = useProductTexts()
  const { answer, error, isOld, isNone, isRefused, refetch } = useCar(carId, criteria, rateKey)
  if (isRefused) {
    return (
      <EmptyState icon="calendar" level={1} title={text('results.refused')}>
        {text('results.refusedHint')}
      </EmptyState>
    )
  }
  if (isNone || answer?.rates.length === 0) return <Gone criteria={criteria} />
  if (answer) return children({ answer, criteria, rateKey, isOld })
  if (error) return <LoadFailure error={error} onRetry={refetch} />
  return (
    <PageShape label={text('offer.loading')}>
      <Skeleton className="h-4 w-64" />
      <Skeleton className="mt-4 h-9 w-2/3 max-w-lg" />
      <Skeleton className="mt-4 h-7 w-72" />
    </PageShape>
  )
}

const loadOthers = async () => (await import('../booking/other-cars.tsx')).OtherCars

/** The car is not free for these times, as if its deal is gone: shows others and leads to all. */
function Gone({ criteria }: { criteria: CarSearchCriteria }) {
  const text = useProductTexts()
  const [params] = useSearchParams()
  return (
    <>
      <EmptyState
        icon="cars"
        level={1}
        title={text('car.gone')}
        actions={
          <LinkButton href={withClient(carSearchHref(criteria), readClient(params))}>
            {text('car.seeOthers')}
          </LinkButton>
        }
        className="pb-6"
      >
        {text('car.goneHint')}
      </EmptyState>
      <Deferred load={loadOthers} meanwhile={null}>
        {(OtherCars) => <OtherCars />}
      </Deferred>
    </>
  )
}

function NotHere() {
  const text = useProductTexts()
  return (
    <EmptyState
      icon="cars"
      level={1}
      title={text('car.notHere')}
      actions={<LinkButton href={carPaths.start}>{text('offer.search')}</LinkButton>}
    >
      {text('car.notHereHint')}
    </EmptyState>
  )
}

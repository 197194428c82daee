import { useSearchParams } from '@livery/platform'
import type { Rental } from '../../../../../contract/types.ts'
import { type CarSearchCriteria, carSearchHref } from '../../../../../tenant/car-search.ts'
import { Breadcrumbs } from '../../../../../ui/breadcrumbs.tsx'
import { readClient, withClient } from '../../../spine/client-parameter.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { ProviderLine } from '../cards/provider-line.tsx'
import { useClassName } from '../cards/vehicle-facts.tsx'
import { carPaths } from '../paths.ts'

interface CarHeadProps {
  rental: Rental
  criteria: CarSearchCriteria
  /** The car's page, if this is a later step of it. */
  carPage?: string
}

/** Name and class of a car with its rental company, and a trail back to the results. */
export function CarHead({ rental, criteria, carPage }: CarHeadProps) {
  const text = useProductTexts()
  const classOf = useClassName()
  const [params] = useSearchParams()
  const { vehicle } = rental
  const place = criteria.pickUp.name || rental.pickUp.desk.distance.from
  const trail = [
    { label: text('cars.title'), href: carPaths.start },
    {
      label: text('car.others', { place }),
      href: withClient(carSearchHref(criteria), readClient(params)),
    },
    ...(carPage ? [{ label: vehicle.model, href: carPage }] : []),
  ]
  return (
    <header>
      <Breadcrumbs
        label={text('car.trail')}
        trail={trail}
        current={carPage ? text('extras.title') : vehicle.model}
      />
      <h1 className="mt-2 font-brand text-title">
        {carPage ? (
          text('extras.heading')
        ) : (
          <>
            <bdi>{vehicle.model}</bdi>{' '}
            <span className="text-lg font-normal text-muted-foreground">{text('car.similar')}</span>
          </>
        )}
      </h1>
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
        <p className="text-muted-foreground">{classOf(vehicle)}</p>
        <ProviderLine rental={rental} />
      </div>
    </header>
  )
}

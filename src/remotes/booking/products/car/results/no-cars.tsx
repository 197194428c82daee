import { useSearchParams } from '@livery/platform'
import type { FoundCars } from '../../../../../api/cars.ts'
import { addDays } from '../../../../../tenant/calendar-days.ts'
import { type CarSearchCriteria, carSearchHref } from '../../../../../tenant/car-search.ts'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../../ui/link-button.tsx'
import { readClient, withClient } from '../../../spine/client-parameter.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { RentalLine } from '../search/rental-line.tsx'

interface NoCarsProps {
  criteria: CarSearchCriteria
  none: FoundCars['none']
  place: string
}

const NOON = '12:00'
/** Ages at which nearly every company rents. */
const ACCEPTED_AGES = { from: 25, to: 70 } as const

/** Says why there is no car, and links to searches that avoid the reason. */
export function NoCars({ criteria, none = 'sold_out', place }: NoCarsProps) {
  const text = useProductTexts()
  const [params] = useSearchParams()
  const { dropOff, driverAge } = criteria
  const ways = waysOut(criteria, none)
  return (
    <EmptyState
      icon="cars"
      level={1}
      title={text(`none.${none}`, { place, age: driverAge, other: dropOff?.name ?? '' })}
      actions={ways.map(({ key, to }, index) => (
        <LinkButton
          key={key}
          variant={index === 0 ? 'primary' : 'outline'}
          href={withClient(carSearchHref(to), readClient(params))}
        >
          {text(`none.way.${key}`, { age: to.driverAge })}
        </LinkButton>
      ))}
    >
      <div className="flex justify-center text-start">
        <RentalLine terms={criteria} />
      </div>
      <p className="mt-2">{text(`none.hint.${none}`)}</p>
    </EmptyState>
  )
}

interface WayOut {
  key: 'noon' | 'samePlace' | 'nextDay' | 'weekLater' | 'otherDriver'
  to: CarSearchCriteria
}

/** Returns searches that avoid the reason, the nearest to the wanted one first. */
export function waysOut(criteria: CarSearchCriteria, none: NonNullable<FoundCars['none']>): WayOut[] {
  const { pickUpAt, dropOffAt, dropOff } = criteria
  const moved = (days: number, time?: string) => ({
    ...criteria,
    pickUpAt: `${addDays(pickUpAt.slice(0, 10), days)}T${time ?? pickUpAt.slice(11)}`,
    dropOffAt: `${addDays(dropOffAt.slice(0, 10), days)}T${time ?? dropOffAt.slice(11)}`,
  })
  const isOneDay = pickUpAt.slice(0, 10) === dropOffAt.slice(0, 10)
  const noon: WayOut[] = isOneDay ? [] : [{ key: 'noon', to: moved(0, NOON) }]
  const samePlace: WayOut[] = dropOff ? [{ key: 'samePlace', to: { ...criteria, dropOff: null } }] : []
  const otherDriver = (driverAge: number): WayOut => ({
    key: 'otherDriver',
    to: { ...criteria, driverAge },
  })
  const nextDay: WayOut = { key: 'nextDay', to: moved(1) }
  const weekLater: WayOut = { key: 'weekLater', to: moved(7) }
  switch (none) {
    case 'desk_closed':
      return [...noon, nextDay]
    case 'one_way_not_allowed':
    case 'border_not_allowed':
    case 'ferry_not_allowed':
      return samePlace
    case 'sold_out':
      return [...samePlace, nextDay, weekLater]
    case 'driver_too_young':
      return [otherDriver(ACCEPTED_AGES.from)]
    case 'driver_too_old':
      return [otherDriver(ACCEPTED_AGES.to)]
    // Another place is chosen in the form above.
    case 'no_desk':
      return []
  }
}

import { useMemo } from 'react'
import type { CarDesk } from '../../../../../contract/types.ts'
import type { CarSearchCriteria } from '../../../../../tenant/car-search.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Deferred } from '../../../../../ui/deferred.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import type { MappedOffer } from '../../../spine/map/offer-map.tsx'
import { useAmounts } from '../../../spine/price/amount.tsx'
import { GuestScore } from '../../../spine/results/guest-score.tsx'
import type { HoverStore } from '../../../spine/results/hover-store.ts'
import { useDeskWords } from '../cards/desk-line.tsx'
import type { CardCar } from './card-car.ts'
import { useMapTexts } from './use-map-texts.ts'

interface DeskMapProps {
  cars: readonly CardCar[]
  criteria: CarSearchCriteria
  place: string
  hover: HoverStore
  /** Id of the selected desk. */
  selected: string | null
  onSelect: (desk: string | null) => void
  /** Shows only the cars of a desk. */
  onShow: (desk: string) => void
}

const loadMap = async () => (await import('../../../spine/map/offer-map.tsx')).OfferMap

interface DeskOfCars {
  desk: CarDesk
  count: number
  cheapest: NonNullable<CardCar['price']> | null
}

/** Returns the pick-up desks of cars, each with its number of cars and its lowest price. */
export function desksOf(cars: readonly CardCar[]): DeskOfCars[] {
  const desks = new Map<string, DeskOfCars>()
  for (const { rental, price } of cars) {
    const { desk } = rental.pickUp
    const { count, cheapest } = desks.get(desk.id) ?? { count: 0, cheapest: null }
    const isCheaper = price !== undefined && (cheapest === null || price.total < cheapest.total)
    desks.set(desk.id, { desk, count: count + 1, cheapest: isCheaper ? price : cheapest })
  }
  return [...desks.values()]
}

/** Map of the pick-up desks with the lowest price at each, and the selected desk at its foot. */
export function DeskMap({ cars, criteria, place, hover, selected, onSelect, onShow }: DeskMapProps) {
  const text = useProductTexts()
  const write = useAmounts()
  const words = useMapTexts()
  const { latitude, longitude } = criteria.pickUp
  const desks = useMemo(() => desksOf(cars), [cars])
  const mapped = useMemo(
    () =>
      desks.map(
        ({ desk, count, cheapest }): MappedOffer => ({
          id: desk.id,
          name: desk.name,
          position: desk.position,
          label: cheapest
            ? write(cheapest.total, cheapest.currency, { short: true })
            : text('map.cars', { count }),
          ...(cheapest && { price: cheapest.total }),
        }),
      ),
    [desks, write, text],
  )
  const center = useMemo(
    () => ({ name: place.split(',')[0] ?? place, position: { latitude, longitude } }),
    [place, latitude, longitude],
  )
  const chosen = desks.find(({ desk }) => desk.id === selected)
  return (
    <Deferred load={loadMap} meanwhile={<Skeleton className="size-full rounded-xl" />}>
      {(OfferMap) => (
        <OfferMap offers={mapped} selectedId={selected} {...{ words, center, hover, onSelect }}>
          {chosen && (
            <SelectedDesk {...chosen} onClose={() => onSelect(null)} onShow={() => onShow(chosen.desk.id)} />
          )}
        </OfferMap>
      )}
    </Deferred>
  )
}

interface SelectedDeskProps extends DeskOfCars {
  onClose: () => void
  onShow: () => void
}

/** Small card of the desk that is selected on the map. */
function SelectedDesk({ desk, count, onClose, onShow }: SelectedDeskProps) {
  const text = useProductTexts()
  const wordsOf = useDeskWords()
  return (
    <div className="relative mx-auto grid max-w-md animate-rise gap-2 rounded-lg border bg-popover p-4 pe-12 text-popover-foreground shadow-float">
      <p className="leading-snug font-bold">
        <bdi>{desk.name}</bdi>
      </p>
      <p className="text-sm text-muted-foreground">{wordsOf(desk)}</p>
      <GuestScore rating={desk.rating} reviews={desk.reviewCount} />
      <Button size="small" className="justify-self-start" onClick={onShow}>
        {text('map.show', { count })}
      </Button>
      <Button
        variant="ghost"
        square
        aria-label={text('map.close')}
        onClick={onClose}
        className="absolute end-0.5 top-0.5 z-10"
      >
        <Icon name="close" className="size-4.5" />
      </Button>
    </div>
  )
}

import { useMemo } from 'react'
import type { CarDesk } from '../../../../../contract/types.ts'
import type { CarSearchCriteria } from '../../../../../tenant/car-search.ts'
import { Button } from '../../../../../ui/button.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import type { MappedOffer } from '../../../spine/map/offer-map.tsx'
import { useAmounts } from '../../../spine/price/amount.tsx'
import { GuestScore } from '../../../spine/results/guest-score.tsx'
import type { BoardView } from '../../../spine/results/results-board.tsx'
import { CloseCard, ResultsMap } from '../../../spine/results/results-map.tsx'
import { useDeskWords } from '../cards/desk-line.tsx'
import type { CardCar } from './card-car.ts'

/** `selected` is the id of a desk. */
interface DeskMapProps extends Omit<BoardView<CardCar>, 'page' | 'onPage'> {
  criteria: CarSearchCriteria
  place: string
  /** Shows only the cars of a desk. */
  onShow: (desk: string) => void
}

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
export function DeskMap({ cards, criteria, place, hover, selected, onSelect, onShow }: DeskMapProps) {
  const text = useProductTexts()
  const write = useAmounts()
  const desks = useMemo(() => desksOf(cards), [cards])
  const offers = useMemo(
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
  const chosen = desks.find(({ desk }) => desk.id === selected)
  return (
    <ResultsMap {...{ offers, place, hover, selected, onSelect }} position={criteria.pickUp}>
      {chosen && (
        <SelectedDesk {...chosen} onClose={() => onSelect(null)} onShow={() => onShow(chosen.desk.id)} />
      )}
    </ResultsMap>
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
      <CloseCard onClose={onClose} />
    </div>
  )
}

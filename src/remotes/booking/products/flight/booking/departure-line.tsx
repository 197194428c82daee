import { Icon } from '../../../../../ui/icon.tsx'
import { useLocalTime } from '../../../spine/formatting/use-local-time.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import type { BookedItem } from '../../../spine/item/booked-item.ts'
import type { ItemProps } from '../../../spine/product/product-view.ts'
import { piecesOf } from '../cards/flight-pieces.tsx'
import { endsOf } from '../results/itinerary-facts.ts'
import { readJourney } from './read-journey.ts'

/** Returns the first departure with its airport's name. */
function firstDeparture(item: BookedItem) {
  const journey = readJourney(item)
  const [first] = journey.itineraries
  if (!first) throw new Error('A journey has no flights.')
  const { departure } = endsOf(first)
  const airport = piecesOf(journey).airports[departure.airport]
  return {
    ...departure,
    name: airport ? `${airport.name} (${departure.airport})` : departure.airport,
  }
}

/** First departure in its airport's own time. */
export function DepartureLine({ item }: ItemProps) {
  const text = useProductTexts()
  const { at } = useLocalTime()
  const departure = firstDeparture(item)
  return (
    <p className="mt-2 flex items-start gap-2">
      <Icon name="clock" className="mt-0.5 size-4.5 text-link" />
      <span>
        {text('slice.departs')}: {at(departure.at)}, <bdi>{departure.name}</bdi>
      </span>
    </p>
  )
}

/** Next step after booking: when and where the journey starts, and what to bring. */
export function useDepartureStep(): (item: BookedItem, isForClient: boolean) => string {
  const text = useProductTexts()
  const { at } = useLocalTime()
  return (item, isForClient) => {
    const departure = firstDeparture(item)
    return text(`confirmation.next.arrive${isForClient ? 'ForClient' : ''}`, {
      when: at(departure.at),
      airport: `\u2068${departure.name}\u2069`,
    })
  }
}

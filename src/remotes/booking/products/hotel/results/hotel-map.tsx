import { useMemo } from 'react'
import type { FoundHotels } from '../../../../../api/hotels.ts'
import { countNights } from '../../../../../tenant/calendar-days.ts'
import type { HotelSearchCriteria } from '../../../../../tenant/hotel-search.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import type { MappedOffer } from '../../../spine/map/offer-map.tsx'
import { useAmounts } from '../../../spine/price/amount.tsx'
import { GuestScore } from '../../../spine/results/guest-score.tsx'
import type { BoardView } from '../../../spine/results/results-board.tsx'
import { ResultsMap, SelectedOffer } from '../../../spine/results/results-map.tsx'
import { Stars } from '../cards/stars.tsx'
import { useHotelHref } from '../search/hotel-page-href.ts'
import type { CardHotel } from './card-hotel.ts'

interface HotelMapProps extends Omit<BoardView<CardHotel>, 'page' | 'onPage'> {
  criteria: HotelSearchCriteria
  place: string
  /** Towns around the place. */
  neighbours: FoundHotels['neighbours']
}

/** Map of the listed hotels with their prices, and the selected hotel's card at its foot. */
export function HotelMap(props: HotelMapProps) {
  const { cards, criteria, place, hover, selected, neighbours, onSelect } = props
  const text = useProductTexts()
  const write = useAmounts()
  const hotelHref = useHotelHref()
  const offers = useMemo(
    () =>
      cards.map(
        ({ hotelId, name, position, price, stars }): MappedOffer => ({
          id: hotelId,
          name,
          position,
          label: price
            ? write(price.total, price.currency, { short: true })
            : text('map.stars', { count: Math.floor(stars) }),
          ...(price && { price: price.total }),
        }),
      ),
    [cards, write, text],
  )
  const chosen = cards.find(({ hotelId }) => hotelId === selected)
  return (
    <ResultsMap
      {...{ offers, place, hover, selected, neighbours, onSelect }}
      position={criteria}
      searchesArea
    >
      {chosen && (
        <SelectedHotel
          offer={chosen}
          nights={countNights(criteria)}
          href={hotelHref(chosen.hotelId, criteria)}
          onClose={() => onSelect(null)}
        />
      )}
    </ResultsMap>
  )
}

interface SelectedHotelProps {
  offer: CardHotel
  nights: number
  href: string
  onClose: () => void
}

/** Small card of the hotel that is selected on the map. */
function SelectedHotel({ offer, nights, href, onClose }: SelectedHotelProps) {
  const text = useProductTexts()
  const write = useAmounts()
  const { name, picture, stars, guestRating, reviewCount, price } = offer
  return (
    <SelectedOffer
      {...{ picture, href, onClose }}
      title={name}
      above={
        <div>
          <Stars stars={stars} />
        </div>
      }
    >
      <GuestScore rating={guestRating} reviews={reviewCount} />
      {price && (
        <p className="text-sm">
          <span className="text-base font-bold tabular-nums">{write(price.total, price.currency)}</span>{' '}
          <span className="text-muted-foreground">{text('hotel.forNights', { count: nights })}</span>
        </p>
      )}
    </SelectedOffer>
  )
}

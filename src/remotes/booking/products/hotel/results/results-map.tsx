import { useMemo } from 'react'
import type { FoundHotels } from '../../../../../api/hotels.ts'
import type { HotelSearchCriteria } from '../../../../../tenant/hotel-search.ts'
import { nightsOf } from '../../../../../tenant/nights-of.ts'
import { Late } from '../../../../../ui/late.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import type { MappedOffer } from '../../../spine/map/offer-map.tsx'
import { useAmounts } from '../../../spine/price/use-amounts.ts'
import type { HoverStore } from '../../../spine/results/hover-store.ts'
import { useWords } from '../../../spine/words/use-words.ts'
import { SelectedHotel } from '../cards/selected-hotel.tsx'
import { useHotelHref } from '../search/use-hotel-href.ts'
import type { CardHotel } from './card-hotel.ts'
import { useMapWords } from './use-map-words.ts'

interface ResultsMapProps {
  hotels: readonly CardHotel[]
  criteria: HotelSearchCriteria
  place: string
  hover: HoverStore
  selected: string | null
  /** Towns round the place. */
  neighbours: NonNullable<FoundHotels['neighbours']>
  onSelect: (hotelId: string | null) => void
}

const loadMap = async () => (await import('../../../spine/map/offer-map.tsx')).OfferMap

/** The hotels of the list on the map, with their prices, and the chosen one's card at its foot. */
export function ResultsMap(props: ResultsMapProps) {
  const { hotels, criteria, place, hover, selected, neighbours, onSelect } = props
  const text = useWords()
  const write = useAmounts()
  const words = useMapWords()
  const { latitude, longitude } = criteria
  const hotelHref = useHotelHref()
  const mapped = useMemo(
    () =>
      hotels.map(
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
    [hotels, write, text],
  )
  const centre = useMemo(
    () => ({ name: place.split(',')[0] ?? place, position: { latitude, longitude } }),
    [place, latitude, longitude],
  )
  const chosen = hotels.find(({ hotelId }) => hotelId === selected)
  return (
    <Late load={loadMap} meanwhile={<Skeleton className="size-full rounded-xl" />}>
      {(OfferMap) => (
        <OfferMap offers={mapped} selectedId={selected} {...{ words, centre, hover, neighbours, onSelect }}>
          {chosen && (
            <SelectedHotel
              offer={chosen}
              nights={nightsOf(criteria)}
              href={hotelHref(chosen.hotelId, criteria)}
              onClose={() => onSelect(null)}
            />
          )}
        </OfferMap>
      )}
    </Late>
  )
}

import { useMemo } from 'react'
import type { FoundHotels } from '../../../../../api/hotels.ts'
import { countNights } from '../../../../../tenant/calendar-days.ts'
import type { HotelSearchCriteria } from '../../../../../tenant/hotel-search.ts'
import { Deferred } from '../../../../../ui/deferred.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import type { MappedOffer } from '../../../spine/map/offer-map.tsx'
import { useAmounts } from '../../../spine/price/use-amounts.ts'
import type { HoverStore } from '../../../spine/results/hover-store.ts'
import { SelectedHotel } from '../cards/selected-hotel.tsx'
import { useHotelHref } from '../search/use-hotel-href.ts'
import type { CardHotel } from './card-hotel.ts'
import { useMapTexts } from './use-map-texts.ts'

interface ResultsMapProps {
  hotels: readonly CardHotel[]
  criteria: HotelSearchCriteria
  place: string
  hover: HoverStore
  selected: string | null
  /** Towns around the place. */
  neighbours: NonNullable<FoundHotels['neighbours']>
  onSelect: (hotelId: string | null) => void
}

const loadMap = async () => (await import('../../../spine/map/offer-map.tsx')).OfferMap

/** Map of the listed hotels with their prices, and the selected hotel's card at its foot. */
export function ResultsMap(props: ResultsMapProps) {
  const { hotels, criteria, place, hover, selected, neighbours, onSelect } = props
  const text = useProductTexts()
  const write = useAmounts()
  const words = useMapTexts()
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
  const center = useMemo(
    () => ({ name: place.split(',')[0] ?? place, position: { latitude, longitude } }),
    [place, latitude, longitude],
  )
  const chosen = hotels.find(({ hotelId }) => hotelId === selected)
  return (
    <Deferred load={loadMap} meanwhile={<Skeleton className="size-full rounded-xl" />}>
      {(OfferMap) => (
        <OfferMap offers={mapped} selectedId={selected} {...{ words, center, hover, neighbours, onSelect }}>
          {chosen && (
            <SelectedHotel
              offer={chosen}
              nights={countNights(criteria)}
              href={hotelHref(chosen.hotelId, criteria)}
              onClose={() => onSelect(null)}
            />
          )}
        </OfferMap>
      )}
    </Deferred>
  )
}

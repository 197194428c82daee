import { useMemo } from 'react'
import type { Hotel } from '../../../../../contract/types.ts'
import { Icon } from '../../../../../ui/icon.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { DeferredMap } from '../../../spine/map/deferred-map.tsx'

interface HotelPlaceProps {
  hotel: Hotel
  /** Centre of the map: the place of the search, or null to centre the property itself. */
  searched: { destination: string; latitude: number; longitude: number } | null
}

/** The property's location. */
export function HotelPlace({ hotel, searched }: HotelPlaceProps) {
  const text = useProductTexts()
  const { id: hotelId, name, position } = hotel
  const { line, city: place } = hotel.address
  const offers = useMemo(() => [{ id: hotelId, name, label: name, position }], [hotelId, name, position])
  const center = useMemo(
    () =>
      searched
        ? {
            name: searched.destination.split(/[,،]/)[0] || place,
            position: { latitude: searched.latitude, longitude: searched.longitude },
          }
        : { name: place, position },
    [searched, place, position],
  )
  return (
    <section aria-labelledby="place-title" id="place" className="scroll-mt-3">
      <h2 id="place-title" className="font-brand text-heading">
        {text('place.title')}
      </h2>
      <p className="mt-2 flex items-start gap-2">
        <Icon name="place" className="mt-0.5 size-4.5 text-link" />
        {line}
      </p>
      <div className="mt-4 h-80">
        <DeferredMap {...{ center, offers }} withCenter selectedId={hotelId} />
      </div>
    </section>
  )
}

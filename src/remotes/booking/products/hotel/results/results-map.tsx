import { useMemo } from 'react'
import type { FoundHotels } from '../../../../../api/hotels.ts'
import { countNights } from '../../../../../tenant/calendar-days.ts'
import type { HotelSearchCriteria } from '../../../../../tenant/hotel-search.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Deferred } from '../../../../../ui/deferred.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { Link } from '../../../../../ui/link.tsx'
import { Picture } from '../../../../../ui/picture.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import type { MappedOffer } from '../../../spine/map/offer-map.tsx'
import { useAmounts } from '../../../spine/price/amount.tsx'
import { GuestScore } from '../../../spine/results/guest-score.tsx'
import type { HoverStore } from '../../../spine/results/hover-store.ts'
import { Stars } from '../cards/stars.tsx'
import { useHotelHref } from '../search/hotel-page-href.ts'
import type { CardHotel } from './card-hotel.ts'
import { useMapTexts } from './use-map-texts.ts'

interface ResultsMapProps {
  hotels: readonly CardHotel[]
  criteria: HotelSearchCriteria
  place: string
  hover: HoverStore
  selected: string | null
  /** Towns around the place. */
  neighbours: Readonly<NonNullable<FoundHotels['neighbours']>>
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
    () => ({ name: place.split(/[,،]/)[0] ?? place, position: { latitude, longitude } }),
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
    <div className="relative mx-auto grid max-w-md animate-rise grid-cols-[6.5rem_1fr] overflow-hidden rounded-lg border bg-popover text-popover-foreground shadow-float">
      <div className="relative">
        <Picture
          src={picture}
          fallback="/scenes/fallback.svg"
          alt=""
          className="absolute inset-0 size-full object-cover"
        />
      </div>
      <div className="grid gap-1 p-3 pe-12">
        <div>
          <Stars stars={stars} />
        </div>
        <Link
          href={href}
          className="line-clamp-2 leading-snug font-bold after:absolute after:inset-0 hover:underline"
        >
          {name}
        </Link>
        <GuestScore rating={guestRating} reviews={reviewCount} />
        {price && (
          <p className="text-sm">
            <span className="text-base font-bold tabular-nums">{write(price.total, price.currency)}</span>{' '}
            <span className="text-muted-foreground">{text('hotel.forNights', { count: nights })}</span>
          </p>
        )}
      </div>
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

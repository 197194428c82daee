import { usePage } from '@livery/platform'
import { localeOf } from '../../../../../tenant/language.ts'
import { Icon } from '../../../../../ui/icon.tsx'
import { useLocalTime } from '../../../spine/formatting/use-local-time.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { GuestScore } from '../../../spine/results/guest-score.tsx'
import type { CardHotel } from '../results/card-hotel.ts'
import { byWeight } from '../vocabulary/amenities.ts'
import { AmenityList } from './amenity-list.tsx'

const FEW_ROOMS = 5

/** Distance of the property from the place of the search, if known. */
export function DistanceLine({ distance }: { distance: CardHotel['distance'] }) {
  const text = useProductTexts()
  const { agency, language } = usePage()
  const miles = distance.miles.toLocaleString(localeOf(language, agency), {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return (
    <p className="flex items-start gap-1.5 text-sm text-muted-foreground">
      <Icon name="place" className="mt-0.5 size-4" />
      {text('hotel.distance', { distance: miles, place: distance.from })}
    </p>
  )
}

/** Facts of a property on its card, between name and price. */
export function HotelFacts({ offer }: { offer: CardHotel }) {
  const text = useProductTexts()
  return (
    <div className="mt-1.5 grid gap-1.5 @min-[34rem]:mt-0.5 @min-[34rem]:gap-0.5">
      <DistanceLine distance={offer.distance} />
      <GuestScore rating={offer.guestRating} reviews={offer.reviewCount} />
      <div className="@max-[46rem]:hidden">
        <AmenityList amenities={byWeight(offer.amenities).slice(0, 3)} />
      </div>
      <ul className="grid gap-1 text-sm @min-[34rem]:gap-0">
        <li className="flex items-center gap-1.5">
          <Icon name="bed" className="size-4 text-muted-foreground" />
          {text(`board.${offer.board}`)}
        </li>
        <Promises offer={offer} />
      </ul>
    </div>
  )
}

function Promises({ offer }: { offer: CardHotel }) {
  const text = useProductTexts()
  const { until } = useLocalTime()
  const { freeUntil, hasFreeCancellation, payment, hasPayAtProperty, takesDeposit, roomsLeft } = offer
  const promises = [
    freeUntil && text('rate.freeUntil', { when: until(freeUntil) }),
    !freeUntil && hasFreeCancellation && text('hotel.someFree'),
    // The card's price belongs to one rate; terms of other rates must not read as terms of this one.
    hasPayAtProperty && text(payment === 'at_property' ? 'rate.payAtProperty' : 'hotel.somePayAtProperty'),
    takesDeposit && text('hotel.someDeposit'),
  ].filter((promise) => typeof promise === 'string')
  return (
    <>
      {promises.map((promise) => (
        <li key={promise} className="flex items-start gap-1.5 font-medium text-success">
          <Icon name="check" className="mt-0.5 size-4" />
          {promise}
        </li>
      ))}
      {roomsLeft < FEW_ROOMS && (
        <li className="flex items-start gap-1.5 font-medium text-warning">
          <Icon name="clock" className="mt-0.5 size-4" />
          {text('rate.roomsLeft', { count: roomsLeft })}
        </li>
      )}
    </>
  )
}

import { memo } from 'react'
import { Badge } from '../../../../../ui/badge.tsx'
import { Link } from '../../../../../ui/link.tsx'
import { LinkButton } from '../../../../../ui/link-button.tsx'
import { Picture } from '../../../../../ui/picture.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { DueOnSite } from '../../../spine/price/due-on-site.tsx'
import { RevealPrice } from '../../../spine/price/reveal-price.tsx'
import type { HoverStore } from '../../../spine/results/hover-store.ts'
import { ChosenBadge, OfferCard, useDiscount } from '../../../spine/results/offer-card.tsx'
import { StayPrice } from '../booking/stay-price.tsx'
import type { CardHotel } from '../results/card-hotel.ts'
import { HotelFacts } from './hotel-facts.tsx'
import { Stars } from './stars.tsx'

/** Shared by the card and its skeleton; the shape depends on the width of the list. */
export const hotelCardFrame =
  'relative grid overflow-hidden rounded-xl border bg-card shadow-card @min-[34rem]:grid-cols-[9rem_1fr] @min-[46rem]:grid-cols-[13rem_1fr]'

interface HotelCardProps {
  offer: CardHotel
  nights: number
  rooms: number
  /** The hotel's page, for the stay of the search. */
  href: string
  /** True if the visitor came from this hotel's deal. */
  isChosen: boolean
  hover: HoverStore
}

/** One hotel of the results with its total for the stay. The whole card links to the hotel's page. */
export const HotelCard = memo(function HotelCard({
  offer,
  nights,
  rooms,
  href,
  isChosen,
  hover,
}: HotelCardProps) {
  const text = useProductTexts()
  const { hotelId, name } = offer
  return (
    <OfferCard id={hotelId} frame={hotelCardFrame} {...{ hover, isChosen }}>
      <div className="relative">
        <Picture
          src={offer.picture}
          fallback="/scenes/fallback.svg"
          alt=""
          loading="lazy"
          decoding="async"
          width={640}
          height={480}
          className="size-full object-cover max-[34rem]:max-h-28 @max-[34rem]:max-h-28 @min-[34rem]:absolute @min-[34rem]:inset-0"
        />
        <DiscountBadge price={offer.price} />
      </div>
      <div className="flex flex-col gap-3 p-4 @min-[34rem]:grid @min-[34rem]:grid-cols-[minmax(0,1fr)_11.5rem] @min-[34rem]:px-3 @min-[34rem]:py-2 @min-[40rem]:grid-cols-[minmax(0,1fr)_14rem]">
        <div className="min-w-0">
          {isChosen && <ChosenBadge>{text('hotel.chosen')}</ChosenBadge>}
          <div>
            <Stars stars={offer.stars} />
          </div>
          <h2 className="mt-1 text-lg leading-snug font-bold @min-[34rem]:mt-0 @min-[34rem]:text-base">
            <Link
              href={href}
              className="after:absolute after:inset-0 after:rounded-xl hover:text-link hover:underline"
            >
              {name}
            </Link>
          </h2>
          <HotelFacts offer={offer} />
        </div>
        <CardPrice {...{ offer, nights, rooms, href }} />
      </div>
    </OfferCard>
  )
})

function DiscountBadge({ price }: { price: CardHotel['price'] | undefined }) {
  const text = useProductTexts()
  const percent = useDiscount(price)
  if (percent === 0) return null
  return <Badge className="absolute start-3 top-3 shadow-sm">{text('hotel.discount', { percent })}</Badge>
}

function CardPrice({
  offer,
  nights,
  rooms,
  href,
}: Pick<HotelCardProps, 'offer' | 'nights' | 'rooms' | 'href'>) {
  const text = useProductTexts()
  if (!offer.price) {
    return (
      <div className="mt-auto border-t pt-3 @min-[34rem]:border-t-0 @min-[34rem]:pt-0">
        <RevealPrice name={offer.name} />
      </div>
    )
  }
  return (
    <div className="mt-auto grid items-end gap-x-4 gap-y-2 border-t pt-3 @min-[28rem]:grid-cols-[1fr_auto] @min-[34rem]:grid-cols-1 @min-[34rem]:border-t-0 @min-[34rem]:pt-0">
      <div className="grid gap-1">
        <StayPrice price={offer.price} nights={nights} rooms={rooms} isOffer />
        <DueOnSite price={offer.price} />
      </div>
      <LinkButton href={href} size="small" className="relative z-10 @max-[34rem]:min-h-11">
        {text('hotel.viewDeal')}
        <span className="sr-only">: {offer.name}</span>
      </LinkButton>
    </div>
  )
}

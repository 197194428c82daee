import { Button } from '../../../../../ui/button.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { Link } from '../../../../../ui/link.tsx'
import { Picture } from '../../../../../ui/picture.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { useAmounts } from '../../../spine/price/use-amounts.ts'
import type { CardHotel } from '../results/card-hotel.ts'
import { GuestScore } from './guest-score.tsx'
import { Stars } from './hotel-facts.tsx'

interface SelectedHotelProps {
  offer: CardHotel
  nights: number
  href: string
  onClose: () => void
}

/** Small card of the hotel that is selected on the map. */
export function SelectedHotel({ offer, nights, href, onClose }: SelectedHotelProps) {
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

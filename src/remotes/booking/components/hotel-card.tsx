import { usePage, useSession, useText } from '@livery/platform'
import type { HotelDeal } from '../../../contract/types.ts'
import { localeOf } from '../../../tenant/language.ts'
import { Badge } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Rating } from '../../../ui/rating.tsx'
import { HotelPrice } from './hotel-price.tsx'

/** Card and skeleton have one shape. */
export const hotelCardFrame =
  'grid overflow-hidden rounded-xl border bg-card shadow-card sm:grid-cols-[15rem_1fr] lg:grid-cols-[19rem_1fr]'

interface HotelCardProps {
  deal: HotelDeal
  nights: number
  isChosen: boolean
}

/** One hotel of the results: picture, stars, place, and the total for the stay. */
export function HotelCard({ deal, nights, isChosen }: HotelCardProps) {
  const text = useText('booking')
  const { agency, language } = usePage()
  const { signedIn } = useSession()
  const { name, heroImage, distance, distanceFrom } = deal.hotel.hotelDetails
  const miles = distance.toLocaleString(localeOf(language, agency), {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  const percent = Math.round(deal.rates?.discountPercentage ?? 0)
  return (
    <article
      className={classNames(
        hotelCardFrame,
        'transition-shadow duration-200 hover:shadow-lift',
        isChosen && 'border-brand-edge outline-2 outline-brand-edge',
      )}
    >
      <div className="relative">
        <Picture
          src={heroImage}
          fallback="/scenes/fallback.svg"
          alt=""
          loading="lazy"
          width={640}
          height={480}
          className="aspect-4/3 size-full object-cover max-sm:max-h-60 sm:aspect-auto sm:min-h-52"
        />
        {/* Spec §5: discounts show only to those who are signed in. */}
        {signedIn && percent > 0 && (
          <Badge className="absolute start-3 top-3 shadow-sm">{text('hotel.discount', { percent })}</Badge>
        )}
      </div>
      <div className="grid gap-5 p-5 lg:grid-cols-[1fr_19rem]">
        <div>
          {isChosen && (
            <Badge tone="brand" className="mb-3">
              <Icon name="check" className="size-3.5" />
              {text('hotel.chosen')}
            </Badge>
          )}
          <div>
            <Rating
              value={deal.rating}
              label={text('hotel.rating', { rating: Math.floor(deal.rating), total: 5 })}
            />
          </div>
          <h2 className="mt-1 text-lg leading-snug font-bold lg:text-xl">{name}</h2>
          <p className="mt-2 flex items-start gap-2 text-sm text-muted-foreground">
            <Icon name="place" className="mt-0.5 size-4" />
            {text('hotel.distance', { distance: miles, place: distanceFrom })}
          </p>
        </div>
        <HotelPrice rates={deal.rates} nights={nights} name={name} />
      </div>
    </article>
  )
}

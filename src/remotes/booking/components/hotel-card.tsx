import { useMoney, usePage, useSession, useText } from '@livery/platform'
import type { HotelDeal } from '../../../contract/types.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import { Rating } from '../../../ui/rating.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

const frame =
  'grid overflow-hidden rounded-xl border border-border bg-card shadow-card sm:grid-cols-[15rem_1fr] lg:grid-cols-[19rem_1fr]'

/** One hotel of the results: picture, stars, place, and the total for the stay. */
export function HotelCard({ deal, nights }: { deal: HotelDeal; nights: number }) {
  const text = useText('booking')
  const { language } = usePage()
  const { name, heroImage, distance, distanceFrom } = deal.hotel.hotelDetails
  const miles = distance.toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return (
    <article className={`${frame} transition-shadow duration-200 hover:shadow-lift`}>
      <Picture
        src={heroImage}
        fallback="/scenes/fallback.svg"
        alt=""
        loading="lazy"
        width={640}
        height={480}
        className="aspect-4/3 size-full object-cover sm:aspect-auto sm:max-h-64"
      />
      <div className="grid gap-4 p-5 lg:grid-cols-[1fr_15rem]">
        <div>
          <Rating
            value={deal.rating}
            label={text('hotel.rating', { rating: Math.floor(deal.rating), total: 5 })}
          />
          <h2 className="mt-1 text-lg font-bold">{name}</h2>
          <p className="mt-2 flex items-start gap-2 text-sm text-muted-foreground">
            <Icon name="place" className="mt-0.5 size-4" />
            {text('hotel.distance', { distance: miles, place: distanceFrom })}
          </p>
        </div>
        <HotelPrice deal={deal} nights={nights} />
      </div>
    </article>
  )
}

function HotelPrice({ deal, nights }: { deal: HotelDeal; nights: number }) {
  const text = useText('booking')
  const money = useMoney()
  const { signedIn } = useSession()
  const { rates } = deal
  if (!rates) return null
  const amount = (value: number) => money.format(value, rates.currency)
  // Spec §5: the line shows only for a saving that rounds to something.
  const saves = Math.round(rates.savedPrice) !== 0
  return (
    <dl className="self-end rounded-lg bg-accent/60 p-4">
      {signedIn && saves && (
        <Price label={text('hotel.retailPrice')} amount={amount(rates.publishedRate)} look="struck" />
      )}
      <Price label={text('hotel.priceToTraveller')} amount={amount(rates.totalRate)} look="main" />
      <Price
        label={text('hotel.perNight')}
        amount={money.format(rates.totalRate / nights, rates.currency, { short: true })}
      />
      {saves && (
        <Price
          label={text(signedIn ? 'hotel.saved' : 'hotel.loginToSave')}
          amount={amount(rates.savedPrice)}
        />
      )}
    </dl>
  )
}

/** A card's shape while the hotels are being looked for. */
export function HotelCardSkeleton() {
  return (
    <div className={frame} aria-hidden="true">
      <Skeleton className="h-56 rounded-none sm:h-full sm:min-h-52" />
      <div className="p-5">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="mt-3 h-6 w-2/3" />
        <Skeleton className="mt-3 h-4 w-1/2" />
        <Skeleton className="mt-10 ms-auto h-16 w-full max-w-60" />
      </div>
    </div>
  )
}

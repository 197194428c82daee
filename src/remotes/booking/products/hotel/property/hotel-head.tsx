import { useSearchParams } from '@livery/platform'
import type { Hotel } from '../../../../../contract/types.ts'
import { type HotelSearchCriteria, hotelSearchHref } from '../../../../../tenant/hotel-search.ts'
import { Breadcrumbs } from '../../../../../ui/breadcrumbs.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { useAddress } from '../../../spine/formatting/use-address.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { GuestScore } from '../../../spine/results/guest-score.tsx'
import { Stars } from '../cards/stars.tsx'
import { hotelPaths } from '../paths.ts'
import { carrySearch } from '../search/hotel-page-href.ts'

interface HotelHeadProps {
  hotel: Hotel
  /** The search that the visitor came from. */
  searched: HotelSearchCriteria | null
}

/** Name, category and address of a property, with a link back to the results. */
export function HotelHead({ hotel, searched }: HotelHeadProps) {
  const text = useProductTexts()
  const addressOf = useAddress()
  const [params] = useSearchParams()
  const trail = [
    { label: text('hotels.title'), href: hotelPaths.start },
    ...(searched
      ? [
          {
            label: text('hotel.others', { place: searched.destination }),
            href: carrySearch(params, hotelSearchHref(searched)),
          },
        ]
      : []),
  ]
  return (
    <header>
      <Breadcrumbs label={text('hotel.trail')} trail={trail} current={hotel.name} />
      <div className="mt-2">
        <Stars stars={hotel.stars} />
      </div>
      <h1 className="mt-1 font-brand text-title">{hotel.name}</h1>
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
        <p className="flex items-start gap-1.5 text-muted-foreground">
          <Icon name="place" className="mt-0.5 size-4.5" />
          <span>{addressOf(hotel.address)}</span>
        </p>
        <GuestScore rating={hotel.reviews.rating} reviews={hotel.reviews.count} />
      </div>
    </header>
  )
}

import { countNights } from '../../../../../tenant/calendar-days.ts'
import type { HotelSearchCriteria } from '../../../../../tenant/hotel-search.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import type { HoverStore } from '../../../spine/results/hover-store.ts'
import { AT_A_TIME } from '../../../spine/results/results-view.ts'
import type { CardHotel } from '../results/card-hotel.ts'
import { useHotelHref } from '../search/hotel-page-href.ts'
import { HotelCard, hotelCardFrame } from './hotel-card.tsx'

interface HotelListProps {
  hotels: readonly CardHotel[]
  criteria: HotelSearchCriteria
  /** The hotel whose deal the visitor came from. */
  chosenId: string | null
  /** Number of pages shown, of 30 hotels each. */
  page: number
  onPage: (page: number) => void
  hover: HoverStore
}

/** Hotels as cards, 30 to a page. Cards far outside the viewport are not drawn. */
export function HotelList({ hotels, criteria, chosenId, page, onPage, hover }: HotelListProps) {
  const text = useProductTexts()
  const shown = Math.min(hotels.length, page * AT_A_TIME)
  const nights = countNights(criteria)
  const hotelHref = useHotelHref()
  return (
    <>
      {/* Not a grid: a grid is laid out again completely whenever a card enters the viewport. */}
      <ul className="-mt-1.5">
        {hotels.slice(0, shown).map((offer) => (
          <li key={offer.hotelId} className="hotel-slot @container">
            <HotelCard
              {...{ offer, nights, hover }}
              rooms={criteria.rooms}
              href={hotelHref(offer.hotelId, criteria)}
              isChosen={offer.hotelId === chosenId}
            />
          </li>
        ))}
      </ul>
      {shown < hotels.length && (
        <div className="mt-6 grid justify-items-center gap-3">
          <p className="text-sm text-muted-foreground">
            {text('results.shown', { shown, total: hotels.length })}
          </p>
          <Button variant="outline" size="large" onClick={() => onPage(page + 1)}>
            {text('results.more')}
          </Button>
        </div>
      )}
    </>
  )
}

/** Placeholder of the list while hotels load. */
export function HotelListSkeleton({ count = 4 }: { count?: number }) {
  const text = useProductTexts()
  return (
    <div role="status">
      <p className="mb-5 text-muted-foreground">{text('results.loading')}</p>
      <div className="grid gap-3">
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other identity
          <HotelCardSkeleton key={at} />
        ))}
      </div>
    </div>
  )
}

/** Placeholder of a card while hotels load. */
function HotelCardSkeleton() {
  return (
    <div className="@container" aria-hidden="true">
      <div className={hotelCardFrame}>
        <Skeleton className="h-28 rounded-none @min-[34rem]:h-full @min-[34rem]:min-h-48" />
        <div className="grid gap-3 p-5">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="ms-auto mt-4 h-20 w-full max-w-60" />
        </div>
      </div>
    </div>
  )
}

import { countNights } from '../../../../../tenant/calendar-days.ts'
import type { HotelSearchCriteria } from '../../../../../tenant/hotel-search.ts'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { OfferList, OfferListSkeleton } from '../../../spine/results/offer-list.tsx'
import type { BoardView } from '../../../spine/results/results-board.tsx'
import type { CardHotel } from '../results/card-hotel.ts'
import { useHotelHref } from '../search/hotel-page-href.ts'
import { HotelCard, hotelCardFrame } from './hotel-card.tsx'

interface HotelListProps extends Pick<BoardView<CardHotel>, 'cards' | 'page' | 'onPage' | 'hover'> {
  criteria: HotelSearchCriteria
  /** The hotel whose deal the visitor came from. */
  chosenId: string | null
}

/** Hotels as cards. */
export function HotelList({ criteria, chosenId, hover, ...list }: HotelListProps) {
  const nights = countNights(criteria)
  const hotelHref = useHotelHref()
  return (
    <OfferList {...list} idOf={({ hotelId }) => hotelId} slot="hotel-slot">
      {(offer) => (
        <HotelCard
          {...{ offer, nights, hover }}
          rooms={criteria.rooms}
          href={hotelHref(offer.hotelId, criteria)}
          isChosen={offer.hotelId === chosenId}
        />
      )}
    </OfferList>
  )
}

/** Placeholder of the list while hotels load. */
export function HotelListSkeleton({ count }: { count?: number }) {
  return (
    <OfferListSkeleton count={count}>
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
    </OfferListSkeleton>
  )
}

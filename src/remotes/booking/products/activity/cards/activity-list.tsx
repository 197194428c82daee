import type { ActivityOffer } from '../../../../../contract/types.ts'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { OfferList, OfferListSkeleton } from '../../../spine/results/offer-list.tsx'
import type { BoardView } from '../../../spine/results/results-board.tsx'
import { useActivityHref } from '../search/activity-page-href.ts'
import { ActivityCard, activityCardFrame } from './activity-card.tsx'

interface ActivityListProps extends Pick<BoardView<ActivityOffer>, 'cards' | 'page' | 'onPage' | 'hover'> {
  /** The day of the search. */
  date: string
  /** The activity whose deal the visitor came from. */
  chosenId: string | null
}

/** Activities as cards. */
export function ActivityList({ date, chosenId, hover, ...list }: ActivityListProps) {
  const hrefOf = useActivityHref()
  return (
    <OfferList {...list} idOf={({ productCode }) => productCode} slot="activity-slot">
      {(offer) => (
        <ActivityCard
          {...{ offer, hover }}
          href={hrefOf(offer.productCode, offer.date ?? date)}
          isChosen={offer.productCode === chosenId}
        />
      )}
    </OfferList>
  )
}

/** Placeholder of the list while activities load. */
export function ActivityListSkeleton({ count }: { count?: number }) {
  return (
    <OfferListSkeleton count={count}>
      <div className={activityCardFrame}>
        <Skeleton className="h-36 rounded-none @min-[34rem]:h-full @min-[34rem]:min-h-50" />
        <div className="grid content-start gap-3 p-4">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="ms-auto mt-4 h-16 w-full max-w-52" />
        </div>
      </div>
    </OfferListSkeleton>
  )
}

import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { OfferListSkeleton } from '../../../spine/results/offer-list.tsx'
import { flightCardFrame } from './flight-card.tsx'

/** Placeholder of the list while flights load, in the shape of its cards. */
export function FlightListSkeleton({ count }: { count?: number }) {
  return (
    <OfferListSkeleton count={count}>
      <div className={flightCardFrame}>
        <div className="grid content-start gap-3">
          <div className="flex items-center gap-2.5">
            <Skeleton className="size-9 rounded-full" />
            <Skeleton className="h-4 w-32" />
          </div>
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-5 w-3/4" />
        </div>
        <Skeleton className="h-24 w-full self-end" />
      </div>
    </OfferListSkeleton>
  )
}

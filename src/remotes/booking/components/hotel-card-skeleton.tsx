import { Skeleton } from '../../../ui/skeleton.tsx'
import { hotelCardFrame } from './hotel-card.tsx'

/** A card's shape while the hotels are being looked for. */
export function HotelCardSkeleton() {
  return (
    <div className={hotelCardFrame} aria-hidden="true">
      <Skeleton className="h-56 rounded-none sm:h-full sm:min-h-52" />
      <div className="p-5">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="mt-3 h-6 w-2/3" />
        <Skeleton className="mt-3 h-4 w-1/2" />
        <Skeleton className="ms-auto mt-10 h-16 w-full max-w-60" />
      </div>
    </div>
  )
}

import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { hotelCardFrame } from './hotel-card-frame.ts'

/** Placeholder of the list while hotels load. */
export function HotelListSkeleton({ count = 4 }: { count?: number }) {
  const text = useProductTexts()
  return (
    <div role="status">
      <p className="mb-5 text-muted-foreground">{text('results.loading')}</p>
      <div className="grid gap-5">
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
        <Skeleton className="h-48 rounded-none @min-[34rem]:h-full @min-[34rem]:min-h-60" />
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

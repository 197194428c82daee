import { useText } from '@livery/platform'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** A deal's or a proposal's shape while it is being fetched. */
export function DealShape() {
  const text = useText('booking')
  return (
    <div role="status">
      <span className="sr-only">{text('hotel.loading')}</span>
      <Skeleton className="h-9 w-2/3 max-w-lg" />
      <div className="mt-8 grid gap-8 lg:grid-cols-[1fr_22rem]">
        <Skeleton className="h-96 rounded-xl" />
        <Skeleton className="h-72 rounded-xl" />
      </div>
    </div>
  )
}

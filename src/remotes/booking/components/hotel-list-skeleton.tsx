import { useText } from '@livery/platform'
import { HotelCardSkeleton } from './hotel-card-skeleton.tsx'

/** The list's shape while the hotels are being looked for. */
export function HotelListSkeleton() {
  const text = useText('booking')
  return (
    <div className="mt-8" role="status">
      <p className="mb-5 text-muted-foreground">{text('results.loading')}</p>
      <div className="grid gap-5">
        {['a', 'b', 'c', 'd'].map((key) => (
          <HotelCardSkeleton key={key} />
        ))}
      </div>
    </div>
  )
}

import { useWords } from '../../../spine/words/use-words.ts'
import { HotelCardSkeleton } from './hotel-card-skeleton.tsx'

/** The list's shape while the hotels are being looked for. */
export function HotelListSkeleton({ count = 4 }: { count?: number }) {
  const text = useWords()
  return (
    <div role="status">
      <p className="mb-5 text-muted-foreground">{text('results.loading')}</p>
      <div className="grid gap-5">
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have nothing but their place
          <HotelCardSkeleton key={at} />
        ))}
      </div>
    </div>
  )
}

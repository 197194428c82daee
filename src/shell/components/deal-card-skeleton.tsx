import { Skeleton } from '../../ui/skeleton.tsx'

/** A deal that is on its way, as large as the deal will be. */
export function DealCardSkeleton() {
  return (
    <div data-skeleton className="h-full overflow-hidden rounded-xl border bg-card">
      <Skeleton className="aspect-[4/3] rounded-none" />
      <div className="space-y-3 p-4">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="mt-8 h-7" />
        <Skeleton className="h-11" />
      </div>
    </div>
  )
}

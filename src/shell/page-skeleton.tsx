import { Skeleton } from '../ui/skeleton.tsx'

/** Placeholder while a page of text loads. */
export function PageSkeleton() {
  return (
    <div className="page-width max-w-4xl py-12 lg:py-20" aria-busy="true">
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="mt-10 h-5 w-full" />
      <Skeleton className="mt-3 h-5 w-11/12" />
      <Skeleton className="mt-3 h-5 w-4/5" />
    </div>
  )
}

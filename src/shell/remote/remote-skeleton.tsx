import { Skeleton } from '../../ui/skeleton.tsx'

/** Placeholder for a remote part's page. */
export function RemoteSkeleton() {
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-10 sm:px-6" aria-busy="true">
      <Skeleton className="h-9 w-2/3 max-w-md" />
      <Skeleton className="mt-6 h-24 w-full" />
      <div className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {['a', 'b', 'c'].map((key) => (
          <Skeleton key={key} className="h-72 w-full" />
        ))}
      </div>
    </div>
  )
}

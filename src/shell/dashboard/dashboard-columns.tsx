import type { ReactNode } from 'react'

/**
 * Bookable engines next to other actions; stacked if there is no room, and one full-width column if nothing can be
 * booked.
 */
export function DashboardColumns({ book, children }: { book: ReactNode; children: ReactNode }) {
  return (
    <div className="mt-10 grid gap-x-8 gap-y-10 lg:grid-cols-[repeat(auto-fit,minmax(22rem,1fr))]">
      {book}
      <div className="flex flex-col gap-y-10">{children}</div>
    </div>
  )
}

import type { ReactNode } from 'react'

/** What can be booked, and beside it what else there is to do; below each other where there is no room, and over the whole width where nothing can be booked. */
export function DashboardColumns({ book, children }: { book: ReactNode; children: ReactNode }) {
  return (
    <div className="mt-10 grid gap-x-8 gap-y-10 lg:grid-cols-[repeat(auto-fit,minmax(22rem,1fr))]">
      {book}
      <div className="flex flex-col gap-y-10">{children}</div>
    </div>
  )
}

import type { ReactNode } from 'react'
import { Skeleton } from '../../../../ui/skeleton.tsx'

interface PageShapeProps {
  /** What is being fetched, for who sees no shapes. */
  label: string
  /** What stands above the two columns. */
  children?: ReactNode
}

/** A page's shape while it is being fetched: its head, what it tells, and its price beside that. */
export function PageShape({ label, children = <Skeleton className="h-9 w-2/3 max-w-lg" /> }: PageShapeProps) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      {children}
      <div className="mt-8 grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-96 rounded-xl" />
        <Skeleton className="h-72 rounded-xl max-lg:hidden" />
      </div>
    </div>
  )
}

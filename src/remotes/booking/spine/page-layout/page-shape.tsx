import type { ReactNode } from 'react'
import { Skeleton } from '../../../../ui/skeleton.tsx'

interface PageShapeProps {
  /** What is loading, for screen readers. */
  label: string
  /** Content above the two columns. */
  children?: ReactNode
}

/** Placeholder of a page: heading, content, and the price next to it. */
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

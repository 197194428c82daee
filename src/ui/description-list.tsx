import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface Entry {
  term: string
  detail: ReactNode
}

const layouts = {
  /** Term and detail at the two ends of a line, like the lines of a total. */
  split: { list: 'divide-y', entry: 'flex items-baseline justify-between gap-6 py-3', detail: 'text-end' },
  /** Details in a separate column; below their terms in a narrow place. */
  rows: {
    list: 'divide-y',
    entry: 'gap-x-6 py-3 @md:grid @md:grid-cols-[minmax(8rem,1fr)_2fr]',
    detail: '',
  },
  /** Pairs side by side, as many as fit. */
  grid: {
    list: 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] gap-x-6 gap-y-5',
    entry: '',
    detail: 'mt-0.5',
  },
} as const

interface DescriptionListProps {
  entries: readonly Entry[]
  layout?: keyof typeof layouts
  className?: string
}

/** A list of terms with their details. */
export function DescriptionList({ entries, layout = 'rows', className }: DescriptionListProps) {
  const { list, entry, detail } = layouts[layout]
  return (
    <div className={classNames('@container', className)}>
      <dl className={list}>
        {entries.map((one) => (
          <div key={one.term} className={entry}>
            <dt className="text-sm text-muted-foreground">{one.term}</dt>
            <dd className={classNames('min-w-0 font-medium', detail)}>{one.detail}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

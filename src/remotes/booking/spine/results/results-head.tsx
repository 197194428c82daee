import type { ReactNode, RefObject } from 'react'
import { useProductTexts } from '../formatting/use-product-texts.ts'

export interface ResultsHeadProps {
  place: string
  /** Number of offers found, and of those that match the filters. */
  total: number
  count: number
  /** The heading; it gets the focus when a chip disappears. */
  title: RefObject<HTMLHeadingElement | null>
  /** Second line of the heading. */
  detail?: ReactNode
  /** The search in one line, shown where the form is collapsed. */
  summary: ReactNode
  /** What the prices include. */
  note: ReactNode
}

/** Heading of the results: number of offers, place, search, and what the prices include. */
export function ResultsHead({ place, total, count, title, detail, summary, note }: ResultsHeadProps) {
  const text = useProductTexts()
  return (
    <header>
      <h1
        ref={title}
        tabIndex={-1}
        className="font-brand text-title outline-none max-sm:min-h-[2lh] @min-[60rem]/board:text-heading"
      >
        {text('results.heading', { count, place })}
        {detail && <span className="block text-base font-normal text-muted-foreground">{detail}</span>}
      </h1>
      <div className="@min-[60rem]/board:hidden">{summary}</div>
      {note && <p className="mt-1 text-sm text-muted-foreground">{note}</p>}
      <p role="status" className={count < total ? 'mt-1.5 text-sm text-muted-foreground' : 'sr-only'}>
        {text('results.shown', { shown: count, total })}
      </p>
    </header>
  )
}

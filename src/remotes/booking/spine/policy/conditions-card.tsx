import { useId } from 'react'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { CancellationTimeline, type CancellationTimelineProps } from './cancellation-timeline.tsx'

interface ConditionsCardProps extends CancellationTimelineProps {
  /** What else affects the refund. */
  note?: string | null
  /** What the conditions apply to, if a page has several. */
  name?: string | null
}

/** Cancellation cost over time, as a section of a page. */
export function ConditionsCard({ note = null, name = null, ...timeline }: ConditionsCardProps) {
  const text = useProductTexts()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="rounded-xl border bg-card p-5 shadow-card">
      <h2 id={titleId} className="mb-4 font-brand text-heading">
        {text('policy.title')}
        {name !== null && (
          <span className="mt-1 block text-base text-muted-foreground">
            <bdi>{name}</bdi>
          </span>
        )}
      </h2>
      <CancellationTimeline {...timeline} />
      {note && <p className="mt-3 border-t pt-3 text-[0.9375rem]">{note}</p>}
    </section>
  )
}

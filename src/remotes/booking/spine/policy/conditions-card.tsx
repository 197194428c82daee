import { useWords } from '../words/use-words.ts'
import { CancellationTimeline, type CancellationTimelineProps } from './cancellation-timeline.tsx'

interface ConditionsCardProps extends CancellationTimelineProps {
  /** What else decides how much comes back. */
  note?: string | null
}

/** What a cancellation costs and when, as a section of a page. */
export function ConditionsCard({ note = null, ...timeline }: ConditionsCardProps) {
  const text = useWords()
  return (
    <section aria-labelledby="policy-title" className="rounded-xl border bg-card p-5 shadow-card">
      <h2 id="policy-title" className="mb-4 font-brand text-heading">
        {text('policy.title')}
      </h2>
      <CancellationTimeline {...timeline} />
      {note && <p className="mt-3 border-t pt-3 text-[0.9375rem]">{note}</p>}
    </section>
  )
}

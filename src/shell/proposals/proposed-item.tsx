import type { ReactNode } from 'react'

interface ProposedTitleProps {
  title: string
  /** The language of the title, if it is not the page's. */
  language?: string
  place: string
  /** List items. */
  children: ReactNode
}

/** Name, place and facts of what is proposed. */
export function ProposedTitle({ title, language, place, children }: ProposedTitleProps) {
  return (
    <div className="p-5">
      <h2 className="font-brand text-heading wrap-anywhere" lang={language}>
        <bdi>{title}</bdi>
      </h2>
      <p className="text-sm text-muted-foreground">
        <bdi>{place}</bdi>
      </p>
      <ul className="mt-3 grid gap-1">{children}</ul>
    </div>
  )
}

interface PeriodEnd {
  term: string
  day: string
  notes: readonly string[]
}

/** Start and end of what is proposed. */
export function ProposedPeriod({ start, end }: { start: PeriodEnd; end: PeriodEnd }) {
  return (
    <dl className="grid grid-cols-2 border-t">
      {[start, end].map(({ term, day, notes }, index) => (
        <div key={term} className={index === 0 ? 'p-4 ps-5' : 'border-s p-4 pe-5'}>
          <dt className="text-sm text-muted-foreground">{term}</dt>
          <dd className="font-bold">{day}</dd>
          {notes.map((note) => (
            <dd key={note} className="text-sm text-muted-foreground">
              {note}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

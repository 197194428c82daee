import { type ReactNode, useId } from 'react'

/** One thing that can be done with files: what it is, what it does, and how. */
export function FilesPart({ title, help, children }: { title: string; help: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <div>
        <h3 id={id} className="text-sm font-semibold">
          {title}
        </h3>
        <p className="mt-0.5 text-sm text-muted-foreground">{help}</p>
      </div>
      {children}
    </section>
  )
}

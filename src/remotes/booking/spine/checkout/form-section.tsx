import { type ReactNode, useId } from 'react'

interface FormSectionProps {
  title: string
  hint?: string
  children: ReactNode
}

/** A card of the form with its heading. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-xl border bg-card p-5 shadow-card sm:p-6">
      <h2 id={id} className="font-brand text-heading">
        {title}
      </h2>
      {hint && <p className="mt-1 text-sm text-muted-foreground">{hint}</p>}
      <div className="mt-5 grid gap-5">{children}</div>
    </section>
  )
}

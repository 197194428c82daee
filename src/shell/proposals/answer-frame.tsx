import type { ReactNode } from 'react'

interface AnswerFrameProps {
  title: string
  /** Below the title. */
  hint?: string
  actions: ReactNode
  children: ReactNode
}

/** A title, what is answered to, and the ways on below it: nobody answers before they could read. */
export function AnswerFrame({ title, hint, actions, children }: AnswerFrameProps) {
  return (
    <div className="mx-auto w-full max-w-xl py-8">
      <h1 className="text-center font-brand text-title text-balance">{title}</h1>
      {hint && <p className="mt-2 text-center text-muted-foreground">{hint}</p>}
      <div className="mt-6 grid gap-4">{children}</div>
      <div className="mt-6 flex flex-wrap items-center justify-center gap-3">{actions}</div>
    </div>
  )
}

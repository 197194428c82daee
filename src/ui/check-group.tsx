import type { ReactNode } from 'react'
import { RequiredMark } from './labelled.tsx'

export interface CheckGroupProps {
  label: ReactNode
  required?: boolean
  className?: string
  /** Checkboxes. */
  children: ReactNode
}

/** Several of a few choices, all visible, below one question. */
export function CheckGroup({ label, required, className, children }: CheckGroupProps) {
  return (
    <fieldset className={className}>
      <legend className="mb-1.5 text-sm font-semibold">
        {label}
        {required && <RequiredMark />}
      </legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">{children}</div>
    </fieldset>
  )
}

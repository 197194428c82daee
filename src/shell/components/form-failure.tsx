import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'

/** Error of a form, above its fields; announced when it appears. */
export function FormFailure({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <p
      role="alert"
      className="flex items-start gap-3 rounded-lg border border-destructive px-4 py-3 text-destructive"
    >
      <Icon name="alert" className="mt-0.5 size-5" />
      {children}
    </p>
  )
}

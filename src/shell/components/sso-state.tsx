import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { IconName } from '../../ui/icon-paths.ts'

interface SsoStateProps {
  icon: IconName
  title: string
  children: ReactNode
  /** Ways on, on a phone one below the other and as wide as the page. */
  actions: ReactNode
}

/** A whole page that says why there is nothing to log in by, or why nobody was logged in, and where to go on. */
export function SsoState({ icon, title, children, actions }: SsoStateProps) {
  return (
    <EmptyState
      icon={icon}
      level={1}
      title={title}
      // The last is the row of the ways on, which is no wider than they are: others want it so.
      className="page-width min-h-[60vh] justify-center max-sm:*:last:w-full"
      actions={
        <div className="grid gap-3 *:text-balance max-sm:w-full max-sm:*:px-4 sm:flex sm:flex-wrap sm:justify-center">
          {actions}
        </div>
      }
    >
      {children}
    </EmptyState>
  )
}

import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { IconName } from '../../ui/icon-paths.ts'

interface SsoStateProps {
  icon: IconName
  title: string
  children: ReactNode
  /** Buttons; on a phone stacked and as wide as the page. */
  actions: ReactNode
}

/** A complete page that explains why there is no provider or why a sign-in failed, and where to continue. */
export function SsoState({ icon, title, children, actions }: SsoStateProps) {
  return (
    <EmptyState
      icon={icon}
      level={1}
      title={title}
      // The last child is the row of buttons, which must not exceed the page's width.
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

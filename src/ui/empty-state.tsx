import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'

interface EmptyStateProps {
  icon: IconName
  title: string
  /** 1 where the state is the whole page. */
  level?: 1 | 2 | 3
  children?: ReactNode
  /** Ways on. */
  actions?: ReactNode
  className?: string
}

/** Says that there is nothing here, why, and where to go on. */
export function EmptyState({ icon, title, level = 2, children, actions, className }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={classNames('flex flex-col items-center px-4 py-14 text-center', className)}>
      <span className="mb-6 flex size-16 items-center justify-center rounded-full bg-accent text-accent-foreground">
        <Icon name={icon} className="size-8" />
      </span>
      <Heading className="font-brand max-w-[28ch] text-title">{title}</Heading>
      {children && <div className="mt-3 max-w-prose text-muted-foreground">{children}</div>}
      {actions && <div className="mt-7 flex flex-wrap items-center justify-center gap-3">{actions}</div>}
    </div>
  )
}

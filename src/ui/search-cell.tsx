import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'

interface SearchCellProps {
  icon: IconName
  label: string
  /** Id of the control inside. */
  control: string
  /** Stands beside another on phones, and so does without its icon there. */
  narrow?: boolean
  className?: string
  children: ReactNode
}

/** One cell of a search bar: a small label above its control, both inside one frame that shows the focus and what is open. */
export function SearchCell({ icon, label, control, narrow, className, children }: SearchCellProps) {
  return (
    <div
      className={classNames(
        'relative flex min-h-16 items-center gap-3 rounded-control border border-input bg-card px-4 py-2 transition-colors focus-within:border-ring focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-ring hover:border-brand-edge has-[button[aria-expanded=true]]:border-ring has-[button[aria-expanded=true]]:outline-2 has-[button[aria-expanded=true]]:-outline-offset-1 has-[button[aria-expanded=true]]:outline-ring',
        narrow && 'max-sm:px-3',
        className,
      )}
    >
      <Icon name={icon} className={classNames('size-5 text-link', narrow && 'max-sm:hidden')} />
      <div className="min-w-0 flex-1">
        <label htmlFor={control} className="block text-xs font-semibold text-muted-foreground">
          {label}
        </label>
        {children}
      </div>
    </div>
  )
}

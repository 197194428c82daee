import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'

interface SearchCellProps {
  icon: IconName
  label: string
  /** Id of the control inside. */
  control: string
  /** Next to another cell in a narrow place, where it has no icon. */
  narrow?: boolean
  className?: string
  children: ReactNode
}

/** One cell of a search bar: a small label above its control, in a frame that shows the focus and the open panel. */
export function SearchCell({ icon, label, control, narrow, className, children }: SearchCellProps) {
  return (
    <div className={classNames('search-cell', narrow && 'search-cell-narrow', className)}>
      <Icon name={icon} className="size-5 text-link" />
      <div className="min-w-0 flex-1">
        <label htmlFor={control}>{label}</label>
        {children}
      </div>
    </div>
  )
}

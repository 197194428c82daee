import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

interface DockLabelProps {
  label: string
  /** Id of the control below it. */
  control: string
  className?: string | undefined
  children: ReactNode
}

/** A control of the dock with its label. */
export function DockLabel({ label, control, className, children }: DockLabelProps) {
  return (
    <div className={classNames('min-w-0', className)}>
      <label htmlFor={control} className="mb-1 block truncate text-xs font-semibold text-muted-foreground">
        {label}
      </label>
      {children}
    </div>
  )
}

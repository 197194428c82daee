import type { SelectHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

/** The browser's own choice of one among a few, with the arrow of the other controls. */
export function Select({ className, ...rest }: SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <span className={classNames('relative inline-flex', className)}>
      <select
        {...rest}
        className="min-h-11 w-full appearance-none truncate rounded-control border border-input bg-card ps-3 pe-10 font-semibold transition-colors hover:border-brand-edge"
      />
      <Icon
        name="down"
        className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-muted-foreground"
      />
    </span>
  )
}

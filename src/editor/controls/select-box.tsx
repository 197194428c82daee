import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { controlStyle } from './control-style.ts'

interface SelectBoxProps {
  id?: string
  name?: string
  value: string
  describedBy?: string | undefined
  onChange: (value: string) => void
  className?: string
  children: ReactNode
}

/** The browser's own select; `name` is for a select without a label. */
export function SelectBox({
  id,
  name,
  value,
  describedBy,
  onChange,
  className = '',
  children,
}: SelectBoxProps) {
  return (
    <span className={`relative flex min-w-0 ${className}`}>
      <select
        id={id}
        aria-label={name}
        value={value}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(target.value)}
        className={`${controlStyle} appearance-none truncate pe-8`}
      >
        {children}
      </select>
      <Icon
        name="down"
        className="pointer-events-none absolute inset-y-0 end-2.5 my-auto size-3.5 text-muted-foreground"
      />
    </span>
  )
}

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

interface BarSelectProps {
  name: string
  value: string
  /** The text while it is closed: as short as possible. */
  shown: string
  icon?: string
  onChange: (value: string) => void
  className?: string
  children: ReactNode
}

/** The browser's own select behind a word: as wide as the chosen value, not as the widest option. */
export function BarSelect({ name, value, shown, icon, onChange, className = '', children }: BarSelectProps) {
  return (
    <span
      className={`relative flex h-8 min-w-0 shrink items-center gap-1.5 rounded-md px-2 text-sm transition-colors hover:bg-muted has-focus-visible:outline-2 has-focus-visible:outline-ring pointer-coarse:h-11 ${className}`}
    >
      {icon && <Icon path={icon} className="size-4 shrink-0 text-muted-foreground" />}
      <span aria-hidden="true" className="truncate">
        {shown}
      </span>
      <Icon name="down" className="size-3 shrink-0 text-muted-foreground" />
      <select
        aria-label={name}
        title={name}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="absolute inset-0 size-full cursor-pointer appearance-none bg-popover text-popover-foreground opacity-0 outline-none"
      >
        {children}
      </select>
    </span>
  )
}

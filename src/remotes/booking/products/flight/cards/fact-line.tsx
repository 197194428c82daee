import type { ReactNode } from 'react'
import { classNames } from '../../../../../ui/class-names.ts'
import { Icon } from '../../../../../ui/icon.tsx'
import { iconPaths } from '../../../../../ui/icon-paths.ts'
import { flightIcons } from './flight-icons.ts'

const { check, alert, clock, place, flights, person, close } = iconPaths

const icons = { check, alert, clock, place, flights, person, close, ...flightIcons } as const

export type FactIcon = keyof typeof icons

const looks = {
  plain: { line: '', icon: 'text-link' },
  quiet: { line: 'text-muted-foreground', icon: '' },
  good: { line: 'font-medium text-success', icon: '' },
  few: { line: 'font-medium text-warning', icon: '' },
} as const

interface FactLineProps {
  icon: FactIcon
  variant?: keyof typeof looks
  children: ReactNode
}

/** One fact of a flight or a fare, with its icon. */
export function FactLine({ icon, variant = 'plain', children }: FactLineProps) {
  return (
    <li className={classNames('flex items-start gap-1.5', looks[variant].line)}>
      <Icon path={icons[icon]} className={classNames('mt-0.5 size-4 shrink-0', looks[variant].icon)} />
      <span className="min-w-0">{children}</span>
    </li>
  )
}

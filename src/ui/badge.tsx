import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const tones = {
  brand: 'bg-primary text-primary-foreground border-brand-edge',
  success: 'bg-success text-success-foreground border-success',
  quiet: 'bg-card text-card-foreground border-border',
  accent: 'bg-accent text-accent-foreground border-accent',
} as const

interface BadgeProps {
  tone?: keyof typeof tones
  className?: string
  children: ReactNode
}

/** A short label set apart by colour; the words alone carry the meaning. */
export function Badge({ tone = 'brand', className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-control border px-2.5 py-0.5 text-xs font-bold tracking-wide',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}

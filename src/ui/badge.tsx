import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const dot = 'before:size-1.5 before:shrink-0 before:rounded-full forced-colors:before:bg-[CanvasText] '

const tones = {
  solid: 'bg-primary text-primary-foreground border-brand-edge',
  brand: 'bg-accent text-accent-foreground border-brand-6',
  secondary: 'bg-secondary text-secondary-foreground border-secondary-edge',
  neutral: 'bg-card text-card-foreground border-border',
  success: `${dot}tint-success border-success/40 before:bg-success`,
  warning: `${dot}tint-warning border-warning/40 before:bg-warning`,
  destructive: `${dot}tint-destructive border-destructive/40 before:bg-destructive`,
} as const

const sizes = { small: 'gap-1 px-2 text-[0.6875rem]/4.5', medium: 'gap-1.5 px-2.5 py-0.5 text-xs' } as const

interface BadgeProps {
  tone?: keyof typeof tones
  size?: keyof typeof sizes
  className?: string
  children: ReactNode
}

/** A short label set apart by colour; the words alone carry the meaning. */
export function Badge({ tone = 'solid', size = 'medium', className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center rounded-control border font-bold tracking-wide',
        sizes[size],
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}

import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface BadgeProps {
  tone?: 'solid' | 'brand' | 'secondary' | 'neutral' | 'success' | 'warning' | 'destructive'
  size?: 'small' | 'medium'
  className?: string
  children: ReactNode
}

/** A short label set apart by colour; the words alone carry the meaning. How each tone looks is in utilities.css. */
export function Badge({ tone = 'solid', size = 'medium', className, children }: BadgeProps) {
  return <span className={classNames(`badge badge-${tone} badge-${size}`, className)}>{children}</span>
}

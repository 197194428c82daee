import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface BadgeProps {
  tone?: 'solid' | 'brand' | 'secondary' | 'neutral' | 'success' | 'warning' | 'destructive'
  size?: 'small' | 'medium'
  className?: string
  children: ReactNode
}

/** A short label in colour; the words alone carry the meaning. utilities.css styles the tones. */
export function Badge({ tone = 'solid', size = 'medium', className, children }: BadgeProps) {
  return <span className={classNames(`badge badge-${tone} badge-${size}`, className)}>{children}</span>
}

import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface PriceProps {
  label: string
  /** The formatted amount. */
  amount: ReactNode
  variant?: 'main' | 'struck' | 'line'
  /** What the amount is for, below it. */
  note?: string | undefined
}

const amounts = {
  main: 'text-[1.375rem] leading-tight font-bold text-foreground',
  struck: 'text-sm text-muted-foreground line-through',
  line: 'text-sm text-foreground',
} as const

/** One labelled amount of a price block; a struck amount is also marked as invalid for screen readers. */
export function Price({ label, amount, variant = 'line', note }: PriceProps) {
  const Amount = variant === 'struck' ? 's' : 'bdi'
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <dt className="text-[0.8125rem] text-muted-foreground">{label}</dt>
      <dd className="ms-auto shrink-0">
        <Amount className={classNames('tabular-nums', amounts[variant])}>{amount}</Amount>
      </dd>
      {note && <dd className="w-full text-end text-sm text-muted-foreground">{note}</dd>}
    </div>
  )
}

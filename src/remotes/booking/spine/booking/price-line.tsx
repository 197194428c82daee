import type { ReactNode } from 'react'

interface PriceLineProps {
  label: string
  /** An amount, or a text in its place. */
  children: ReactNode
  /** A note below the label. */
  note?: string | undefined
  isMain?: boolean
}

/** A line below a price: label and amount. */
export function PriceLine({ label, children, note, isMain = false }: PriceLineProps) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${isMain ? 'text-base font-bold' : ''}`}>
      <dt className={isMain ? undefined : 'text-muted-foreground'}>
        {label}
        {note && <span className="block text-xs">{note}</span>}
      </dt>
      <dd className="tabular-nums">
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}

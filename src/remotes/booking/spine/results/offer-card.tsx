import { useSession } from '@livery/platform'
import { type ReactNode, useSyncExternalStore } from 'react'
import { Badge } from '../../../../ui/badge.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import type { HoverStore } from './hover-store.ts'

interface OfferCardProps {
  id: string
  /** Id of its pin on the map, if several offers share one. */
  pinId?: string
  hover: HoverStore
  /** True if the visitor came from this offer's deal. */
  isChosen: boolean
  /** Classes of its shape, shared with its skeleton. */
  frame: string
  children: ReactNode
}

/** Frame of an offer of the results, highlighted together with its pin on the map. */
export function OfferCard({ id, pinId = id, hover, isChosen, frame, children }: OfferCardProps) {
  const isHot = useSyncExternalStore(
    hover.subscribe,
    () => hover.get() === pinId,
    () => false,
  )
  return (
    <article
      data-offer={id}
      data-hot={isHot || undefined}
      data-chosen={isChosen || undefined}
      onPointerEnter={() => hover.set(pinId)}
      onPointerLeave={() => hover.set(null)}
      onFocus={() => hover.set(pinId)}
      onBlur={() => hover.set(null)}
      className={`${frame} transition-shadow duration-200 data-chosen:border-brand-edge data-chosen:outline-2 data-chosen:-outline-offset-2 data-chosen:outline-brand-edge data-hot:border-brand-edge data-hot:shadow-lift`}
    >
      {children}
    </article>
  )
}

/** Marks the offer of the visitor's deal. */
export function ChosenBadge({ children }: { children: ReactNode }) {
  return (
    <Badge tone="brand" className="mb-2">
      <Icon name="check" className="size-3.5" />
      {children}
    </Badge>
  )
}

/** Returns the discount of a price in whole percent; 0 for visitors, since only signed-in users see discounts (spec §5). */
export function useDiscount(price: { total: number; retail?: number | undefined } | undefined): number {
  const { signedIn } = useSession()
  const retail = price?.retail ?? 0
  return signedIn && price && retail > 0 ? Math.max(0, Math.round((1 - price.total / retail) * 100)) : 0
}

import type { BookingSummary } from '../../../../contract/types.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { Link } from '../../../../ui/link.tsx'
import { useDay } from '../formatting/use-day.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { entryHref } from '../product/product-hrefs.ts'
import { useProduct } from '../product/product-scope.tsx'

interface TripAttentionProps {
  trip: Pick<BookingSummary, 'attention' | 'reference'>
  /** The trip's own page, where a choice and a supplier's change are answered and a change is paid. */
  href: string
}

/** What of a trip waits for its traveller, as the way to it; nothing of a trip that waits for nobody. */
export function TripAttention({ trip: { attention, reference }, href }: TripAttentionProps) {
  const text = useProductTexts()
  const day = useDay()
  const { view } = useProduct()
  if (!attention) return null
  const { what, dueOn } = attention
  return (
    <Link
      href={what === 'payment' && dueOn ? entryHref(view, reference, dueOn) : href}
      // Above the link that a whole card may be.
      className="tint-warning relative z-10 mt-3 inline-flex min-h-11 items-center gap-2 rounded-lg border border-warning/50 px-3 py-1.5 text-[0.9375rem] font-semibold hover:underline"
    >
      <span className="text-warning">
        <Icon name="alert" className="size-4.5" />
      </span>
      <span className="min-w-0">{text(`trips.attention.${what}`, { day: dueOn ? day(dueOn) : '' })}</span>
    </Link>
  )
}

import type { BookingSummary } from '../../../../contract/types.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { Link } from '../../../../ui/link.tsx'
import { statusOf } from '../booking/booking-status.ts'
import { useDay } from '../formatting/use-day.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { entryHref } from '../product/product-hrefs.ts'
import { useProduct } from '../product/product-scope.tsx'
import { useMoment } from './use-moment.ts'

interface TripAttentionProps {
  trip: Pick<BookingSummary, 'attention' | 'reference'>
  /** The trip's own page, where the traveller answers choices and supplier changes and pays for amendments. */
  href: string
}

/** Link to what a trip needs from its traveller; renders nothing if nothing is waiting. */
export function TripAttention({ trip: { attention, reference }, href }: TripAttentionProps) {
  const text = useProductTexts()
  const day = useDay()
  const { view } = useProduct()
  if (!attention) return null
  const { what, dueOn } = attention
  return (
    <Link
      href={what === 'payment' && dueOn ? entryHref(view, reference, dueOn) : href}
      // Above the link that covers a whole card.
      className="tint-warning relative z-10 mt-3 inline-flex min-h-11 items-center gap-2 rounded-lg border border-warning/50 px-3 py-1.5 text-[0.9375rem] font-semibold hover:underline"
    >
      <span className="text-warning">
        <Icon name="alert" className="size-4.5" />
      </span>
      <span className="min-w-0">{text(`trips.attention.${what}`, { day: dueOn ? day(dueOn) : '' })}</span>
    </Link>
  )
}

/** Until when a trip is held, then that its outcome is being requested. Renders nothing for other trips. */
export function HeldUntil({ trip }: { trip: Pick<BookingSummary, 'state' | 'hold'> }) {
  const text = useProductTexts()
  const { at } = useMoment()
  if (!trip.hold || trip.state !== 'on_hold') return null
  const isOver = statusOf(trip) === 'hold_over'
  return (
    // Rendered from the start: some screen readers announce only changes of an existing element.
    <p className="flex min-w-0 items-start gap-2 font-medium text-warning" role="status">
      <Icon name="clock" className="mt-0.5 size-4.5" />
      <span className="min-w-0">
        {isOver
          ? text('confirmation.holdOverUnpaid')
          : text('trips.heldUntil', { when: at(trip.hold.expiresAt) })}
      </span>
    </p>
  )
}

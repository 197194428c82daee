import type { BookingSummary } from '../../../../contract/types.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { statusOf } from '../booking/booking-status.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { useMoment } from './use-moment.ts'

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

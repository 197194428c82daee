import { Badge } from '../../../../ui/badge.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { type BookingStatus, statusOf } from './booking-status.ts'

const tones = {
  needs_choice: 'warning',
  on_hold: 'warning',
  in_doubt: 'warning',
  paying: 'warning',
  authorised: 'warning',
  hold_over: 'warning',
  pending: 'warning',
  partly_confirmed: 'warning',
  confirmed: 'success',
  completed: 'neutral',
  rejected: 'destructive',
  expired: 'neutral',
  released: 'neutral',
  cancellation_requested: 'warning',
  cancelled: 'neutral',
} as const satisfies Readonly<Record<BookingStatus, string>>

/** Badge with the state of a booking. */
export function BookingState({ booking }: { booking: Parameters<typeof statusOf>[0] }) {
  return <StateBadge state={statusOf(booking)} />
}

/** Badge with the state of a booking or an item. */
export function StateBadge({ state }: { state: BookingStatus }) {
  const text = useProductTexts()
  return <Badge tone={tones[state]}>{text(`bookingState.${state}`)}</Badge>
}

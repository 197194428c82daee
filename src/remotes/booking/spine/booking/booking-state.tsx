import { Badge } from '../../../../ui/badge.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { type Standing, standingOf } from './booking-standing.ts'

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
} as const satisfies Readonly<Record<Standing, string>>

/** Badge with the state of a booking. */
export function BookingState({ booking }: { booking: Parameters<typeof standingOf>[0] }) {
  return <StateBadge state={standingOf(booking)} />
}

/** Badge with the state of a booking or an item. */
export function StateBadge({ state }: { state: Standing }) {
  const text = useProductTexts()
  return <Badge tone={tones[state]}>{text(`bookingState.${state}`)}</Badge>
}

import { useText } from '@livery/platform'
import type { Booking } from '../../../contract/types.ts'
import { Badge } from '../../../ui/badge.tsx'

const tones = {
  on_hold: 'warning',
  pending: 'warning',
  confirmed: 'success',
  completed: 'neutral',
  rejected: 'destructive',
  expired: 'neutral',
  released: 'neutral',
  cancellation_requested: 'warning',
  cancelled: 'neutral',
} as const satisfies Readonly<Record<Booking['state'], string>>

/** How a booking stands, in a word. */
export function BookingState({ state }: Pick<Booking, 'state'>) {
  const text = useText('booking')
  return <Badge tone={tones[state]}>{text(`bookingState.${state}`)}</Badge>
}

import type { Booking } from '../../../../contract/types.ts'

const booked: readonly Booking['state'][] = [
  ...([
    'in_doubt',
    'pending',
    'partly_confirmed',
    'confirmed',
    'cancellation_requested',
    'completed',
  ] as const),
]

/** Whether a booking was made that still stands, though the house may have yet to say yes. */
export function isBooked({ state }: Pick<Booking, 'state'>): boolean {
  return booked.includes(state)
}

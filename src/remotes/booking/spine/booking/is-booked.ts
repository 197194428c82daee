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

/** Returns whether a booking exists and is active, including one that the supplier confirms later. */
export function isBooked({ state }: Pick<Booking, 'state'>): boolean {
  return booked.includes(state)
}

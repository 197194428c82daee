import type { Booking as Answer } from '../../../contract/types.ts'
import type { Booking } from './booking.ts'
import { type ItemState, isRefused } from './item-states.ts'
import { needsChoice } from './needs-choice.ts'

type BookingState = Answer['state']

/** The first that any item is in decides, while something is still to come of the booking. */
const leading: readonly ItemState[] = ['in_doubt', 'on_hold', 'pending', 'cancellation_requested']
/** Of items that came to nothing, the first that any is in says what became of all. */
const ends: readonly ItemState[] = ['cancelled', 'rejected', 'expired', 'released']
/** Takes a booking and gives its state, which follows from its items. Source: decision 0017. */
export function bookingState(booking: Pick<Booking, 'items'>): BookingState {
  const states = booking.items.map(({ state }) => state)
  if (needsChoice(booking)) return 'needs_choice'
  const open = leading.find((state) => states.includes(state))
  if (open !== undefined) return open as BookingState
  const kept = states.filter((state) => !ends.includes(state))
  if (kept.length === 0) return (ends.find((state) => states.includes(state)) ?? 'expired') as BookingState
  if (kept.every((state) => state === 'completed')) return 'completed'
  // What was cancelled or given back was the traveller's own doing.
  return states.some(isRefused) ? 'partly_confirmed' : 'confirmed'
}

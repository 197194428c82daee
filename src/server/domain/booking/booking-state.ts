import type { Booking as Answer } from '../../../contract/types.ts'
import type { Booking } from './booking.ts'
import { type ItemState, isRefused } from './item-states.ts'
import { needsTravellerChoice } from './needs-traveller-choice.ts'

type BookingState = Answer['state']

/** While something is undecided, the first of these that an item is in decides. */
const leading: readonly ItemState[] = ['in_doubt', 'on_hold', 'pending', 'cancellation_requested']
/** If all items failed, the first of these that an item is in decides. */
const ends: readonly ItemState[] = ['cancelled', 'rejected', 'expired', 'released']
/** Returns the state of a booking, which follows from its items. Source: decision 0017. */
export function bookingState(booking: Pick<Booking, 'items'>): BookingState {
  const states = booking.items.map(({ state }) => state)
  if (needsTravellerChoice(booking)) return 'needs_choice'
  const open = leading.find((state) => states.includes(state))
  if (open !== undefined) return open as BookingState
  const current = states.filter((state) => !ends.includes(state))
  if (current.length === 0) return (ends.find((state) => states.includes(state)) ?? 'expired') as BookingState
  if (current.every((state) => state === 'completed')) return 'completed'
  // Items that the traveller cancelled or released do not count as refused.
  return states.some(isRefused) ? 'partly_confirmed' : 'confirmed'
}

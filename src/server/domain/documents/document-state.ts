import type { DocumentState } from './booking-document.ts'
import type { ItemDocumentState } from './document-item.ts'

/** What something is still to come of decides, the first that any item is in. */
const leading = ['pending', 'cancellation_requested'] as const
const ends: readonly ItemDocumentState[] = ['cancelled', 'rejected']

/** Takes the states of a booking's items and gives what the booking is. */
export function documentState(states: readonly ItemDocumentState[]): DocumentState {
  const open = leading.find((state) => states.includes(state))
  if (open !== undefined) return open
  const kept = states.filter((state) => !ends.includes(state))
  if (kept.length === 0) return states.includes('cancelled') ? 'cancelled' : 'rejected'
  if (kept.every((state) => state === 'completed')) return 'completed'
  // What was cancelled later was booked before.
  return states.includes('rejected') ? 'partly_confirmed' : 'confirmed'
}

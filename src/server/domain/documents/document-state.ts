import type { DocumentState } from './booking-document.ts'
import type { ItemDocumentState } from './document-item.ts'

/** While something is undecided, the first of these that an item is in decides. */
const leading = ['pending', 'cancellation_requested'] as const
const ends: readonly ItemDocumentState[] = ['cancelled', 'rejected']

/** Returns the state of a booking's document from its items' states. */
export function documentState(states: readonly ItemDocumentState[]): DocumentState {
  const open = leading.find((state) => states.includes(state))
  if (open !== undefined) return open
  const current = states.filter((state) => !ends.includes(state))
  if (current.length === 0) return states.includes('cancelled') ? 'cancelled' : 'rejected'
  if (current.every((state) => state === 'completed')) return 'completed'
  // An item that was cancelled later was booked first.
  return states.includes('rejected') ? 'partly_confirmed' : 'confirmed'
}

import type { Booking, BookingItem } from '../../../../contract/types.ts'

type ItemState = BookingItem['state']

const ended: readonly ItemState[] = ['rejected', 'expired', 'released', 'cancelled']
const ahead: readonly Booking['state'][] = ['on_hold', 'in_doubt', 'pending', 'confirmed']

/** Returns whether an item failed, was cancelled or released: no travellers arrive and nothing is paid on site. */
export function isEnded(state: ItemState): boolean {
  return ended.includes(state)
}

/** Returns whether an item is or may be in the future, so that its cancellation cost matters. */
export function isAhead(state: Booking['state']): boolean {
  return ahead.includes(state)
}

/** Returns the state of one of a booking's items; a single item has the booking's state. */
export function stateOfItem(
  { state, items }: Pick<Booking, 'state' | 'items'>,
  item: Pick<BookingItem, 'state'>,
): Booking['state'] {
  return items.length === 1 ? state : item.state
}

/** Returns the items that have not ended; all of them if each has ended. */
export function activeItems<Item extends { readonly state?: ItemState }>(
  items: readonly Item[],
): readonly Item[] {
  const remaining = items.filter(({ state }) => state === undefined || !isEnded(state))
  return remaining.length > 0 ? remaining : items
}

import type { Booking, BookingItem } from '../../../../contract/types.ts'

type ItemState = BookingItem['state']

const ended: readonly ItemState[] = ['rejected', 'expired', 'released', 'cancelled']
const ahead: readonly Booking['state'][] = ['on_hold', 'in_doubt', 'pending', 'confirmed']

/** Whether an item came to nothing or was given up: nobody expects its travellers, and nothing is paid on site. */
export function isEnded(state: ItemState): boolean {
  return ended.includes(state)
}

/** Whether an item is, or may still be, to come: what its cancellation costs matters. */
export function isAhead(state: Booking['state']): boolean {
  return ahead.includes(state)
}

/** Takes a booking and one of its items and gives the item's state; that of its only item is the booking's. */
export function stateOfItem(
  { state, items }: Pick<Booking, 'state' | 'items'>,
  item: Pick<BookingItem, 'state'>,
): Booking['state'] {
  return items.length === 1 ? state : item.state
}

/** Takes items of a quote or a booking and gives those that did not end; all of them where each ended. */
export function activeItems<Item extends { readonly state?: ItemState }>(
  items: readonly Item[],
): readonly Item[] {
  const kept = items.filter(({ state }) => state === undefined || !isEnded(state))
  return kept.length > 0 ? kept : items
}

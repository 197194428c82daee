import type { Booking, BookingItem, SupplierChange } from '../../../../contract/types.ts'

/** A supplier's change that a booking's page shows, with its item. */
export interface ShownChange {
  readonly item: BookingItem
  readonly change: SupplierChange
}

/**
 * Gives the change that waits for an answer, else the latest that nobody answered: it was accepted, or its supplier refused to cancel what
 * is still booked. Null for none.
 */
export function shownChangeOf({ items }: Pick<Booking, 'items'>): ShownChange | null {
  const all = items.flatMap((item) => (item.supplierChanges ?? []).map((change) => ({ item, change })))
  const open = all.find(({ change }) => change.state === 'open')
  const lapsed = all.findLast(({ item, change: { state, isDefault } }) =>
    state === 'accepted' ? isDefault : state === 'declined' && item.state === 'confirmed',
  )
  return open ?? lapsed ?? null
}

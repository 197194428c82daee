import type { SupplierTicket } from '../suppliers/supplier-ticket.ts'

/**
 * Returns the ticket of each unit item, in the order of the items; undefined for an item without one. The supplier lists
 * its tickets by unit and the reseller its items in any order, so each item takes the next ticket of its unit.
 */
export function ticketsOfItems(
  items: readonly { unitId: string }[],
  tickets: readonly SupplierTicket[],
): (SupplierTicket | undefined)[] {
  const left = [...tickets]
  return items.map(({ unitId }) => {
    const at = left.findIndex(({ kind }) => kind === unitId)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  })
}

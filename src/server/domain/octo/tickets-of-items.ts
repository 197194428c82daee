import type { SupplierTicket } from '../suppliers/supplier-ticket.ts'

/**
 * Returns the ticket of each unit item, in the order of the items; undefined for an item without one. The supplier lists
 * its tickets by unit and the reseller its items in any order, so each item takes the next ticket of its unit, or
 * one that names no unit.
 */
export function ticketsOfItems(
  items: readonly { unitId: string }[],
  tickets: readonly SupplierTicket[],
): (SupplierTicket | undefined)[] {
  const left = [...tickets]
  const next = (unit: string | undefined) => {
    const at = left.findIndex(({ kind }) => kind === unit)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  }
  const ofUnit = items.map(({ unitId }) => next(unitId))
  return ofUnit.map((ticket) => ticket ?? next(undefined))
}

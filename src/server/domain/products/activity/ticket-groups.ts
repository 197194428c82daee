import type { QuotedVisit } from '../../suppliers/activity-shapes.ts'
import type { SupplierTicket } from '../../suppliers/supplier-ticket.ts'
import { inOrderOfGroups } from '../../suppliers/unit-travellers.ts'

/**
 * Returns the group of the party that each ticket admits, from 0; undefined for a ticket without a unit. Tickets are in
 * the supplier's order of units, and groups begin with adults. A ticket without a kind admits the next unit.
 */
export function ticketGroups(
  tickets: readonly Pick<SupplierTicket, 'kind'>[],
  units: QuotedVisit['units'],
): (number | undefined)[] {
  const left = units.flatMap((one) => Array.from({ length: one.count }, () => ({ ...one })))
  const ordered = inOrderOfGroups(left, ({ kind }) => kind)
  return tickets.map(({ kind }) => {
    const at = left.findIndex((one) => kind === undefined || one.unit === kind || one.kind === kind)
    const [admitted] = at < 0 ? [] : left.splice(at, 1)
    return admitted && ordered.indexOf(admitted)
  })
}

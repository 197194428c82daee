import type { SupplierTicket } from '../suppliers/supplier-ticket.ts'
import type { CancellationOutcome } from './cancellation-outcome.ts'

/** What became known of an item since its supplier was called to book it; stored with the item as plain data. */
export interface ItemOutcome extends Partial<CancellationOutcome> {
  /** The payment that the item is booked by; null if nothing is paid here. */
  readonly paidBy?: string | null
  /** What admits the travellers, as the supplier last reported it. */
  readonly tickets?: readonly SupplierTicket[]
  /** The traveller continues without the item, which its supplier refused. */
  readonly isLeftOut?: boolean
}

/** Whether the traveller continued without a refused item. */
export function isLeftOut(outcome: ItemOutcome | null): boolean {
  return outcome?.isLeftOut === true
}

/** Returns the tickets of a booked item; none before it is confirmed. */
export function ticketsOf({ outcome }: { readonly outcome: ItemOutcome | null }): readonly SupplierTicket[] {
  return outcome?.tickets ?? []
}

import type { CancellationOutcome } from './cancellation-outcome.ts'

/** What became known of an item since its supplier was called to book it; stored with the item as plain data. */
export interface ItemOutcome extends Partial<CancellationOutcome> {
  /** The payment that the item is booked by; null if nothing is paid here. */
  readonly paidBy?: string | null
  /** The traveller continues without the item, which its supplier refused. */
  readonly isLeftOut?: boolean
}

/** Whether the traveller continued without a refused item. */
export function isLeftOut(outcome: ItemOutcome | null): boolean {
  return outcome?.isLeftOut === true
}

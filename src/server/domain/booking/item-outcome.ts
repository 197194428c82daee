import type { CancellationOutcome } from './cancellation-outcome.ts'

/** What is known of an item since its supplier was asked to book it; stored with the item as plain data. */
export interface ItemOutcome extends Partial<CancellationOutcome> {
  /** The payment that the item is booked by; null where nothing is paid here. */
  readonly paidBy?: string | null
  /** The traveller goes on without the item, which its supplier refused. */
  readonly isLeftOut?: boolean
}

/** Whether the traveller has gone on without an item that was refused. */
export function isLeftOut(outcome: ItemOutcome | null): boolean {
  return outcome?.isLeftOut === true
}

import type { PlannedPayment } from '../products/spine/scheduled-payment.ts'
import type { SupplierCancellation } from '../suppliers/product-supplier.ts'
import type { ItemState } from './item-states.ts'

/** What is kept of a cancellation with its item; amounts in the currency of the booking's price. */
export interface CancellationOutcome {
  readonly confirmationNumber: string | null
  /** ISO 8601. */
  readonly at: string
  /** What is lost by it of what was paid; of what is paid at the house, what it may ask for. */
  readonly penalty: number
  /** What comes back by the way it was paid, besides what had been given back before. */
  readonly refund: number
  /** What had been given back before, or was on its way already; absent from what was cancelled before this was kept. */
  readonly refundedBefore?: number
  /** What comes back to the wallet. */
  readonly creditsBack: number
  /** What of the penalty is still to be paid, by the dates of the payment plan; absent where nothing is. */
  readonly owed?: readonly PlannedPayment[]
  /** The request by which it was cancelled. */
  readonly request?: string
  /** What the supplier said; null where it knew of nothing that it could cancel. */
  readonly supplier?: SupplierCancellation | null
}

/** Whether an item is being cancelled, or was, by a request. */
export function isRequestedBy(
  { outcome }: { readonly outcome: Pick<CancellationOutcome, 'request'> | null },
  request: string,
): boolean {
  return outcome?.request === request
}

/** Gives what the cancellation of an item came to; null for an item that is not cancelled. */
export function cancellationOf({
  state,
  outcome,
}: {
  readonly state: ItemState
  readonly outcome: Partial<CancellationOutcome> | null
}): (CancellationOutcome & { readonly refundedBefore: number }) | null {
  if (state !== 'cancelled' || outcome?.at === undefined) return null
  const { at, confirmationNumber = null } = outcome
  const { penalty = 0, refund = 0, refundedBefore = 0, creditsBack = 0 } = outcome
  return { ...outcome, at, confirmationNumber, penalty, refund, refundedBefore, creditsBack }
}

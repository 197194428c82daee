import type { PlannedPayment } from '../products/spine/scheduled-payment.ts'
import type { SupplierCancellation } from '../suppliers/product-supplier.ts'
import type { ItemState } from './item-states.ts'

/** What is stored of an item's cancellation; amounts in the currency of the booking's price. */
export interface CancellationOutcome {
  readonly confirmationNumber: string | null
  /** ISO 8601. */
  readonly at: string
  /**
   * The fee: the part of the amount paid that is not refunded, or what the property may demand of an amount due
   * locally.
   */
  readonly penalty: number
  /** Refund to the original method, besides earlier refunds. */
  readonly refund: number
  /** Refunded earlier, or already on its way; absent in records of an earlier version. */
  readonly refundedBefore?: number
  /** Credits returned to the wallet. */
  readonly creditsBack: number
  /** The part of the fee that is still to be paid, by due date; absent if nothing. */
  readonly owed?: readonly PlannedPayment[]
  /** The request that cancelled it. */
  readonly request?: string
  /** The supplier's answer; null if it knew no booking to cancel. */
  readonly supplier?: SupplierCancellation | null
}

/** Whether an item is cancelled, or being cancelled, by this request. */
export function isRequestedBy(
  { outcome }: { readonly outcome: Pick<CancellationOutcome, 'request'> | null },
  request: string,
): boolean {
  return outcome?.request === request
}

/** Returns the result of an item's cancellation; null if it is not cancelled. */
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

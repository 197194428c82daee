import type { PlannedPayment } from '../products/spine/scheduled-payment.ts'

export interface Refund {
  /** The fee: for an item that is paid here never more than was paid by card and wallet together. */
  readonly cost: number
  /** To the original method, in the currency of the price. */
  readonly refund: number
  /** To the wallet, as its worth in the currency of the price. */
  readonly creditsBack: number
  /** The part of the fee that is still to be paid, by due date; absent if nothing. */
  readonly owed?: readonly PlannedPayment[]
}

/** What was paid here for an item and not yet refunded, in the currency of the price. */
export interface PaidHere {
  readonly card: number
  readonly credits: number
  /** Whether any of it is collected here; otherwise its supplier collects the fee. */
  readonly isCollectedHere: boolean
  /** What is collected later and not yet paid, earliest first; absent if nothing. */
  readonly later?: readonly PlannedPayment[]
}

/**
 * Returns the fee, the refund and what is still owed after a cancellation. The refund is what was paid less the fee,
 * to the card first and then to the wallet. A code is neither refunded nor lost. A fee above what was paid is taken
 * from the later payments, earliest first; the others are dropped.
 */
export function cancellationRefund(
  penalty: number,
  { card, credits, isCollectedHere, later = [] }: PaidHere,
): Refund {
  const paid = card + credits
  const back = Math.max(0, paid - penalty)
  const refund = Math.min(card, back)
  const owed = taken(later, isCollectedHere ? Math.max(0, penalty - paid) : 0)
  const cost = paid - back + owed.reduce((sum, { amount }) => sum + amount, 0)
  return {
    cost: isCollectedHere ? cost : penalty,
    refund,
    creditsBack: back - refund,
    ...(owed.length > 0 && { owed }),
  }
}

/** Returns how much of each entry is needed to reach a sum, earliest first. */
function taken(entries: readonly PlannedPayment[], sum: number): PlannedPayment[] {
  let left = sum
  return entries.flatMap(({ at, amount }) => {
    const part = Math.min(left, amount)
    left -= part
    return part > 0 ? [{ at, amount: part }] : []
  })
}

import type { PlannedPayment } from '../products/spine/scheduled-payment.ts'

export interface Refund {
  /** What is lost by it: of an item that is paid here never more than was paid, with card and wallet together. */
  readonly cost: number
  /** By the way it was paid, in the currency of the price. */
  readonly refund: number
  /** To the wallet, worth so much in the currency of the price. */
  readonly creditsBack: number
  /** What of the penalty is still to be paid, by the dates of the payment plan; left out where nothing is. */
  readonly owed?: readonly PlannedPayment[]
}

/** What was paid here for an item and not given back yet, in the currency of the price. */
export interface PaidHere {
  readonly card: number
  readonly credits: number
  /** Whether anything of it is collected here at all; otherwise its supplier asks for the penalty. */
  readonly isCollectedHere: boolean
  /** What of it is collected later and was not paid yet, the first due first; none where it is left out. */
  readonly later?: readonly PlannedPayment[]
}

/**
 * Takes the penalty of a cancellation and what was paid for the item, and gives what is lost, what comes back and what is still owed:
 * all that was paid less the penalty, first by the way it was paid, the rest to the wallet. A code gave nothing that could come back,
 * and nothing that could be lost. A penalty above what was paid is taken from the later payments, the first due first, and lowers or
 * drops the others.
 */
export function refundFor(penalty: number, { card, credits, isCollectedHere, later = [] }: PaidHere): Refund {
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

/** Gives how much of each entry is taken until a sum is reached, the first first. */
function taken(entries: readonly PlannedPayment[], sum: number): PlannedPayment[] {
  let left = sum
  return entries.flatMap(({ at, amount }) => {
    const part = Math.min(left, amount)
    left -= part
    return part > 0 ? [{ at, amount: part }] : []
  })
}

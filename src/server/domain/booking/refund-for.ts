export interface Refund {
  /** What is lost by it: of an item that is paid here never more than was paid, with card and wallet together. */
  readonly cost: number
  /** By the way it was paid, in the currency of the price. */
  readonly refund: number
  /** To the wallet, worth so much in the currency of the price. */
  readonly creditsBack: number
}

/** What was paid here for an item and not given back yet, in the currency of the price. */
export interface PaidHere {
  readonly card: number
  readonly credits: number
  /** Whether anything of it is collected here at all; otherwise its supplier asks for the penalty. */
  readonly isCollectedHere: boolean
}

/**
 * Takes the penalty of a cancellation and what was paid for the item, and gives what is lost and what comes back: all that was paid
 * less the penalty, first by the way it was paid, the rest to the wallet. A code gave nothing that could come back, and nothing that
 * could be lost.
 */
export function refundFor(penalty: number, { card, credits, isCollectedHere }: PaidHere): Refund {
  const back = Math.max(0, card + credits - penalty)
  const refund = Math.min(card, back)
  return { cost: isCollectedHere ? card + credits - back : penalty, refund, creditsBack: back - refund }
}

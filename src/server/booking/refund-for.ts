import type { Payment } from '../store/payment-repository.ts'
import type { QuotedStay } from '../suppliers/hotel-shapes.ts'
import type { QuoteSnapshot } from './booking-snapshot.ts'

export interface Refund {
  /** What is lost by it: of a stay that is paid here never more than was paid, with card and wallet together. */
  readonly cost: number
  /** By the way it was paid, in the currency of the price. */
  readonly refund: number
  /** To the wallet, worth so much in the currency of the price. */
  readonly creditsBack: number
}

/**
 * Takes the penalty of a cancellation, what was booked and how it was paid, and gives what is lost and what comes back: all
 * that was paid less the penalty, first by the way it was paid, the rest to the wallet. A code gave nothing that could come
 * back, and nothing that could be lost.
 */
export function refundFor(
  penalty: number,
  { discounts, subject }: Pick<QuoteSnapshot, 'discounts'> & { subject: Pick<QuotedStay, 'payment'> },
  payment: Pick<Payment, 'captured' | 'refunded' | 'refunding' | 'amount' | 'state'> | null,
): Refund {
  // What is authorised and not captured yet will be, before anything is paid back.
  const isTaken = payment?.state === 'requires_capture' || payment?.state === 'succeeded'
  const paid =
    payment && isTaken ? (payment.captured || payment.amount) - payment.refunded - payment.refunding : 0
  const credits = discounts.find(({ kind }) => kind === 'credits')?.amount ?? 0
  const back = Math.max(0, paid + credits - penalty)
  const refund = Math.min(paid, back)
  const cost = subject.payment === 'at_property' ? penalty : paid + credits - back
  return { cost, refund, creditsBack: back - refund }
}

import { useText } from '@livery/platform'
import type { Booking } from '../../../contract/types.ts'
import { useAmounts } from '../price/use-amounts.ts'
import { usePromoNote } from './use-promo-note.ts'

/** Gives what a cancelled booking cost, why, what comes back, and whether it has come back yet: a sentence each. */
export function useCancelledWords(booking: Booking): readonly string[] {
  const text = useText('booking')
  const write = useAmounts()
  const promoNote = usePromoNote(booking)
  const { cancellation, payment } = booking
  const { penalty, refund, creditsBack } = cancellation
  const hasCost = penalty !== undefined && penalty.amount > 0
  const hasRefund = refund !== undefined && refund.amount > 0
  const hasNothingBack = hasCost && !hasRefund && !creditsBack && payment.paid.amount > 0
  const isBack = hasRefund && payment.refunded.amount >= refund.amount
  return [
    hasCost
      ? text('trips.cancelledCost', { amount: write(penalty.amount, penalty.currency) })
      : text('trips.cancelledFree'),
    ...(hasCost && promoNote ? [promoNote] : []),
    ...(hasRefund
      ? [
          text(isBack ? 'trips.refundDone' : 'trips.refundComing', {
            amount: write(refund.amount, refund.currency),
          }),
        ]
      : []),
    ...(hasNothingBack ? [text('trips.refundNone')] : []),
    ...(creditsBack
      ? [text('trips.walletBack', { amount: write(creditsBack.amount, creditsBack.currency) })]
      : []),
  ]
}

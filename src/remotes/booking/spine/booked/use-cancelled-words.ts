import type { Booking } from '../../../../contract/types.ts'
import { wholeCancellation } from '../item/whole.ts'
import { useAmounts } from '../price/use-amounts.ts'
import { useWords } from '../words/use-words.ts'
import { cardReturns } from './card-returns.ts'
import { usePromoNote } from './use-promo-note.ts'

/** Gives what a cancelled booking cost, why, what comes back, and whether it has come back yet: a sentence each. */
export function useCancelledWords(booking: Booking): readonly string[] {
  const text = useWords()
  const write = useAmounts()
  const promoNote = usePromoNote(booking)
  const { payment } = booking
  const cancellation = wholeCancellation(booking)
  const { penalty, creditsBack } = cancellation
  const { given, coming } = cardReturns({ payment, cancellation })
  const { currency } = payment.due
  const hasCost = penalty !== undefined && penalty.amount > 0
  const hasNothingBack = hasCost && given + coming === 0 && !creditsBack && payment.paid.amount > 0
  return [
    hasCost
      ? text('trips.cancelledCost', { amount: write(penalty.amount, penalty.currency) })
      : text('trips.cancelledFree'),
    ...(hasCost && promoNote ? [promoNote] : []),
    ...(given > 0 ? [text('trips.refundDone', { amount: write(given, currency) })] : []),
    ...(coming > 0 ? [text('trips.refundComing', { amount: write(coming, currency) })] : []),
    ...(hasNothingBack ? [text('trips.refundNone')] : []),
    ...(creditsBack
      ? [text('trips.walletBack', { amount: write(creditsBack.amount, creditsBack.currency) })]
      : []),
  ]
}

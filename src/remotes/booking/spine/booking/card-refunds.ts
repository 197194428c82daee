import type { Booking, BookingItem } from '../../../../contract/types.ts'

/** Refunds to the payment method of a booking, done and still to come, in minor units of the paid amount. */
export interface CardRefunds {
  given: number
  coming: number
}

/**
 * Returns what is refunded and what is still to come. A cancellation's refund adds to earlier refunds, and counts as
 * coming from the moment of cancellation, even before the gateway is called.
 */
export function cardRefunds({
  payment,
  cancellation,
}: Pick<Booking, 'payment'> & Pick<BookingItem, 'cancellation'>): CardRefunds {
  const { refund, refundedBefore } = cancellation
  const given = payment.refunded.amount
  const promised = (refundedBefore?.amount ?? 0) + (refund?.amount ?? 0)
  return { given, coming: Math.max(payment.refunding?.amount ?? 0, promised - given) }
}

import type { Booking, BookingItem } from '../../../../contract/types.ts'

/** What came back by the way that a booking was paid, and what is still to come, in minor units of what was paid. */
export interface CardRefunds {
  given: number
  coming: number
}

/**
 * Takes a booking and gives what of its payment is back and what is on its way: what its cancellation gives back comes besides what
 * had been given back before, and is on its way from the moment of the cancellation, also before its gateway was asked.
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

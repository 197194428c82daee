import type { Booking, PaymentEntry } from '../../../../contract/types.ts'

/** Gives the later payment of a booking that is due on a date; undefined where there is none. */
export function entryOn({ paymentSchedule }: Booking, at: string): PaymentEntry | undefined {
  return paymentSchedule.find((entry) => entry.to === 'agency' && entry.at === at)
}

/**
 * Takes a booking and gives it as a payment step sees it that pays an entry: on hold until the entry is paid or under way, with the
 * entry's payment; one that is `canceled` where none was begun.
 */
export function entryBooking(booking: Booking, at: string): Booking {
  const entry = entryOn(booking, at)
  const { hold: _, ...rest } = booking
  const isDone = entry === undefined || entry.state === 'paid' || entry.state === 'processing'
  const begun = booking.entryPayment?.at === at ? booking.entryPayment : null
  if (begun === null && isDone) return { ...rest, state: 'confirmed' }
  const due = entry?.amount ?? booking.total
  const none = { ...due, amount: 0 }
  const payment = begun ?? { state: 'canceled' as const, due, paid: none, refunded: none }
  return { ...rest, state: 'on_hold', payment }
}

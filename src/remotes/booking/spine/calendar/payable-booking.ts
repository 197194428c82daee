import type { Booking, PaymentEntry } from '../../../../contract/types.ts'

/** Returns the schedule entry of a booking that is due on a date; undefined if there is none. */
export function entryOn({ paymentSchedule }: Booking, at: string): PaymentEntry | undefined {
  return paymentSchedule.find((entry) => entry.to === 'agency' && entry.at === at)
}

/**
 * Returns the booking as a payment step needs it to pay an entry: on hold with the entry's payment until that is paid
 * or processing; `canceled` if no payment was started.
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

/** Returns the booking as a payment step needs it to pay an amendment: on hold until the amendment is paid or over. */
export function amendmentBooking(booking: Booking, id: string): Booking {
  const found = booking.items.flatMap(({ amendments = [] }) => amendments).find((one) => one.id === id)
  const { hold: _, ...rest } = booking
  const payment = found?.state === 'accepted' ? found.payment : undefined
  return payment === undefined || payment.state === 'canceled'
    ? { ...rest, state: 'confirmed' }
    : { ...rest, state: 'on_hold', payment }
}

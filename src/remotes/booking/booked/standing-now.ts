import type { Booking } from '../../../contract/types.ts'

/** Nothing of such a payment has been taken, nor set aside. */
const untouched: readonly Booking['payment']['state'][] = ['requires_payment_method', 'canceled']

/**
 * Takes a booking as the server told it and gives it as it stands: a hold whose time is over is over for its traveller, also in
 * the moments before the server has ended it. What is being paid may still be booked.
 */
export function standingNow(booking: Booking): Booking {
  const { state, hold, payment } = booking
  const isOver = state === 'on_hold' && hold?.secondsLeft === 0 && untouched.includes(payment.state)
  return isOver ? { ...booking, state: 'expired' } : booking
}

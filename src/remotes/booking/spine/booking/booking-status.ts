import type { Booking } from '../../../../contract/types.ts'

/**
 * State of a booking, with more detail while it is on hold: `paying` (the bank decides), `authorised` (the bank
 * agreed, the booking still has to be requested), `hold_over` (the time is over and the outcome is unknown).
 */
export type BookingStatus = Booking['state'] | 'paying' | 'authorised' | 'hold_over'

interface Held extends Pick<Booking, 'state'> {
  hold?: Pick<NonNullable<Booking['hold']>, 'secondsLeft'>
  /** Missing in a list, which does not contain it. */
  payment?: Pick<Booking['payment'], 'state' | 'gateway'>
}

/**
 * Returns the status of a booking. A hold without seconds left has not expired until the server ends it: a payment
 * made at the last moment is still booked, even if the connection broke.
 */
export function statusOf({ state, hold, payment }: Held): BookingStatus {
  if (state !== 'on_hold') return state
  if (hold?.secondsLeft === 0) return 'hold_over'
  if (payment?.state === 'requires_capture') return 'authorised'
  return payment?.state === 'processing' ? 'paying' : state
}

/**
 * Returns the text key for a hold that waits for its payment or its end; null for all other statuses, which have
 * their own texts.
 */
export function waitingTextKey(booking: Pick<Booking, 'state' | 'hold' | 'payment'>) {
  const status = statusOf(booking)
  if (status === 'paying' || status === 'authorised') return status
  if (status !== 'hold_over') return null
  return booking.payment.gateway === 'none' ? ('holdOverUnpaid' as const) : ('holdOver' as const)
}

import { useState } from 'react'
import { ApiError } from '../../../../api/api-error.ts'
import type { Booking } from '../../../../contract/types.ts'
import { waitingTextKey } from '../booking/booking-standing.ts'
import { isBooked } from '../booking/is-booked.ts'
import { useRefetchOnReturn } from '../booking/use-refetch-on-return.ts'
import { useWatchedBooking } from '../booking/use-watched-booking.ts'
import { attemptOf } from '../payment/payment-attempt.ts'

/** What became of the booking that this tab holds of the same rate, and whether nothing more may be held before that is known. */
export type EarlierBooking =
  | { is: 'none' | 'asking'; mayHold: boolean }
  /** It could not be asked. */
  | { is: 'unknown'; mayHold: false; reference: string; askAgain: () => unknown }
  /** On hold: `mayHold` where nobody can have paid for it. */
  | { is: 'held'; mayHold: boolean; booking: Booking }
  | { is: 'booked'; mayHold: false; booking: Booking }
  /** It ended unpaid after it had been waited for here. */
  | { is: 'unpaid'; mayHold: true; booking: Booking }

/** Watches the booking that this tab holds of the same rate; takes its reference, undefined where there is none. */
export function useEarlierBooking(reference: string | undefined): EarlierBooking {
  const { booking, error, refetch } = useWatchedBooking(reference ?? '', reference !== undefined)
  // What is not known of it stays as it was told: asked anew, a question without an answer would be open once more.
  useRefetchOnReturn(() => booking && refetch())
  const [wasShut, setWasShut] = useState(false)
  if (reference === undefined) return { is: 'none', mayHold: true }
  if (!booking) {
    if (!error) return { is: 'asking', mayHold: false }
    // There is no such booking for this browser any more.
    if (error instanceof ApiError && error.status === 404) return { is: 'none', mayHold: true }
    return { is: 'unknown', mayHold: false, reference, askAgain: refetch }
  }
  if (booking.state === 'on_hold') {
    const mayHold = waitingTextKey(booking) === null && !attemptOf(reference).isOpen()
    if (!mayHold && !wasShut) setWasShut(true)
    return { is: 'held', mayHold, booking }
  }
  if (isBooked(booking)) {
    if (!wasShut) setWasShut(true)
    return { is: 'booked', mayHold: false, booking }
  }
  const isUnpaid = wasShut && booking.state !== 'cancelled'
  return isUnpaid ? { is: 'unpaid', mayHold: true, booking } : { is: 'none', mayHold: true }
}

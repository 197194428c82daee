import { useState } from 'react'
import { ApiError } from '../../../../api/api-error.ts'
import type { Booking } from '../../../../contract/types.ts'
import { waitingTextKey } from '../booking/booking-status.ts'
import { isBooked } from '../booking/is-booked.ts'
import { useRefetchOnReturn } from '../booking/use-refetch-on-return.ts'
import { useWatchedBooking } from '../booking/use-watched-booking.ts'
import { attemptOf } from '../payment/payment-attempt.ts'

/** State of this tab's booking of the same rate; `mayHold` is false while another hold could book twice. */
export type EarlierBooking =
  | { is: 'none' | 'asking'; mayHold: boolean }
  /** It could not be fetched. */
  | { is: 'unknown'; mayHold: false; reference: string; askAgain: () => unknown }
  /** On hold: `mayHold` if it cannot have been paid. */
  | { is: 'held'; mayHold: boolean; booking: Booking }
  | { is: 'booked'; mayHold: false; booking: Booking }
  /** It ended unpaid while this page watched it. */
  | { is: 'unpaid'; mayHold: true; booking: Booking }

/** Watches the booking that this tab has of the same rate; `reference` is undefined if there is none. */
export function useEarlierBooking(reference: string | undefined): EarlierBooking {
  const { booking, error, refetch } = useWatchedBooking(reference ?? '', reference !== undefined)
  // Refetches only a known booking: for an unknown one, another failed request would reset the displayed state.
  useRefetchOnReturn(() => booking && refetch())
  const [wasShut, setWasShut] = useState(false)
  if (reference === undefined) return { is: 'none', mayHold: true }
  if (!booking) {
    if (!error) return { is: 'asking', mayHold: false }
    // The booking no longer exists for this browser.
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

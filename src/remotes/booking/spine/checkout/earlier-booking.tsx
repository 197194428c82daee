import { useLocation } from '@livery/platform'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { ApiError } from '../../../../api/api-error.ts'
import type { Booking } from '../../../../contract/types.ts'
import { Button } from '../../../../ui/button.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { waitingTextKey } from '../booking/booking-status.ts'
import { isBooked } from '../booking/is-booked.ts'
import { useRefetchOnReturn } from '../booking/use-refetch-on-return.ts'
import { useWatchedBooking } from '../booking/use-watched-booking.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { attemptOf } from '../payment/payment-attempt.ts'
import { useTitleOf } from '../product/items.tsx'
import { confirmationHref } from '../product/product-hrefs.ts'
import { useProduct } from '../product/product-scope.tsx'

export interface EarlierNotice {
  tone: 'info' | 'warning'
  title: string
  hint: string
  /** Link to the booking, if there is one. */
  action: ReactNode
}

/** Returns the notice about this tab's existing hold or booking with its link; null if there is none. */
export function useEarlierNotice(earlier: EarlierBooking): EarlierNotice | null {
  const text = useProductTexts()
  const { search } = useLocation()
  const { view } = useProduct()
  const titleOf = useTitleOf()
  if (earlier.is === 'unknown') {
    return {
      tone: 'warning',
      title: text('checkout.earlierUnknown'),
      hint: text('checkout.earlierUnknownHint', { reference: earlier.reference }),
      action: (
        <Button size="small" variant="outline" onClick={() => void earlier.askAgain()}>
          {text('results.retry')}
        </Button>
      ),
    }
  }
  if (!('booking' in earlier)) return null
  const { booking, is } = earlier
  const { reference } = booking
  if (is === 'unpaid') {
    return {
      tone: 'info',
      title: text('checkout.earlierUnpaid'),
      hint: text('checkout.earlierUnpaidHint', { reference }),
      action: null,
    }
  }
  if (is === 'booked') {
    return {
      tone: 'warning',
      title: text('checkout.bookedAlready'),
      hint: text('checkout.bookedAlreadyHint', { reference }),
      action: (
        // Its page makes the tab forget it, so this entry is replaced: Back must not lead to a checkout without it.
        <LinkButton href={confirmationHref(view, reference)} size="small" replace>
          {text('checkout.seeBooking')}
        </LinkButton>
      ),
    }
  }
  const params = new URLSearchParams(search)
  params.set('reference', reference)
  const toPayment = (
    <LinkButton href={`${view.checkoutPath}?${params}`} size="small">
      {text('checkout.toPayment')}
    </LinkButton>
  )
  if (earlier.mayHold) {
    return {
      tone: 'info',
      title: text('checkout.heldAlready'),
      hint: text('checkout.heldAlreadyHint', { reference }),
      action: toPayment,
    }
  }
  const waiting = waitingTextKey(booking)
  // A booking attempt in this tab has an unknown outcome, and only its own page polls it.
  if (waiting === null) {
    return {
      tone: 'warning',
      title: text('checkout.earlierTried'),
      hint: text('checkout.earlierTriedHint'),
      action: toPayment,
    }
  }
  return {
    tone: 'warning',
    title: text(`confirmation.${waiting}`),
    hint: text(`confirmation.${waiting}Hint`, { title: titleOf(booking) }),
    action: null,
  }
}

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

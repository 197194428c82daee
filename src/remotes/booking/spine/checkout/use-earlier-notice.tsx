import { useLocation } from '@livery/platform'
import type { ReactNode } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { waitingTextKey } from '../booking/booking-status.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { confirmationHref } from '../product/product-hrefs.ts'
import { useProduct } from '../product/product-scope.tsx'
import { useTitleOf } from '../product/use-items.ts'
import type { EarlierBooking } from './use-earlier-booking.ts'

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

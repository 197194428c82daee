import { useLocation } from '@livery/platform'
import type { ReactNode } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { waitingTextKey } from '../booking/booking-standing.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { confirmationHref } from '../product/product-hrefs.ts'
import { useProduct } from '../product/product-scope.tsx'
import { useTitleOf } from '../product/use-items.ts'
import type { EarlierBooking } from './use-earlier-booking.ts'

export interface EarlierNotice {
  tone: 'info' | 'warning'
  title: string
  hint: string
  /** The way on to it, where there is one. */
  action: ReactNode
}

/** Gives what is said of what this tab holds or has booked already, and the way on to it; null where there is nothing to say. */
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
        // Its page has the tab forget it: the way back leads to no checkout that would not know it any more.
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
  // A booking was tried in this tab that nobody has heard of yet: only its own page asks how it ended.
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

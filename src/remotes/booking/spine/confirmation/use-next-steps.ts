import { useSession } from '@livery/platform'
import type { Booking, BookingItem } from '../../../../contract/types.ts'
import { freeUntilOf } from '../../../../tenant/timeline-of.ts'
import type { BookedItem } from '../item/booked-item.ts'
import { hasPapers } from '../item/has-papers.ts'
import { stateOfItem } from '../item/kept-items.ts'
import { useAmounts } from '../price/use-amounts.ts'
import { useProduct } from '../product/product-scope.tsx'
import { useLocalTime } from '../words/use-local-time.ts'
import { useWords } from '../words/use-words.ts'

/** Gives what whoever booked has to do or may expect of all of the booking. */
export function useBookingSteps(booking: Booking): string[] {
  const text = useWords()
  const { reference, state, contact, isMailed } = booking
  const isDecided = state === 'confirmed' || state === 'partly_confirmed'
  if (!isDecided || !hasPapers(booking)) return []
  const { email } = contact
  return [
    isMailed ? text('confirmation.next.mail', { email }) : text('confirmation.next.keep', { reference }),
  ]
}

/** Gives the same of one item of the product in scope, by the item's own state; nothing of one that ended or is over. */
export function useItemSteps(booking: Booking, shown: BookedItem, item: BookingItem): string[] {
  const text = useWords()
  const write = useAmounts()
  const { at, now } = useLocalTime()
  const { isTravelAgent } = useSession()
  const { pieces } = useProduct()
  const arrivalStep = pieces.useArrivalStep()
  const { policy, isPaidLocally } = pieces.factsOf(shown)
  const { email } = booking.contact
  const { price } = item
  const state = stateOfItem(booking, item)
  if (state === 'in_doubt' || state === 'pending') {
    return [
      text('confirmation.next.asked'),
      booking.isMailed ? text('confirmation.next.told', { email }) : text('confirmation.next.unpaid'),
    ]
  }
  if (state !== 'confirmed') return []
  const freeUntil = freeUntilOf(policy, now())
  const forWhom = isTravelAgent ? 'ForClient' : ''
  return [
    ...(freeUntil ? [text('confirmation.next.cancel', { when: at(freeUntil) })] : []),
    ...(isPaidLocally
      ? [text(`confirmation.next.payThere${forWhom}`, { amount: write(price.total, price.currency) })]
      : []),
    arrivalStep(shown, isTravelAgent === true),
  ]
}

import type { Booking, BookingItem } from '../../../../contract/types.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { useMoment } from '../trips/use-moment.ts'
import { type BookingStatus, statusOf, waitingTextKey } from './booking-status.ts'
import { useItemCancellationTexts } from './use-cancellation-texts.ts'

interface ItemWords {
  booking: Booking
  /** One of the booking's items. */
  item: BookingItem
  title: string
  isForClient: boolean
}

/**
 * Returns sentences that explain the state of one of several items to its travellers; empty if the state's name is
 * enough.
 */
export function useItemTexts({ booking, item, title, isForClient }: ItemWords): readonly string[] {
  const text = useProductTexts()
  const { moment } = useMoment()
  const cancelled = useItemCancellationTexts(booking, item)
  const { isMailed, hold } = booking
  const { email } = booking.contact
  switch (item.state) {
    case 'confirmed':
    case 'completed': {
      const hint = text(`confirmation.${item.state}${isForClient ? 'ForClientHint' : 'Hint'}`, { title })
      return wasRefused(booking, item) ? [hint, text('trips.notice.refused')] : [hint]
    }
    case 'in_doubt':
    case 'pending':
    case 'cancellation_requested':
      return [text(`confirmation.${item.state}${isMailed ? 'Hint' : 'Unmailed'}`, { title, email })]
    case 'rejected':
    case 'expired':
    case 'released':
      return [text(`confirmation.${item.state}Hint`, { title })]
    case 'cancelled':
      return [text('confirmation.cancelledHint', { title }), ...cancelled]
    case 'on_hold':
      // While a bank decides, the outcome is unknown, so the item is not described as held.
      if (itemStatus(booking, item) !== 'on_hold') return []
      return [hold ? text('choice.heldUntil', { when: moment(hold.expiresAt) }) : text('choice.held')]
  }
}

/** True if the last request to the supplier was the item's cancellation and the supplier refused it. */
function wasRefused({ history = [] }: Booking, { id, state }: BookingItem): boolean {
  const last = history.findLast(({ itemId, what }) => itemId === id && what.startsWith('cancellation_'))
  return state === 'confirmed' && last?.what === 'cancellation_refused'
}

/** Returns an item's status: while all items are on hold, it follows the payment of the whole booking. */
export function itemStatus(
  booking: Pick<Booking, 'state' | 'hold' | 'payment'>,
  { state }: Pick<BookingItem, 'state'>,
): BookingStatus {
  return state === 'on_hold' && booking.state === 'on_hold' ? statusOf(booking) : state
}

/** Standing of a booking of several items, in words that fit every product; `hint` is null if the items explain it. */
export interface SeveralItemTexts {
  heading: string
  hint: string | null
}

/** Returns the status of a booking of several items as a whole; each item shows its own outcome. */
export function useSeveralItemTexts(booking: Booking, isForClient: boolean): SeveralItemTexts {
  const text = useProductTexts()
  const { at } = useMoment()
  const { state, hold } = booking
  const waiting = waitingTextKey(booking)
  const hint = text('several.askingHint')
  switch (waiting) {
    case 'paying':
    case 'authorised':
      return { heading: text(`confirmation.${waiting}`), hint }
    case 'holdOver':
    case 'holdOverUnpaid':
      return { heading: text(`several.${waiting}`), hint }
  }
  switch (state) {
    case 'confirmed':
    case 'completed':
      return { heading: text(`several.${state}${isForClient ? 'ForClient' : ''}`), hint: null }
    case 'in_doubt':
    case 'pending':
      return { heading: text(`several.${state}`), hint: text('several.waitHint') }
    case 'on_hold':
      return {
        heading: text('several.on_hold'),
        hint: hold ? text('several.on_holdHint', { when: at(hold.expiresAt) }) : null,
      }
    case 'needs_choice':
    case 'partly_confirmed':
      return { heading: text(`confirmation.${state}`), hint: text(`confirmation.${state}Hint`) }
    case 'cancellation_requested':
      return { heading: text('confirmation.cancellation_requested'), hint: null }
    case 'expired':
      return { heading: text('confirmation.expired'), hint: text('trips.noticeHint.expired') }
    case 'released':
      return { heading: text('several.released'), hint: text('trips.noticeHint.released') }
    case 'rejected':
      return { heading: text('several.rejected'), hint: text('several.rejectedHint') }
    case 'cancelled':
      return { heading: text('several.cancelled'), hint: null }
  }
}

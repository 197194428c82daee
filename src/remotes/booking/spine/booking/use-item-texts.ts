import type { Booking, BookingItem } from '../../../../contract/types.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { useMoment } from '../trips/use-moment.ts'
import { itemStatus } from './item-status.ts'
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

import type { Booking, BookingItem } from '../../../../contract/types.ts'
import { type BookingStatus, statusOf } from './booking-status.ts'

/** Returns an item's status: while all items are on hold, it follows the payment of the whole booking. */
export function itemStatus(
  booking: Pick<Booking, 'state' | 'hold' | 'payment'>,
  { state }: Pick<BookingItem, 'state'>,
): BookingStatus {
  return state === 'on_hold' && booking.state === 'on_hold' ? statusOf(booking) : state
}

import type { Booking, BookingItem } from '../../../../contract/types.ts'
import { type Standing, standingOf } from './booking-standing.ts'

/** Returns an item's standing: while all items are on hold, it follows the payment of the whole booking. */
export function itemStanding(
  booking: Pick<Booking, 'state' | 'hold' | 'payment'>,
  { state }: Pick<BookingItem, 'state'>,
): Standing {
  return state === 'on_hold' && booking.state === 'on_hold' ? standingOf(booking) : state
}

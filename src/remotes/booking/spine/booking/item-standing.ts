import type { Booking, BookingItem } from '../../../../contract/types.ts'
import { type Standing, standingOf } from './booking-standing.ts'

/** Takes a booking and one of its items and gives how the item stands: while all are on hold, as the payment of the whole does. */
export function itemStanding(
  booking: Pick<Booking, 'state' | 'hold' | 'payment'>,
  { state }: Pick<BookingItem, 'state'>,
): Standing {
  return state === 'on_hold' && booking.state === 'on_hold' ? standingOf(booking) : state
}

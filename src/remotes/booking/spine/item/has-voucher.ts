import type { Booking } from '../../../../contract/types.ts'
import { stateOfItem } from './active-items.ts'

const used: readonly Booking['state'][] = ['confirmed', 'completed']

/** Returns whether a voucher and a calendar file are useful: some item is confirmed or completed. */
export function hasVoucher(booking: Pick<Booking, 'state' | 'items'>): boolean {
  return booking.items.some((item) => used.includes(stateOfItem(booking, item)))
}

import type { Booking } from '../../../../contract/types.ts'
import { stateOfItem } from './active-items.ts'

const used: readonly Booking['state'][] = ['confirmed', 'completed']

/** Whether a voucher and a calendar file bring their reader to anything: some item is confirmed, or was used. */
export function hasPapers(booking: Pick<Booking, 'state' | 'items'>): boolean {
  return booking.items.some((item) => used.includes(stateOfItem(booking, item)))
}

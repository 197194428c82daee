import type { Booking } from './booking.ts'
import { isLeftOut } from './item-outcome.ts'

/** Whether a booking waits for its traveller to continue without a refused item or release the rest. */
export function needsTravellerChoice({ items }: Pick<Booking, 'items'>): boolean {
  const isHeld = items.some(({ state }) => state === 'on_hold')
  return isHeld && items.some(({ state, outcome }) => state === 'rejected' && !isLeftOut(outcome))
}

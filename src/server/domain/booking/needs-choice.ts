import type { Booking } from './booking.ts'
import { isLeftOut } from './item-outcome.ts'

/** Whether a booking waits for its traveller to go on without something that was refused, or to give the rest back. */
export function needsChoice({ items }: Pick<Booking, 'items'>): boolean {
  const isHeld = items.some(({ state }) => state === 'on_hold')
  return isHeld && items.some(({ state, outcome }) => state === 'rejected' && !isLeftOut(outcome))
}

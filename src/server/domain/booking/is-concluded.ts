import type { Booking } from './booking.ts'
import { isUndecided } from './item-states.ts'

/** Whether every item of a booking is decided. */
export function isConcluded({ items }: Pick<Booking, 'items'>): boolean {
  return !items.some(({ state }) => isUndecided(state))
}

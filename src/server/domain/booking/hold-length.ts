import { suppliedProduct } from '../products/spine/item-supplier.ts'
import type { SupplierMap } from '../suppliers/supplier-map.ts'
import type { BookingEvent, BookingItem } from './booking.ts'

/** Seconds for which something is held while the traveller pays, and again when that is made longer. */
export const HOLD_SECONDS = 15 * 60

/**
 * Takes the steps of a booking and says whether its traveller had its hold made longer, which they may once. What the platform holds for
 * longer by itself, while another item is in doubt, does not count.
 */
export function wasExtended(steps: readonly Pick<BookingEvent, 'event' | 'actor'>[]): boolean {
  return steps.some(({ event, actor }) => event === 'extend' && actor !== 'system')
}

/** Whether the suppliers of all that is on hold of a booking hold things for longer; one that is connected no more does not. */
export function isExtendable(held: readonly BookingItem[], suppliers: SupplierMap): boolean {
  return held.every((item) => suppliedProduct(suppliers, item)?.capabilities().canExtend === true)
}

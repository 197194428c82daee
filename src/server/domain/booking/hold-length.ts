import { suppliedProduct } from '../products/spine/item-supplier.ts'
import type { SupplierMap } from '../suppliers/supplier-map.ts'
import type { BookingEvent, BookingItem } from './booking.ts'

/** Seconds for which an item is held while the traveller pays, and again for an extension. */
export const HOLD_SECONDS = 15 * 60

/** Returns the seconds for which an item is held: those of a payment, or until it has to be paid (ISO 8601). */
export function holdSeconds(payBy: string | null, now: Date): number {
  if (payBy === null) return HOLD_SECONDS
  return Math.max(HOLD_SECONDS, Math.floor((new Date(payBy).getTime() - now.getTime()) / 1000))
}

/**
 * Returns whether the traveller has extended the hold, which is allowed once. Extensions by the platform, while
 * another item is in doubt, do not count.
 */
export function wasExtended(steps: readonly Pick<BookingEvent, 'event' | 'actor'>[]): boolean {
  return steps.some(({ event, actor }) => event === 'extend' && actor !== 'system')
}

/** Whether the suppliers of all items on hold can extend them; a supplier that is no longer connected cannot. */
export function isExtendable(held: readonly BookingItem[], suppliers: SupplierMap): boolean {
  return held.every((item) => suppliedProduct(suppliers, item)?.capabilities().canExtend === true)
}

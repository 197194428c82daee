import { itemSupplier } from '../products/spine/item-supplier.ts'
import type { Booking, BookingItem } from './booking.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import type { BookingRecords, BookingRepositories } from './booking-records.ts'
import { concludeBooking } from './conclude-booking.ts'
import { countsNoMore, holdsOneLess } from './uncount-booking.ts'

/** Returns when the first hold of a booking ends; null if nothing is on hold. */
export function heldUntil({ items }: Pick<Booking, 'items'>): Date | null {
  const ends = heldItemsOf({ items }).flatMap(({ holdExpiresAt }) => holdExpiresAt ?? [])
  return ends.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null
}

/** Returns the items of a booking that are on hold. */
export function heldItemsOf({ items }: Pick<Booking, 'items'>): BookingItem[] {
  return items.filter(({ state }) => state === 'on_hold')
}

/**
 * Ends all holds of a booking, because they lapsed or the traveller released them, and settles its money if nothing
 * else is open. Runs in a transaction; returns the released items.
 */
export async function endHeldItems(
  bookingId: string,
  event: 'expire' | 'release',
  actor: string,
  records: BookingRecords,
): Promise<BookingItem[]> {
  const locked = await records.bookings.lock(bookingId)
  const held = locked === null ? [] : heldItemsOf(locked)
  for (const { id } of held) await records.bookings.moveItem(id, { event, actor })
  if (held.length > 0) await concludeBooking(bookingId, records)
  return held
}

/**
 * Releases items at their suppliers; a hold that a supplier does not release lapses by itself. A booking that failed
 * as a whole no longer counts as an attempt.
 */
export async function releaseAtSuppliers(
  booking: Booking,
  ended: readonly BookingItem[],
  { suppliers, log }: Pick<BookingDependencies, 'suppliers' | 'log'>,
  repositories: BookingRepositories,
): Promise<void> {
  await Promise.all(ended.map((item) => release(item)))
  const isNothing = ended.length === booking.items.length
  await (isNothing ? countsNoMore : holdsOneLess)(booking, { repositories, log })

  async function release(item: BookingItem): Promise<void> {
    try {
      await itemSupplier(suppliers, item).release(item.id)
    } catch {
      // The supplier's hold lapses by itself.
    }
  }
}

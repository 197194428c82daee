import { supplierOfItem } from '../products/spine/supplier-of-item.ts'
import type { BookingItem } from './booking.ts'
import { heldOf, heldUntil } from './end-held.ts'
import { HOLD_SECONDS } from './hold-length.ts'
import type { SettleParts } from './settle-parts.ts'

/** Seconds in which an item without an answer is decided, mostly: its supplier is asked four times meanwhile. */
const DOUBT_SECONDS = 5 * 60

type HoldParts = Pick<SettleParts, 'repositories' | 'suppliers' | 'clock' | 'log'>

/**
 * Holds the rest of a paid booking for longer while one of its items is in doubt, where it would lapse before that is decided. What a
 * supplier does not hold for longer lapses at its time. Source: decision 0017.
 */
export async function holdRest(bookingId: string, parts: HoldParts): Promise<void> {
  const { repositories, suppliers, clock, log } = parts
  const booking = await repositories.bookings.find(bookingId)
  const ends = booking && heldUntil(booking)
  if (!booking || ends === null) return
  if (ends.getTime() - clock().getTime() > DOUBT_SECONDS * 1000) return
  const longer = await Promise.all(
    heldOf(booking).map(async (item) => ({ item, until: await extended(item) })),
  )
  await repositories.together(async ({ bookings }) => {
    await bookings.lock(bookingId)
    for (const { item, until } of longer)
      if (until !== null) await bookings.holdUntil(item.id, until, 'system')
  })

  async function extended(item: BookingItem): Promise<Date | null> {
    try {
      const hold = await supplierOfItem(suppliers, item).extend(item.id, HOLD_SECONDS)
      return hold === 'expired' || hold === null ? null : hold.expiresAt
    } catch {
      log.warn({ booking: booking?.reference }, 'a hold was not made longer while another item is in doubt')
      return null
    }
  }
}

import { itemSupplier } from '../products/spine/item-supplier.ts'
import { isRequested } from './item-states.ts'
import { settleBooking } from './settle-booking.ts'
import type { SettlementDependencies } from './settlement-dependencies.ts'
import { NOT_BOOKED, storeAnswer, storeRefused } from './store-answer.ts'
import type { VerifiedItem } from './verified-item.ts'

/**
 * Asks a supplier for the result of an unanswered item; only the task calls it, later than any answer could come.
 * `isLast`: an item still unknown is not booked, and its hold is released. A decided item lets the rest continue.
 * Returns whether it is decided, or decided later.
 */
export async function verifyItem(
  { bookingId, itemId }: VerifiedItem,
  isLast: boolean,
  dependencies: SettlementDependencies,
): Promise<'decided' | 'later' | 'unknown'> {
  const booking = await dependencies.repositories.bookings.find(bookingId)
  const item = booking?.items.find(({ id }) => id === (itemId ?? bookingId))
  if (!booking || !item) return 'decided'
  if (!isRequested(item.state)) {
    // A server that died after the answer left the rest to this task.
    await settleBooking(bookingId, 'system', dependencies)
    return 'decided'
  }
  const supplier = itemSupplier(dependencies.suppliers, item)
  const answer = await supplier.retrieve(item.id)
  if (answer !== null) {
    await storeAnswer(booking, item, answer, dependencies)
  } else {
    if (!isLast) return 'unknown'
    // A booking confirmed at this very moment stays, and is queried once more.
    if ((await supplier.release(item.id)) === 'confirmed') return 'unknown'
    await storeRefused(booking, item, NOT_BOOKED, dependencies)
  }
  await settleBooking(bookingId, 'system', dependencies)
  if (answer?.status !== 'pending') return 'decided'
  // Once it has begun unconfirmed, people settle it with the supplier.
  return dependencies.clock().toISOString().slice(0, 10) < item.startsOn ? 'later' : 'unknown'
}

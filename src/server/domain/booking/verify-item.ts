import { itemSupplier } from '../products/spine/item-supplier.ts'
import { isRequested } from './item-states.ts'
import { settle } from './settle.ts'
import type { SettlementDependencies } from './settlement-dependencies.ts'
import { NOT_BOOKED, storeAnswer, storeRefused } from './store-answer.ts'
import type { VerifiedItem } from './verified-item.ts'

/**
 * Asks a supplier what became of an item that it gave no answer to; by the task alone, later than any answer could come. `isLast`: one
 * that it still never heard of is not booked, and what it may hold is given back. Once it is decided, the rest of the booking goes
 * on. Says whether it is decided, or that its supplier decides it later.
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
    // A server that died after the answer has left the rest to this task.
    await settle(bookingId, 'system', dependencies)
    return 'decided'
  }
  const supplier = itemSupplier(dependencies.suppliers, item)
  const answer = await supplier.retrieve(item.id)
  if (answer !== null) {
    await storeAnswer(booking, item, answer, dependencies)
  } else {
    if (!isLast) return 'unknown'
    // What was confirmed this very moment stays so, and is asked about once more.
    if ((await supplier.release(item.id)) === 'confirmed') return 'unknown'
    await storeRefused(booking, item, NOT_BOOKED, dependencies)
  }
  await settle(bookingId, 'system', dependencies)
  if (answer?.status !== 'pending') return 'decided'
  // What has begun unconfirmed is for people to settle with the supplier.
  return dependencies.clock().toISOString().slice(0, 10) < item.startsOn ? 'later' : 'unknown'
}

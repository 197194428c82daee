import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { IllegalStep } from '../payments/illegal-step.ts'
import type { BookingItem, ItemStep } from './booking.ts'
import { bookingEvents, bookingItems, bookings } from './booking-schema.ts'
import { nextItemState } from './item-states.ts'
import { ofOwnBooking, ownBookings } from './own-bookings.ts'

const { id, bookingId, product, supplier, state, supplierReference, holdExpiresAt } = bookingItems
const { startsOn, endsOn, snapshot, outcome } = bookingItems
/** The columns of an item that are read. */
export const readItem = {
  id,
  bookingId,
  product,
  supplier,
  state,
  supplierReference,
  holdExpiresAt,
  startsOn,
  endsOn,
  snapshot,
  outcome,
}

/**
 * Stores a step of an item with its event; null if there is no such item. Throws `IllegalStep` if its state does not
 * allow the step; of two concurrent steps the later sees the earlier. The caller must lock the booking first: another
 * order would deadlock.
 */
export async function moveItem(
  tx: Transaction,
  { agencyId, demo, itemId }: { agencyId: string; demo: boolean; itemId: string },
  { event, actor, reason, ...known }: ItemStep,
): Promise<BookingItem | null> {
  const isIt = and(eq(bookingItems.agencyId, agencyId), eq(id, itemId))
  const itsBooking = tx.select({ bookingId }).from(bookingItems).where(isIt)
  const isItsBooking = and(ownBookings(agencyId, demo), inArray(bookings.id, itsBooking))
  await tx.select({ id: bookings.id }).from(bookings).where(isItsBooking).for('no key update')
  const [held] = await tx
    .select({ state, bookingId })
    .from(bookingItems)
    .where(and(isIt, ofOwnBooking(tx, agencyId, demo, bookingId)))
    .for('update')
  if (held === undefined) return null
  const next = nextItemState(held.state, event)
  if (next === null) throw new IllegalStep('item', held.state, event)
  const [moved] = await tx
    .update(bookingItems)
    .set({ ...known, state: next })
    .where(isIt)
    .returning(readItem)
  await tx.insert(bookingEvents).values({
    agencyId,
    bookingId: held.bookingId,
    itemId,
    event,
    fromState: held.state,
    toState: next,
    actor,
    reason: reason ?? null,
  })
  return moved ?? null
}

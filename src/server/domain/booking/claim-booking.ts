import { and, asc, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import type { Booking, BookingItem, ClaimedBy } from './booking.ts'
import { bookingEvents, bookings } from './booking-schema.ts'
import { joinItems, readBooking } from './join-items.ts'
import { ownBookings } from './own-bookings.ts'
import { wasClaimedByLink } from './was-claimed-by-link.ts'

interface Claim {
  agencyId: string
  demo: boolean
  bookingId: string
  /** The new owner. */
  person: string
  by: ClaimedBy
}

/**
 * Moves a guest's booking into an account, logs the step of each item, and returns the booking as it was before. Null
 * if that is not allowed. Reads the items under the lock, so that a concurrent step is logged first.
 */
export async function claimBooking(
  tx: Transaction,
  { agencyId, demo, bookingId, person, by }: Claim,
): Promise<Booking | null> {
  const isIt = and(ownBookings(agencyId, demo), eq(bookings.id, bookingId))
  const rows = await tx.select(readBooking).from(bookings).where(isIt).for('no key update')
  const [before] = await joinItems(tx, agencyId, rows)
  if (before === undefined || before.personId === person) return null
  const isFree =
    before.personId === null ||
    (by === 'reassignment' && wasClaimedByLink(await stepsOf(tx, agencyId, bookingId)))
  if (!isFree) return null
  await tx.update(bookings).set({ personId: person }).where(isIt)
  // It was in no account, so its keys belong to the owner of its address.
  const reason = by === 'reassignment' && before.personId === null ? ('address' satisfies ClaimedBy) : by
  const steps = before.items.map((item) => ({ ...stepOf(item), agencyId, actor: person, reason }))
  await tx.insert(bookingEvents).values(steps)
  return before
}

function stepsOf(tx: Transaction, agencyId: string, bookingId: string) {
  const { event, reason, id } = bookingEvents
  const isOfIt = and(eq(bookingEvents.agencyId, agencyId), eq(bookingEvents.bookingId, bookingId))
  return tx.select({ event, reason }).from(bookingEvents).where(isOfIt).orderBy(asc(id))
}

/** The step of an item that came into an account; its state does not change. */
function stepOf({ id: itemId, bookingId, state }: BookingItem) {
  return { bookingId, itemId, event: 'claim', fromState: state, toState: state }
}

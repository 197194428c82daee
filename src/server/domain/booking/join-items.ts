import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import type { Booking, ClaimedBy } from './booking.ts'
import { bookingEvents, bookingItems, bookings } from './booking-schema.ts'
import { readItem } from './move-item.ts'

const { id, reference, personId, contactEmail, agencyVersion, language, currency } = bookings
const { total, snapshot, createdAt } = bookings

/** The columns of a booking that are read. */
export const readBooking = {
  id,
  reference,
  personId,
  contactEmail,
  agencyVersion,
  language,
  currency,
  total,
  snapshot,
  createdAt,
}

/** Returns an agency's bookings from their rows, each with its items in order and whether it was reassigned. */
export async function joinItems(
  tx: Transaction,
  agencyId: string,
  rows: Omit<Booking, 'items' | 'isReassigned'>[],
): Promise<Booking[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const isOfThem = inArray(bookingItems.bookingId, ids)
  const items = await tx
    .select(readItem)
    .from(bookingItems)
    .where(and(eq(bookingItems.agencyId, agencyId), isOfThem))
    .orderBy(asc(bookingItems.bookingId), asc(bookingItems.line))
  const reassigned = await reassignedOf(tx, agencyId, ids)
  return rows.map((row) => ({
    ...row,
    items: items.filter(({ bookingId }) => bookingId === row.id),
    isReassigned: reassigned.has(row.id),
  }))
}

/** The ids of bookings that were moved from one account to another. */
async function reassignedOf(tx: Transaction, agencyId: string, ids: string[]): Promise<Set<string>> {
  const { bookingId, event, reason } = bookingEvents
  const isClaim = and(eq(event, 'claim'), eq(reason, 'reassignment' satisfies ClaimedBy))
  const rows = await tx
    .selectDistinct({ bookingId })
    .from(bookingEvents)
    .where(and(eq(bookingEvents.agencyId, agencyId), inArray(bookingId, ids), isClaim))
  return new Set(rows.map((row) => row.bookingId))
}

import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Booking } from './booking.ts'
import { bookingItems, bookings } from './booking-schema.ts'
import type { Transaction } from './database.ts'
import { readItem } from './move-item.ts'

const { id, reference, personId, contactEmail, agencyVersion, language, currency } = bookings
const { total, snapshot, createdAt } = bookings

/** What is read of a booking's own row. */
export const readBooking = {
  ...{ id, reference, personId, contactEmail, agencyVersion, language, currency },
  ...{ total, snapshot, createdAt },
}

/** Takes the rows of an agency's bookings, and gives each with its items in the order of their lines. */
export async function withItems(
  tx: Transaction,
  agencyId: string,
  rows: Omit<Booking, 'items'>[],
): Promise<Booking[]> {
  if (rows.length === 0) return []
  const isOfThem = inArray(
    bookingItems.bookingId,
    rows.map((row) => row.id),
  )
  const items = await tx
    .select(readItem)
    .from(bookingItems)
    .where(and(eq(bookingItems.agencyId, agencyId), isOfThem))
    .orderBy(asc(bookingItems.bookingId), asc(bookingItems.line))
  return rows.map((row) => ({ ...row, items: items.filter(({ bookingId }) => bookingId === row.id) }))
}

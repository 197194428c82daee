import { and, eq, exists, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../db/database.ts'
import { bookings } from './booking-schema.ts'

/** The condition of an agency's bookings that exist for this server: demo bookings only in the demo. */
export function ownBookings(agencyId: string, demo: boolean): SQL | undefined {
  return and(eq(bookings.agencyId, agencyId), demo ? undefined : eq(bookings.isDemo, false))
}

/** The same for records of a booking, by their column with its id. */
export function ofOwnBooking(tx: Transaction, agencyId: string, demo: boolean, bookingId: PgColumn): SQL {
  const booking = tx
    .select({ one: sql`1` })
    .from(bookings)
    .where(and(ownBookings(agencyId, demo), eq(bookings.id, bookingId)))
  return exists(booking)
}

import { asc } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { auditLog } from '../../domain/agencies/agency-schema.ts'
import {
  bookingEvents,
  bookingItems,
  bookings,
  payments,
  refunds,
} from '../../domain/booking/booking-schema.ts'
import { amendments, supplierChanges } from '../../domain/booking/change-schema.ts'
import { credits } from '../../domain/booking/checkout-schema.ts'

/** Reads what is kept of a removed agency in a transaction of its scope: rows by the name of their table, as they are stored. */
export async function readRetainedRecords(
  tx: Transaction,
): Promise<Readonly<Record<string, readonly object[]>>> {
  return {
    bookings: await tx.select().from(bookings).orderBy(asc(bookings.sequence)),
    items: await tx.select().from(bookingItems).orderBy(asc(bookingItems.bookingId), asc(bookingItems.line)),
    events: await tx.select().from(bookingEvents).orderBy(asc(bookingEvents.id)),
    payments: await tx.select().from(payments).orderBy(asc(payments.createdAt)),
    refunds: await tx.select().from(refunds).orderBy(asc(refunds.createdAt)),
    amendments: await tx.select().from(amendments).orderBy(asc(amendments.createdAt)),
    supplierChanges: await tx.select().from(supplierChanges).orderBy(asc(supplierChanges.foundAt)),
    credits: await tx.select().from(credits).orderBy(asc(credits.at)),
    audit: await tx.select().from(auditLog).orderBy(asc(auditLog.id)),
  }
}

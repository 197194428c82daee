import { and, eq, inArray, or } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { users } from '../../domain/accounts/people-schema.ts'
import {
  bookingEvents,
  bookingItems,
  bookings,
  payments,
  refunds,
} from '../../domain/booking/booking-schema.ts'
import { amendments, supplierChanges } from '../../domain/booking/change-schema.ts'
import { credits, outbox } from '../../domain/booking/checkout-schema.ts'
import { sandboxPayments } from './sandbox-schema.ts'

/**
 * Deletes the demo's bookings of a removed agency, and all that belongs to them, in a transaction of the platform's scope. No law
 * requires them, and no server in production settles them.
 */
export async function deleteDemoBookings(tx: Transaction, agencyId: string): Promise<void> {
  const found = demoBookings(tx, agencyId)
  const paid = tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.agencyId, agencyId), inArray(payments.bookingId, found)))
  await tx.delete(refunds).where(and(eq(refunds.agencyId, agencyId), inArray(refunds.paymentId, paid)))
  for (const table of [bookingEvents, payments, amendments, supplierChanges, bookingItems] as const)
    await tx.delete(table).where(and(eq(table.agencyId, agencyId), inArray(table.bookingId, found)))
  for (const table of [outbox, sandboxPayments, bookings] as const)
    await tx.delete(table).where(and(eq(table.agencyId, agencyId), eq(table.isDemo, true)))
}

/** Deletes the credits of the demo's people and bookings, while these people are still there. */
export async function deleteDemoCredits(tx: Transaction, agencyId: string): Promise<void> {
  const people = tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.agencyId, agencyId), eq(users.isDemo, true)))
  const isDemo = or(inArray(credits.personId, people), inArray(credits.bookingId, demoBookings(tx, agencyId)))
  await tx.delete(credits).where(and(eq(credits.agencyId, agencyId), isDemo))
}

function demoBookings(tx: Transaction, agencyId: string) {
  return tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.agencyId, agencyId), eq(bookings.isDemo, true)))
}

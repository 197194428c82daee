import { and, eq, inArray, isNotNull, max, notInArray, or, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { lockImports } from '../../db/lock-imports.ts'
import { enterAgency, enterPlatform } from '../../db/scope.ts'
import { users } from '../../domain/accounts/people-schema.ts'
import { agencies, agencyPointer, agencyVersions } from '../../domain/agencies/agency-schema.ts'
import { appendAudit } from '../../domain/agencies/audit-repository.ts'
import { announceHosts } from '../../domain/agencies/publication-channel.ts'
import {
  bookingEvents,
  bookingItems,
  bookings,
  payments,
  refunds,
} from '../../domain/booking/booking-schema.ts'
import { amendments, supplierChanges } from '../../domain/booking/change-schema.ts'
import { credits, outbox } from '../../domain/booking/checkout-schema.ts'
import { ofOwnBooking } from '../../domain/booking/own-bookings.ts'
import { lockBranding } from '../../domain/site-settings/lock-branding.ts'
import { publishedHash } from '../../domain/site-settings/publish-version.ts'
import { isSettled, type OpenCounts, readOpen, versionsToKeep } from './agency-holdings.ts'
import { deletedTables } from './agency-tables.ts'
import { isServed } from './platform-repository.ts'
import { sandboxPayments } from './sandbox-schema.ts'

/**
 * Years after the last trip for which bookings are retained: the longest term of tax and commercial law in agencies'
 * countries.
 */
export const KEPT_YEARS = 10

export interface Removal {
  id: string
  /** The last day for which bookings are retained, as `2036-12-31`. */
  keptUntil: string
}

/** The agency has open matters; nothing was changed. */
export class OpenMatters extends Error {
  override readonly name = 'OpenMatters'
  readonly open: OpenCounts

  constructor(slug: string, open: OpenCounts) {
    super(`${slug} has bookings or payments that are not finished.`)
    this.open = open
  }
}

/** Removes an agency in a transaction of the platform's scope; see `AgencyRegistry.remove`. */
export async function removeAgency(
  tx: Transaction,
  slug: string,
  { evenOpen, demo }: { evenOpen: boolean; demo: boolean },
): Promise<Removal> {
  await lockImports(tx)
  // Writes that refer to the agency wait for this lock, and are refused after the removal (migration 0048).
  const [agency] = await tx.select({ id: agencies.id }).from(agencies).where(isServed(slug)).for('update')
  if (agency === undefined) throw new Error(`there is no agency ${slug}`)
  const { id } = agency
  await enterAgency(tx, id)
  await lockBranding(tx, id)
  const open = await readOpen(tx, id, demo)
  if (!evenOpen && !isSettled(open)) throw new OpenMatters(slug, open)
  const keptVersions = await versionsToKeep(tx, id, demo)
  const [last] = await tx
    .select({ endsOn: max(bookingItems.endsOn) })
    .from(bookingItems)
    .where(ofOwnBooking(tx, id, demo, bookingItems.bookingId))
  await forgetDocuments(tx)
  // An open matter may still have to be charged to it.
  if (isSettled(open)) await forgetSavedMethods(tx)
  const before = await publishedHash(tx, id)
  await appendAudit(tx, id, {
    actor: 'operator',
    action: 'agency.remove',
    beforeHash: before?.contentHash ?? null,
    afterHash: null,
  })
  await enterPlatform(tx)
  const [row] = await tx
    .update(agencies)
    .set({
      removedAt: sql`now()`,
      keptUntil: sql`(greatest(${last?.endsOn ?? null}::date, current_date) + make_interval(years => ${KEPT_YEARS}))::date`,
    })
    .where(eq(agencies.id, id))
    .returning({ keptUntil: agencies.keptUntil })
  // Credits belong to the demo by their person, who is deleted next.
  if (!demo) await deleteDemoCredits(tx, id)
  for (const table of deletedTables) await tx.delete(table).where(eq(table.agencyId, id))
  if (!demo) await deleteDemoBookings(tx, id)
  if (keptVersions.length === 0) await tx.delete(agencyPointer).where(eq(agencyPointer.agencyId, id))
  const isNotKept = keptVersions.length === 0 ? undefined : notInArray(agencyVersions.version, keptVersions)
  await tx.delete(agencyVersions).where(and(eq(agencyVersions.agencyId, id), isNotKept))
  await announceHosts(tx)
  return { id, keptUntil: row?.keptUntil ?? '' }
}

/**
 * Deletes the gateways' references of saved methods of the scope's agency: no further charge occurs, and no law
 * requires them.
 */
async function forgetSavedMethods(tx: Transaction): Promise<void> {
  await tx.update(payments).set({ savedMethod: null }).where(isNotNull(payments.savedMethod))
}

/**
 * Deletes the demo's bookings of a removed agency with their rows, in a transaction of the platform's scope. No law
 * requires them, and no production server settles them.
 */
async function deleteDemoBookings(tx: Transaction, agencyId: string): Promise<void> {
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

/** Deletes the credits of the demo's people and bookings, before these people are deleted. */
async function deleteDemoCredits(tx: Transaction, agencyId: string): Promise<void> {
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

/**
 * Deletes travellers' document numbers from the bookings and amendments of the scope's agency, which are retained for ten
 * years after its removal: no law requires the number of a passport.
 */
async function forgetDocuments(tx: Transaction): Promise<void> {
  const { snapshot } = bookings
  const { party } = amendments
  await tx
    .update(bookings)
    .set({ snapshot: sql`livery_without_documents(${snapshot})` })
    .where(sql`jsonb_path_exists(${snapshot}, '$.parties[*].travellers[*].document')`)
  await tx
    .update(amendments)
    .set({ party: sql`livery_party_without_documents(${party})` })
    .where(sql`jsonb_path_exists(${party}, '$.travellers[*].document')`)
}

import { and, eq, max, notInArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { lockImports } from '../../db/lock-imports.ts'
import { enterAgency, enterPlatform } from '../../db/scope.ts'
import { agencies, agencyPointer, agencyVersions } from '../../domain/agencies/agency-schema.ts'
import { appendAudit } from '../../domain/agencies/audit-repository.ts'
import { announceHosts } from '../../domain/agencies/publication-channel.ts'
import { bookingItems } from '../../domain/booking/booking-schema.ts'
import { ofOwnBooking } from '../../domain/booking/own-bookings.ts'
import { lockBranding } from '../../domain/site-settings/lock-branding.ts'
import { publishedHash } from '../../domain/site-settings/publish-version.ts'
import { isSettled, type OpenCounts, readOpen, versionsToKeep } from './agency-holdings.ts'
import { deletedTables } from './agency-tables.ts'
import { deleteDemoBookings, deleteDemoCredits } from './delete-demo-bookings.ts'
import { forgetDocuments } from './forget-documents.ts'
import { isServed } from './platform-repository.ts'

/** Years after the last trip for which bookings are kept: the longest term of tax and commercial law where agencies are. */
export const KEPT_YEARS = 10

export interface Removal {
  id: string
  /** The last day for which bookings are kept, as `2036-12-31`. */
  keptUntil: string
}

/** Something of the agency is not finished; nothing was changed. */
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
  const kept = await versionsToKeep(tx, id, demo)
  const [last] = await tx
    .select({ endsOn: max(bookingItems.endsOn) })
    .from(bookingItems)
    .where(ofOwnBooking(tx, id, demo, bookingItems.bookingId))
  await forgetDocuments(tx)
  const before = await publishedHash(tx, id)
  await appendAudit(tx, id, {
    ...{ actor: 'operator', action: 'agency.remove' },
    ...{ beforeHash: before?.contentHash ?? null, afterHash: null },
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
  // Credits are the demo's by their person, who is deleted next.
  if (!demo) await deleteDemoCredits(tx, id)
  for (const table of deletedTables) await tx.delete(table).where(eq(table.agencyId, id))
  if (!demo) await deleteDemoBookings(tx, id)
  if (kept.length === 0) await tx.delete(agencyPointer).where(eq(agencyPointer.agencyId, id))
  const isNotKept = kept.length === 0 ? undefined : notInArray(agencyVersions.version, kept)
  await tx.delete(agencyVersions).where(and(eq(agencyVersions.agencyId, id), isNotKept))
  await announceHosts(tx)
  return { id, keptUntil: row?.keptUntil ?? '' }
}

import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, not, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { agencyScope, enterAgency, enterPlatform, platformScope } from '../../db/scope.ts'
import { agencies, auditLog, tenantImports } from '../../domain/agencies/agency-schema.ts'
import {
  bookingEvents,
  bookingItems,
  bookings,
  payments,
  refunds,
} from '../../domain/booking/booking-schema.ts'
import { amendments, supplierChanges } from '../../domain/booking/change-schema.ts'
import { credits } from '../../domain/booking/checkout-schema.ts'
import { type Holdings, readHoldings } from './agency-holdings.ts'
import { blockedSlugs } from './blocked-slugs.ts'
import { holdersOf, isAmong, isServed } from './platform-repository.ts'
import { type Removal, removeAgency } from './remove-agency.ts'
import { renameAgency } from './rename-agency.ts'

/** A removed agency whose bookings or audit log are retained. */
export interface RemovedAgency {
  id: string
  slug: string
  removedAt: Date
  /** The last day for which the law requires the retained rows, as `2036-12-31`. */
  keptUntil: string
}

/** An imported agency whose folder is missing. */
export interface GoneFolder {
  slug: string
  /** The folder's hash at its import. */
  folderHash: string
}

/** The operator's actions on whole agencies. */
export interface AgencyRegistry {
  /** The id of the slug's agency; null if none has it. */
  idOf(slug: string): Promise<string | null>
  /** The removed agencies that had this slug, the last one first. */
  removed(slug: string): Promise<RemovedAgency[]>
  /** Those of the slugs that the server needs to settle a removed agency's matters: no other agency may get them. */
  blockedSlugs(slugs: readonly string[]): Promise<Set<string>>
  /** The retained rows of a removed agency by kind: `bookings`, `payments` and so on. */
  kept(agencyId: string): Promise<Readonly<Record<string, readonly object[]>>>
  /** The slug of each host's agency; of all hosts, or of some. */
  holders(hosts?: readonly string[]): Promise<Map<string, string>>
  /** An agency's row counts, removed or not; the demo's rows count only in the demo. */
  holdings(agencyId: string): Promise<Holdings>
  /**
   * Removes an agency: its site, people and settings are deleted, bookings are retained (docs/decisions/0011). Throws
   * `OpenMatters`, with nothing changed, if something is open and `evenOpen` is false; throws an `Error` for an
   * unknown slug.
   */
  remove(slug: string, evenOpen: boolean): Promise<Removal>
  /**
   * Gives an agency another slug. Throws `SlugTaken` if another agency has it, `SlugBlocked` if a removed agency with
   * open matters had it, and an `Error` for an unknown slug.
   */
  rename(slug: string, newSlug: string): Promise<void>
  /**
   * Takes the slugs of all folders. Returns imported agencies without one that were not reported yet, and marks them
   * as reported until their folder is back: 200 at most, the others at the next start.
   */
  reportGone(present: readonly string[]): Promise<GoneFolder[]>
}

interface RegistryOptions {
  /** True in the demo: its rows count only there, and a removal in production deletes them. */
  demo: boolean
  /** Called after slugs or hosts have moved. */
  changed: () => void
}

/** Returns the registry of a database. */
export function agencyRegistry(database: Database, { demo, changed }: RegistryOptions): AgencyRegistry {
  const platform = platformScope(database)
  return {
    async idOf(slug) {
      const [row] = await platform((tx) =>
        tx.select({ id: agencies.id }).from(agencies).where(isServed(slug)),
      )
      return row?.id ?? null
    },
    async removed(slug) {
      const { id, removedAt, keptUntil } = agencies
      const rows = await platform((tx) =>
        tx
          .select({ id, slug: agencies.slug, removedAt, keptUntil })
          .from(agencies)
          .where(and(eq(agencies.slug, slug), isNotNull(removedAt)))
          .orderBy(desc(removedAt)),
      )
      return rows.map((row) => ({
        ...row,
        removedAt: row.removedAt ?? new Date(0),
        keptUntil: row.keptUntil ?? '',
      }))
    },
    blockedSlugs: (slugs) => platform((tx) => blockedSlugs(tx, slugs, demo)),
    kept: (agencyId) => agencyScope(database, agencyId)(readRetainedRecords),
    holders: (hosts) => platform((tx) => holdersOf(tx, hosts)),
    holdings: (agencyId) => agencyScope(database, agencyId)((tx) => readHoldings(tx, agencyId, demo)),
    async remove(slug, evenOpen) {
      const removal = await platform((tx) => removeAgency(tx, slug, { evenOpen, demo }))
      changed()
      return removal
    },
    async rename(slug, newSlug) {
      await platform((tx) => renameAgency(tx, slug, newSlug, demo))
      changed()
    },
    reportGone: (present) => platform((tx) => reportGoneFolders(tx, present)),
  }
}

// A gateway's reference of a saved method can still be charged, so no export contains it.
const { savedMethod: _, ...paymentRow } = getTableColumns(payments)

/** Reads the retained rows of a removed agency in its scope, by table name and as stored, without saved methods. */
async function readRetainedRecords(tx: Transaction): Promise<Readonly<Record<string, readonly object[]>>> {
  return {
    bookings: await tx.select().from(bookings).orderBy(asc(bookings.sequence)),
    items: await tx.select().from(bookingItems).orderBy(asc(bookingItems.bookingId), asc(bookingItems.line)),
    events: await tx.select().from(bookingEvents).orderBy(asc(bookingEvents.id)),
    payments: await tx.select(paymentRow).from(payments).orderBy(asc(payments.createdAt)),
    refunds: await tx.select().from(refunds).orderBy(asc(refunds.createdAt)),
    amendments: await tx.select().from(amendments).orderBy(asc(amendments.createdAt)),
    supplierChanges: await tx.select().from(supplierChanges).orderBy(asc(supplierChanges.foundAt)),
    credits: await tx.select().from(credits).orderBy(asc(credits.at)),
    audit: await tx.select().from(auditLog).orderBy(asc(auditLog.id)),
  }
}

/** Agencies in one report, so that a start with an empty folder takes no longer than any other. */
const MOST_GONE = 200

/** Stores which folders are missing, in the platform's scope; see `AgencyRegistry.reportGone`. */
async function reportGoneFolders(tx: Transaction, present: readonly string[]): Promise<GoneFolder[]> {
  const { agencyId, folderHash, folderGoneAt } = tenantImports
  const imported = () =>
    tx
      .select({ id: agencyId, slug: agencies.slug, folderHash })
      .from(tenantImports)
      .innerJoin(agencies, and(eq(agencies.id, agencyId), isNull(agencies.removedAt)))
  const hasFolder = isAmong(agencies.slug, present)
  const back = await imported().where(and(isNotNull(folderGoneAt), hasFolder))
  const missing = await imported()
    .where(and(isNull(folderGoneAt), not(hasFolder)))
    .orderBy(agencies.slug)
    .limit(MOST_GONE)
  for (const { id } of back) {
    await enterAgency(tx, id)
    await tx
      .update(tenantImports)
      .set({ folderGoneAt: null })
      .where(and(eq(agencyId, id), isNotNull(folderGoneAt)))
  }
  const news: GoneFolder[] = []
  for (const { id, ...gone } of missing) {
    await enterAgency(tx, id)
    const noted = await tx
      .update(tenantImports)
      .set({ folderGoneAt: sql`now()` })
      .where(and(eq(agencyId, id), isNull(folderGoneAt)))
      .returning({ id: agencyId })
    // Another server may have stored it first.
    if (noted.length > 0) news.push(gone)
  }
  await enterPlatform(tx)
  return news
}

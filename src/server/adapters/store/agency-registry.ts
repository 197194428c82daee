import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { agencyScope, platformScope } from '../../db/scope.ts'
import { agencies } from '../../domain/agencies/agency-schema.ts'
import { type Holdings, readHoldings } from './agency-holdings.ts'
import { blockedSlugs } from './blocked-slugs.ts'
import { isServed, listAgencies } from './platform-repository.ts'
import { readRetainedRecords } from './read-retained-records.ts'
import { type Removal, removeAgency } from './remove-agency.ts'
import { renameAgency } from './rename-agency.ts'
import { reportGoneFolders } from './report-gone-folders.ts'

/** An agency that was removed, of which bookings or the audit log are kept. */
export interface RemovedAgency {
  id: string
  slug: string
  removedAt: Date
  /** The last day for which the law requires what is kept, as `2036-12-31`. */
  keptUntil: string
}

/** What an operator does to whole agencies. */
export interface AgencyRegistry {
  /** The id of the agency that has the slug; null where none has. */
  idOf(slug: string): Promise<string | null>
  /** The agencies that were removed with this slug, the last one first. */
  removed(slug: string): Promise<RemovedAgency[]>
  /** Of these slugs, those that the server still needs to settle the matters of a removed agency: no other agency may get them. */
  blockedSlugs(slugs: readonly string[]): Promise<Set<string>>
  /** What is kept of a removed agency, as rows by kind: `bookings`, `payments` and so on. */
  kept(agencyId: string): Promise<Readonly<Record<string, readonly object[]>>>
  /** The slug of the agency that has each host. */
  holders(): Promise<Map<string, string>>
  /** What an agency has, removed or not; the demo's rows count in the demo alone. */
  holdings(agencyId: string): Promise<Holdings>
  /**
   * Removes an agency: its site, people and settings are deleted, bookings are kept (docs/decisions/0011). Throws `OpenMatters`,
   * having changed nothing, where something is open and `evenOpen` is false, and an `Error` for an unknown slug.
   */
  remove(slug: string, evenOpen: boolean): Promise<Removal>
  /**
   * Gives an agency another slug. Throws `SlugTaken` where another agency has it, `SlugBlocked` where a removed agency with open
   * matters had it, and an `Error` for an unknown slug.
   */
  rename(slug: string, newSlug: string): Promise<void>
  /**
   * Takes the slugs of imported agencies whose folders are gone and gives those that were not reported yet; notes them as
   * reported, until their folder is back.
   */
  reportGone(slugs: readonly string[]): Promise<string[]>
}

interface RegistryOptions {
  /** Whether this is the demo: its rows count there alone, and a removal in production deletes them. */
  demo: boolean
  /** Called after slugs or hosts lead elsewhere. */
  changed: () => void
}

/** Gives the registry of a database. */
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
    async holders() {
      const entries = await platform(listAgencies)
      return new Map(entries.flatMap(({ slug, hosts }) => hosts.map((host) => [host, slug] as const)))
    },
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
    reportGone: (slugs) => platform((tx) => reportGoneFolders(tx, slugs)),
  }
}

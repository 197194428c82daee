import { and, desc, eq, isNotNull, isNull, lt, type SQL } from 'drizzle-orm'
import type { PlanLayer } from '../../../tenant/settings/plan-layers.ts'
import type { Scope } from '../../db/scope.ts'
import type { AgencyContent } from '../agencies/agency-content.ts'
import { agencies, agencyPointer, agencyVersions } from '../agencies/agency-schema.ts'
import { type ResolvedAgency, resolveAgency } from '../agencies/resolved-agency.ts'
import { markups } from '../pricing/markup-schema.ts'
import { readLayers } from './version-layers.ts'

export interface VersionSummary {
  version: number
  contentHash: string
  note: string
  actor: string
  createdAt: Date
}

/** One agency's published versions; publications and imports add to them, and nothing changes one. */
export interface VersionRepository {
  /** The version of the pointer; null before the first, and for a removed agency. */
  published(): Promise<ResolvedAgency | null>
  /** The last version of a removed agency, which its remaining bookings still need; null for any other. */
  lastOfRemoved(): Promise<ResolvedAgency | null>
  find(version: number): Promise<AgencyContent | null>
  /** Returns a version's layers of live plans, latest last; throws if there is no such version. */
  layersOf(version: number): Promise<readonly PlanLayer[]>
  /** Newest first: all of them, or only those before one, up to a limit. */
  list(page?: { before?: number | undefined; limit?: number }): Promise<VersionSummary[]>
}

/** Returns the versions of the scope's agency. */
export function versionRepository(agencyId: string, scope: Scope): VersionRepository {
  const { version, contentHash, note, actor, createdAt, document } = agencyVersions
  const { revision, rules } = markups

  async function pointed(isWanted: SQL): Promise<ResolvedAgency | null> {
    const [row] = await scope((tx) =>
      tx
        .select({ slug: agencies.slug, version, document, createdAt, revision, rules })
        .from(agencyPointer)
        .innerJoin(
          agencyVersions,
          and(eq(agencyVersions.agencyId, agencyPointer.agencyId), eq(version, agencyPointer.version)),
        )
        .innerJoin(agencies, eq(agencies.id, agencyPointer.agencyId))
        .leftJoin(markups, eq(markups.agencyId, agencyPointer.agencyId))
        .where(and(eq(agencyPointer.agencyId, agencyId), isWanted)),
    )
    return row === undefined
      ? null
      : resolveAgency(
          {
            id: agencyId,
            slug: row.slug,
            version: row.version,
            publishedAt: row.createdAt,
            markups: { revision: row.revision ?? 0, rules: row.rules ?? [] },
          },
          row.document,
        )
  }

  return {
    published: () => pointed(isNull(agencies.removedAt)),
    lastOfRemoved: () => pointed(isNotNull(agencies.removedAt)),
    async find(wanted) {
      const [row] = await scope((tx) =>
        tx
          .select({ document })
          .from(agencyVersions)
          .where(and(eq(agencyVersions.agencyId, agencyId), eq(version, wanted))),
      )
      return row?.document ?? null
    },
    layersOf: (wanted) => scope(async (tx) => (await readLayers(tx, agencyId, wanted)).layers),
    list: ({ before, limit } = {}) =>
      scope((tx) => {
        const isWanted = before === undefined ? undefined : lt(version, before)
        const rows = tx
          .select({ version, contentHash, note, actor, createdAt })
          .from(agencyVersions)
          .where(and(eq(agencyVersions.agencyId, agencyId), isWanted))
          .orderBy(desc(version))
        return limit === undefined ? rows : rows.limit(limit)
      }),
  }
}

import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { Scope } from '../../db/scope.ts'
import type { OctoRecord } from './octo-record.ts'
import { octoBookings } from './octo-schema.ts'

/** The most bookings that a list returns. */
const MOST = 100

/** One agency's bookings by resellers. */
export interface OctoRepository {
  find(id: string): Promise<OctoRecord | null>
  /** Stores a new booking, or a booking's new record. */
  save(record: OctoRecord): Promise<void>
  /** The latest bookings with these references. */
  list(of: { resellerReference?: string; supplierReference?: string }): Promise<OctoRecord[]>
}

/** Returns the repository of an agency's bookings by resellers. */
export function octoRepository(agencyId: string, scope: Scope, demo: boolean): OctoRepository {
  const { id, record, resellerReference, supplierReference, createdAt } = octoBookings
  const own = (...wanted: (SQL | undefined)[]) =>
    and(eq(octoBookings.agencyId, agencyId), demo ? undefined : eq(octoBookings.isDemo, false), ...wanted)
  return {
    find: (wanted) =>
      scope(async (tx) => {
        const [row] = await tx
          .select({ record })
          .from(octoBookings)
          .where(own(eq(id, wanted)))
        return row?.record ?? null
      }),
    save: (made) =>
      scope(async (tx) => {
        const known = {
          resellerReference: made.resellerReference,
          supplierReference: made.supplierReference,
          record: made,
        }
        await tx
          .insert(octoBookings)
          .values({ agencyId, id: made.uuid, isDemo: demo, ...known })
          .onConflictDoUpdate({ target: [octoBookings.agencyId, id], set: known })
      }),
    list: (of) =>
      scope(async (tx) => {
        const isOf = [
          of.resellerReference === undefined ? undefined : eq(resellerReference, of.resellerReference),
          of.supplierReference === undefined ? undefined : eq(supplierReference, of.supplierReference),
        ]
        const rows = await tx
          .select({ record })
          .from(octoBookings)
          .where(own(...isOf))
          .orderBy(desc(createdAt))
          .limit(MOST)
        return rows.map((row) => row.record)
      }),
  }
}

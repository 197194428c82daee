import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { Scope } from '../../db/scope.ts'
import { OctoError } from './octo-error.ts'
import type { OctoRecord } from './octo-record.ts'
import { octoBookings } from './octo-schema.ts'

/** The most bookings that a list returns. */
const MOST = 100

/** The bookings of one reseller at one agency. */
export interface OctoRepository {
  find(id: string): Promise<OctoRecord | null>
  /** Whether another reseller of the agency has this id. */
  isTaken(id: string): Promise<boolean>
  /** Stores a new booking, or a booking's new record. Throws BAD_REQUEST for the id of another reseller's booking. */
  save(record: OctoRecord): Promise<void>
  /** The latest bookings with these references. */
  list(of: { resellerReference?: string; supplierReference?: string }): Promise<OctoRecord[]>
}

/** Returns the repository of a reseller's bookings; the name is empty for callers without a key. */
export function octoRepository(
  agencyId: string,
  resellerName: string,
  scope: Scope,
  demo: boolean,
): OctoRepository {
  const { id, record, reseller, resellerReference, supplierReference, createdAt } = octoBookings
  const ofAgency = (...wanted: (SQL | undefined)[]) => and(eq(octoBookings.agencyId, agencyId), ...wanted)
  const isOwn = and(eq(reseller, resellerName), demo ? undefined : eq(octoBookings.isDemo, false))
  return {
    find: (wanted) =>
      scope(async (tx) => {
        const [row] = await tx
          .select({ record })
          .from(octoBookings)
          .where(ofAgency(isOwn, eq(id, wanted)))
        return row?.record ?? null
      }),
    isTaken: (wanted) =>
      scope(async (tx) => {
        const found = await tx
          .select({ reseller, isDemo: octoBookings.isDemo })
          .from(octoBookings)
          .where(ofAgency(eq(id, wanted)))
        return found.some((row) => row.reseller !== resellerName || (row.isDemo && !demo))
      }),
    save: (made) =>
      scope(async (tx) => {
        const known = {
          resellerReference: made.resellerReference,
          supplierReference: made.supplierReference,
          record: made,
        }
        const saved = await tx
          .insert(octoBookings)
          .values({ agencyId, id: made.uuid, reseller: resellerName, isDemo: demo, ...known })
          .onConflictDoUpdate({
            target: [octoBookings.agencyId, id],
            set: known,
            ...(isOwn && { setWhere: isOwn }),
          })
          .returning({ id })
        if (saved.length === 0) throw takenUuid()
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
          .where(ofAgency(isOwn, ...isOf))
          .orderBy(desc(createdAt))
          .limit(MOST)
        return rows.map((row) => row.record)
      }),
  }
}

/** The error for a uuid that belongs to a booking of another reseller. */
export function takenUuid(): OctoError {
  return new OctoError('BAD_REQUEST', 'uuid is already used')
}

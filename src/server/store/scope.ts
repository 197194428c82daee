import { sql } from 'drizzle-orm'
import type { Database, Transaction } from './database.ts'
import { isUuid } from './is-uuid.ts'

/** Runs work in a transaction whose rights are fixed; repositories know nothing of how it came about. */
export type Scope = <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>

/**
 * Gives the scope in which only rows of this agency exist, by row-level security. Throws a `TypeError` for an id that
 * is no UUID, since such an id never comes from the store. Source: security design, 2.
 */
export function agencyScope(database: Database, agencyId: string): Scope {
  return (work) =>
    database.transaction(async (tx) => {
      await enterAgency(tx, agencyId)
      return work(tx)
    })
}

/** Gives the scope of the registry: agencies, their hosts and counts across agencies, and no agency's content. */
export function platformScope(database: Database): Scope {
  return (work) =>
    database.transaction(async (tx) => {
      await enterPlatform(tx)
      return work(tx)
    })
}

/** Narrows the rest of a transaction to one agency. */
export async function enterAgency(tx: Transaction, agencyId: string): Promise<void> {
  if (!isUuid(agencyId)) throw new TypeError(`${JSON.stringify(agencyId)} is not the id of an agency`)
  // set_config('role', …, true) is SET LOCAL ROLE, and so both take one round trip.
  await tx.execute(
    sql`select set_config('role', 'livery_app', true), set_config('livery.agency_id', ${agencyId}, true)`,
  )
}

/** Gives the rest of a transaction the registry's rights. */
export async function enterPlatform(tx: Transaction): Promise<void> {
  await tx.execute(
    sql`select set_config('role', 'livery_platform', true), set_config('livery.agency_id', '', true)`,
  )
}

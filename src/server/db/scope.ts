import { sql } from 'drizzle-orm'
import { isUuid } from '../kernel/ids/is-uuid.ts'
import type { Database, Transaction } from './database.ts'
import { QueryFailed } from './query-failed.ts'

/**
 * Runs work in a transaction with fixed rights, which repositories take for granted. If the database prefers another
 * transaction, the work is retried twice at most, so it must have no effects outside its queries that must not be
 * repeated.
 */
export type Scope = <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>

/**
 * Returns the scope in which only this agency's rows exist, by row-level security. Throws a `TypeError` for an id
 * that is not a UUID, since the store has no such id. Source: security, 2.
 */
export function agencyScope(database: Pick<Database, 'transaction'>, agencyId: string): Scope {
  return (work) =>
    untilItsTurn(() =>
      database.transaction(async (tx) => {
        await enterAgency(tx, agencyId)
        return work(tx)
      }),
    )
}

/** Returns the scope of the registry: agencies, their hosts and counts across agencies, but no agency's content. */
export function platformScope(database: Pick<Database, 'transaction'>): Scope {
  return (work) =>
    untilItsTurn(() =>
      database.transaction(async (tx) => {
        await enterPlatform(tx)
        return work(tx)
      }),
    )
}

/**
 * Two transactions waited for each other (deadlock_detected), or one saw another's change (serialization_failure):
 * nothing was stored.
 */
const letAnotherGoFirst: readonly (string | null)[] = ['40P01', '40001']

/** Milliseconds before each retry: an immediate one may conflict with the same transaction again. */
const pauses = [50, 250]

async function untilItsTurn<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (const pause of pauses) {
    try {
      return await transaction()
    } catch (error) {
      if (!(error instanceof QueryFailed) || !letAnotherGoFirst.includes(error.code)) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return transaction()
}

/** Restricts the rest of a transaction to one agency. */
export async function enterAgency(tx: Transaction, agencyId: string): Promise<void> {
  if (!isUuid(agencyId)) throw new TypeError(`${JSON.stringify(agencyId)} is not the id of an agency`)
  // set_config('role', …, true) is SET LOCAL ROLE, so both take one round trip.
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

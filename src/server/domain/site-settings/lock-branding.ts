import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'

/** Waits until other transactions that change the agency's draft or published version have ended. */
export async function lockBranding(tx: Transaction, agencyId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`livery publish ${agencyId}`}, 0))`)
}

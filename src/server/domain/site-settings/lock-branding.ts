import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'

/** Whoever changes an agency's draft or its published version waits for whoever does so already, until their transaction ends. */
export async function lockBranding(tx: Transaction, agencyId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`livery publish ${agencyId}`}, 0))`)
}

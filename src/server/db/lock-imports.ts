import { sql } from 'drizzle-orm'
import type { Transaction } from './database.ts'

/** One transaction at a time changes which agencies there are and which hosts they have; the next one waits. */
export async function lockImports(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('livery import', 0))`)
}

import { sql } from 'drizzle-orm'
import type { Transaction } from './database.ts'

/** Locks the set of agencies and their hosts: only one transaction at a time may change it. */
export async function lockImports(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('livery import', 0))`)
}

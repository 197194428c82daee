import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

const migrationsFolder = join(import.meta.dirname, 'migrations')
// A number that nothing else in the database locks: 'livery' in hexadecimal ASCII.
const lockKey = 0x6c6976657279

/**
 * Migrates the schema on one connection with drizzle's migrator for its driver. An advisory lock makes simultaneously
 * started servers migrate one after another; later ones find nothing to do.
 */
export async function migrateUnderLock<Session extends PgDatabase<PgQueryResultHKT>>(
  session: Session,
  migrate: (session: Session, settings: { migrationsFolder: string }) => Promise<void>,
): Promise<void> {
  await session.execute(sql.raw(`select pg_advisory_lock(${lockKey})`))
  try {
    await migrate(session, { migrationsFolder })
  } finally {
    await session.execute(sql.raw(`select pg_advisory_unlock(${lockKey})`))
  }
}

/** Returns a hash of all migrations: databases migrated under the same hash have the same schema. */
export function migrationsHash(folder: string = migrationsFolder): string {
  const all = readMigrationFiles({ migrationsFolder: folder }).map(({ hash }) => hash)
  return createHash('sha256').update(all.join()).digest('hex').slice(0, 16)
}

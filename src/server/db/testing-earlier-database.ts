import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { migrationsHash } from './migrate.ts'
import { startParams } from './pglite-connection.ts'
import { prepareDump } from './prepared-database.ts'
import { testingEngine } from './testing-engine.ts'
import { withFirstMigration, withMigrations } from './testing-first-schema.ts'

/** Applies migrations to an embedded database that has those before them. */
export function migrateTo(client: PGlite, tags: readonly string[]): Promise<void> {
  return withMigrations(tags, (migrationsFolder) => migrate(drizzle({ client }), { migrationsFolder }))
}

/**
 * Opens an embedded database of the first release, without rows, in a folder or in memory. It is loaded from a dump
 * that is made once, since a database takes seconds to initialise itself.
 */
export async function openFirstRelease(dataDir?: string): Promise<PGlite> {
  const engine = await testingEngine()
  const dump = await withFirstMigration((folder) =>
    prepareDump('first', migrationsHash(folder), async () => {
      const client = await PGlite.create({ startParams, ...engine })
      await migrate(drizzle({ client }), { migrationsFolder: folder })
      return client
    }),
  )
  return PGlite.create({ startParams, loadDataDir: dump, ...engine, ...(dataDir && { dataDir }) })
}

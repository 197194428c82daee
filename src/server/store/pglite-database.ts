import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Database } from './database.ts'
import { migrateUnderLock } from './migrate.ts'
import { connectPglite, startParams } from './pglite-connection.ts'
import { withoutParameters } from './query-failed.ts'

export interface PgliteSettings {
  /** Folder of the data; in memory when left out. */
  folder?: string
  /** A dump of a prepared database, for a folder that holds none yet and for memory. */
  dump?: Blob
  /** Its compiled program, where many are opened in a row. */
  engine?: Pick<PGliteOptions, 'pgliteWasmModule' | 'initdbWasmModule'>
}

/**
 * Takes a folder or nothing and gives the embedded database, migrated. From an empty folder this takes seconds (the
 * database initialises itself), from a dump or a used folder a fraction of one. Source: architecture, decision 3.
 */
export async function openPglite(settings: PgliteSettings): Promise<Database & { client: PGlite }> {
  const client = await PGlite.create({
    startParams,
    ...(settings.folder === undefined ? {} : { dataDir: settings.folder }),
    ...(settings.dump === undefined ? {} : { loadDataDir: settings.dump }),
    ...settings.engine,
  })
  await migrateUnderLock(drizzle({ client, casing: 'snake_case' }), migrate).catch(async (error: unknown) => {
    await client.close()
    throw withoutParameters(error)
  })
  return connectPglite(client)
}

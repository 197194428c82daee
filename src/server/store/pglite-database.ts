import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Database } from './database.ts'
import { migrateUnderLock } from './migrate.ts'
import { withoutParameters } from './query-failed.ts'

// A tenth of the default: an agency's data is small, and the process takes 140 MB less (measured: 190 against 330).
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

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
  const session = drizzle({ client, casing: 'snake_case' })
  await migrateUnderLock(session, migrate).catch(async (error: unknown) => {
    await client.close()
    throw withoutParameters(error)
  })
  return {
    isOurs: true,
    client,
    async transaction(work) {
      try {
        return await session.transaction(work)
      } catch (error) {
        throw withoutParameters(error)
      }
    },
    async listen(channel, listener) {
      await client.listen(channel, listener.message)
      listener.connected(true)
    },
    close: () => client.close(),
  }
}

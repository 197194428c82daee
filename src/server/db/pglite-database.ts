import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Database } from './database.ts'
import { migrateUnderLock } from './migrate.ts'
import { connectPglite, startParams } from './pglite-connection.ts'
import { withoutParameters } from './query-failed.ts'

export interface PgliteSettings {
  /** Data folder; in memory if omitted. */
  folder?: string
  /** A dump of a prepared database, for an empty folder or memory. */
  dump?: Blob
  /** Its compiled program, for opening many in a row. */
  engine?: Pick<PGliteOptions, 'pgliteWasmModule' | 'initdbWasmModule'>
}

/**
 * Bytes as PostgreSQL reads them; PGlite writes them one by one, which blocks the event loop 100 ms for a picture of
 * 600 kB.
 */
function hexOf(bytes: Uint8Array): string {
  return `\\x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')}`
}

/**
 * Returns the embedded database, migrated, in a folder or in memory. An empty folder takes seconds, since the
 * database initialises itself; a dump or a used folder takes a fraction of one. Source: decision 0032.
 */
export async function openPglite(settings: PgliteSettings): Promise<Database & { client: PGlite }> {
  const client = await PGlite.create({
    startParams,
    serializers: { [types.BYTEA]: hexOf },
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

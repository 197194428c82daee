import type { Database } from '../../db/database.ts'
import { quickDrizzle } from '../../db/quick-drizzle.ts'
import type { Config } from '../../kernel/config/config.ts'
import type { Log } from '../../kernel/log/log.ts'
import type { Store } from './store.ts'

/**
 * Opens and migrates the configured store: the PostgreSQL server of `databaseUrl`, or else the embedded database in
 * `dataDir`. Throws `DatabaseUnreachable`, `DataFolderLocked` or `ConfigError`, each with a sentence to print.
 */
export async function openStore(
  config: Pick<Config, 'mode' | 'dataDir' | 'databaseUrl'>,
  log: Log,
  clock: () => Date = () => new Date(),
  agencyBytes?: number,
): Promise<Store> {
  quickDrizzle()
  const database = await openDatabase(config, log)
  try {
    const { createStore } = await import('./create-store.ts')
    return await createStore(database, {
      demo: config.mode === 'demo',
      clock,
      log,
      ...(agencyBytes !== undefined && { agencyBytes }),
    })
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Each driver is loaded only if it is used. */
async function openDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  log: Log,
): Promise<Database> {
  if (databaseUrl === null) {
    const { openDataFolder } = await import('../../db/open-data-folder.ts')
    return openDataFolder(dataDir)
  }
  const { openPostgres } = await import('../../db/postgres-database.ts')
  return openPostgres(databaseUrl, log)
}

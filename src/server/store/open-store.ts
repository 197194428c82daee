import type { Config } from '../config.ts'
import type { Log } from '../http/log.ts'
import { createStore } from './create-store.ts'
import { openDataFolder } from './open-data-folder.ts'
import { openPostgres } from './postgres-database.ts'
import type { Store } from './store.ts'

/**
 * Opens the store the configuration names, the PostgreSQL server of `databaseUrl` or else the embedded database in
 * `dataDir`, migrated. Throws `DatabaseUnreachable`, `DataFolderLocked` or `ConfigError`, each with a sentence to print.
 */
export async function openStore(
  config: Pick<Config, 'mode' | 'dataDir' | 'databaseUrl'>,
  log: Log,
  clock: () => Date = () => new Date(),
): Promise<Store> {
  const { databaseUrl, dataDir, mode } = config
  const database = databaseUrl === null ? await openDataFolder(dataDir) : await openPostgres(databaseUrl, log)
  try {
    return await createStore(database, { demo: mode === 'demo', clock, log })
  } catch (error) {
    await database.close()
    throw error
  }
}

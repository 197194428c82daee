import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from './database.ts'
import { lockFolder } from './folder-lock.ts'
import { openPglite } from './pglite-database.ts'
import { preparedDatabase } from './prepared-database.ts'

/**
 * Opens the embedded database in the data folder and locks it for this process until close. Throws `DataFolderLocked`
 * with a sentence while another process uses it. Source: security, 18.
 */
export async function openDataFolder(dataDir: string): Promise<Database> {
  const lock = lockFolder(dataDir)
  try {
    const database = await openFolder(dataDir)
    return {
      isOurs: database.isOurs,
      transaction: (work) => database.transaction(work),
      listen: (channel, listener) => database.listen(channel, listener),
      async close() {
        await database.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

async function openFolder(dataDir: string): Promise<Database> {
  const folder = join(dataDir, 'database')
  const unfinished = join(dataDir, 'initialising')
  // A database whose creation was interrupted never starts, and has no data.
  if (existsSync(unfinished)) rmSync(folder, { recursive: true, force: true })
  if (existsSync(folder)) return openPglite({ folder })
  writeFileSync(unfinished, '')
  const dump = await preparedDatabase()
  mkdirSync(folder, { mode: 0o700 })
  const database = await openPglite({ folder, ...(dump === null ? {} : { dump }) })
  closeToOthers(folder)
  rmSync(unfinished)
  return database
}

// The embedded database makes its files readable by everybody. The folder's mode prevents access; the files' mode
// also protects copies.
function closeToOthers(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600)
  }
}

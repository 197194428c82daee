import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { beforeAll, vi } from 'vitest'
import type { Database } from './database.ts'
import { lockFolder } from './folder-lock.ts'
import * as folders from './open-data-folder.ts'
import { openPglite } from './pglite-database.ts'
import { prepareDatabase } from './prepared-database.ts'

/** Databases in memory by their data folder. */
const kept = new Map<string, Promise<Database & { client: PGlite }>>()

/**
 * Replaces `openDataFolder` in a test file whose commands open a folder a hundred times: the folder is locked as
 * always, but its database stays open in memory. A folder that a process filled is opened in earnest.
 */
export function keepFoldersInMemory(): void {
  beforeAll(() => {
    const { openDataFolder } = folders
    vi.spyOn(folders, 'openDataFolder').mockImplementation(async (dataDir) => {
      if (existsSync(join(dataDir, 'database'))) return openDataFolder(dataDir)
      const lock = lockFolder(dataDir)
      const opening = kept.get(dataDir) ?? prepareDatabase().then((dump) => openPglite({ dump }))
      kept.set(dataDir, opening)
      return lentUntilClose(await opening, () => lock.release())
    })
  })
}

function lentUntilClose(database: Database & { client: PGlite }, release: () => void): Database {
  const endings: (() => Promise<void>)[] = []
  let isOpen = true
  return {
    isOurs: database.isOurs,
    async transaction(work) {
      if (!isOpen) throw new Error('the database is closed')
      return database.transaction(work)
    },
    async listen(channel, listener) {
      endings.push(await database.client.listen(channel, listener.message))
      listener.connected(true)
    },
    async close() {
      isOpen = false
      for (const end of endings.splice(0)) await end()
      release()
    },
  }
}

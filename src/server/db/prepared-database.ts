import {
  existsSync,
  mkdirSync,
  openAsBlob,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import { DataFolderLocked } from './data-folder-locked.ts'
import { lockFolder } from './folder-lock.ts'
import { migrationsHash } from './migrate.ts'
import { openPglite } from './pglite-database.ts'

const cacheFolder = resolve(import.meta.dirname, '../../../.livery/cache')

/**
 * Returns the dump of an empty, migrated database, if `prepareDatabase` made one for these migrations. Loading it
 * takes 0.4 s; initialising a database takes 3.5 s (measured, two cores).
 */
export async function preparedDatabase(): Promise<Blob | null> {
  const path = dumpPath()
  return existsSync(path) ? openAsBlob(path) : null
}

/**
 * Returns the dump that quick first starts and tests load, and makes it if it does not exist. Simultaneous processes
 * wait for one of them. Deleting it costs only time.
 */
export function prepareDatabase(): Promise<Blob> {
  return storedDump(dumpPath(), async () => (await openPglite({})).client)
}

/** The same with any name and database: `open` opens what is dumped. A dump replaces others whose name begins the same. */
export function prepareDump(
  kind: string,
  hash: string,
  open: () => Promise<Pick<PGlite, 'dumpDataDir' | 'close'>>,
): Promise<Blob> {
  return storedDump(dumpPath(kind, hash), open)
}

async function storedDump(
  path: string,
  open: () => Promise<Pick<PGlite, 'dumpDataDir' | 'close'>>,
): Promise<Blob> {
  for (;;) {
    if (existsSync(path)) return openAsBlob(path)
    try {
      const lock = lockFolder(cacheFolder)
      try {
        if (!existsSync(path)) await writeDump(path, await open())
      } finally {
        lock.release()
      }
    } catch (error) {
      if (!(error instanceof DataFolderLocked)) throw error
      await sleep(100)
    }
  }
}

async function writeDump(path: string, database: Pick<PGlite, 'dumpDataDir' | 'close'>): Promise<void> {
  const dump = await database.dumpDataDir('none')
  await database.close()
  mkdirSync(cacheFolder, { recursive: true })
  const kind = basename(path).replace(/-.*/, '-')
  for (const name of readdirSync(cacheFolder)) {
    if (name.startsWith(kind)) rmSync(join(cacheFolder, name))
  }
  const draft = `${path}.draft`
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()))
  renameSync(draft, path)
}

/** The dump fits one schema and one build of the database, so both are in its name. */
function dumpPath(kind = 'database', hash = migrationsHash()): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const { version } = JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8')) as {
    version: string
  }
  return join(cacheFolder, `${kind}-${hash}-${version}.tar`)
}

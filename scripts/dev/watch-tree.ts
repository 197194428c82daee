import { type FSWatcher, lstatSync, readdirSync, statSync, watch } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'

/** Temporary files of editors and programs next to the saved file. */
const isTheirs = (name: string) => name.startsWith('.') || name.endsWith('~')

/**
 * Calls `changed` with the path, inside `folder`, of every file and folder that is written, created or deleted, until
 * the returned function is called. Errors go to `failed`. It watches folders only: a watcher of a file would follow
 * the old one after a replacement.
 */
export function watchTree(
  folder: string,
  changed: (path: string) => void,
  failed: (error: unknown) => void,
): () => void {
  const watchers = new Map<string, FSWatcher>()

  /** The folder and its direct entries may be links, as for the reader of tenants; deeper links are not followed. */
  function isWatched(path: string): boolean {
    const here = join(folder, path)
    return path.includes(sep) ? isOwnFolder(here) : isFolder(here)
  }

  function leave(path: string): void {
    for (const [watched, watcher] of watchers) {
      if (watched !== path && !watched.startsWith(path === '' ? '' : path + sep)) continue
      watcher.close()
      watchers.delete(watched)
    }
  }

  function enter(path: string): void {
    const here = join(folder, path)
    const watcher = watchFolderAlone(here, failed, (event, name) => {
      if (isTheirs(name)) return
      const at = join(path, name)
      // A folder of the same name may be a new one.
      if (event === 'rename') renew(at)
      changed(at)
    })
    if (watcher === null) return
    watchers.set(path, watcher)
    // Read after the watch begins, so that nothing in between is missed.
    for (const name of namesIn(here)) {
      if (!isTheirs(name) && isWatched(join(path, name))) enter(join(path, name))
    }
  }

  function renew(path: string): void {
    leave(path)
    if (isWatched(path)) enter(path)
  }

  const above = watchFolderAlone(dirname(folder), failed, (event, name) => {
    if (event !== 'rename' || name !== basename(folder)) return
    renew('')
    changed('')
  })
  renew('')
  return () => {
    above?.close()
    leave('')
  }
}

/** Null if the folder is gone: the watcher of its parent reports that. */
function watchFolderAlone(
  folder: string,
  failed: (error: unknown) => void,
  onEvent: (event: string, name: string) => void,
): FSWatcher | null {
  try {
    const watcher = watch(folder, (event, name) => {
      if (name !== null) onEvent(event, name)
    })
    // Windows reports this for a deleted folder.
    return watcher.on('error', (error) => isFolder(folder) && failed(error))
  } catch (error) {
    if (isFolder(folder)) failed(error)
    return null
  }
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

const isOwnFolder = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

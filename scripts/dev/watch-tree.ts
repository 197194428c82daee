import { type FSWatcher, lstatSync, readdirSync, statSync, watch } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'

/** What editors and programs keep for themselves beside what they save. */
const isTheirs = (name: string) => name.startsWith('.') || name.endsWith('~')

/**
 * Calls `changed` with the path, inside `folder`, of every file and folder below it that is written, comes or goes, until the function that it
 * gives is called. It watches folders, each by itself, and never files: a file that another takes the place of has been renamed in its folder,
 * while whoever watches the file goes on watching the one that is gone. What keeps it from watching is given to `failed`.
 */
export function watchTree(
  folder: string,
  changed: (path: string) => void,
  failed: (error: unknown) => void,
): () => void {
  const watchers = new Map<string, FSWatcher>()

  /** The folder and those in it may be links to others, as the reader of tenants takes them; what a link deeper leads to is not theirs. */
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
      // A folder of the name may be another than before.
      if (event === 'rename') renew(at)
      changed(at)
    })
    if (watcher === null) return
    watchers.set(path, watcher)
    // Read after it is watched: what comes in between is heard of.
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

/** Null where the folder is gone by now: whoever watches the one above hears of that. */
function watchFolderAlone(
  folder: string,
  failed: (error: unknown) => void,
  heard: (event: string, name: string) => void,
): FSWatcher | null {
  try {
    const watcher = watch(folder, (event, name) => {
      if (name !== null) heard(event, name)
    })
    // Windows says so of a folder that is deleted.
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

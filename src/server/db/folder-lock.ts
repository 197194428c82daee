import { randomUUID } from 'node:crypto'
import {
  chmodSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DataFolderLocked } from './data-folder-locked.ts'
import { ownIdentity, type ProcessIdentity, processState } from './process-identity.ts'

export interface FolderLock {
  release(): void
}

// A holder in another container cannot be looked up by its process id; the age of its lock file tells instead.
const heartbeat = 5_000
const silence = 30_000

/**
 * Takes a folder, makes it for this user alone (0700) and locks it for this process; throws `DataFolderLocked` while
 * another live process holds it. The lock of a process that ended is taken over. Source: security, 18.
 *
 * Locks are numbered files, `lock.<n>`; the highest number counts. To take the lock is to create the next number, which
 * only one process can. The highest file is never removed (a release rewrites it), so numbers only grow: whoever acted
 * on an old look at the folder finds a higher number after creating its own, and steps back.
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  for (;;) {
    const last = highest(folder)
    if (last > 0 && !isFree(folder, last)) continue
    const mine = last + 1
    if (!create(folder, mine)) continue
    if (highest(folder) === mine) return hold(folder, mine)
    rmSync(lockPath(folder, mine), { force: true })
  }
}

function hold(folder: string, mine: number): FolderLock {
  for (const number of numbers(folder)) {
    if (number < mine) rmSync(lockPath(folder, number), { force: true })
  }
  const path = lockPath(folder, mine)
  const timer = setInterval(() => touch(path), heartbeat)
  timer.unref()
  return {
    release() {
      clearInterval(timer)
      const draft = draftPath(folder)
      try {
        writeFileSync(draft, 'released\n', { mode: 0o600 })
        renameSync(draft, path)
      } catch {
        // The folder is gone or read-only; this process will end, and that frees the lock as well.
      }
    },
  }
}

/** False when the file has gone meanwhile: somebody took a higher number. Throws when its writer is alive. */
function isFree(folder: string, number: number): boolean {
  const path = lockPath(folder, number)
  let content: string
  let written: number
  try {
    content = readFileSync(path, 'utf8')
    written = statSync(path).mtimeMs
  } catch {
    return false
  }
  const holder = parse(content)
  if (holder === null) return true
  const state = processState(holder)
  if (state === 'running') throw new DataFolderLocked(folder, holder.pid, null)
  if (state === 'elsewhere' && Date.now() - written < silence) {
    throw new DataFolderLocked(folder, holder.pid, holder.host)
  }
  return true
}

/** A link appears with its whole content or not at all, and only where no file is. */
function create(folder: string, number: number): boolean {
  const draft = draftPath(folder)
  writeFileSync(draft, `${JSON.stringify(ownIdentity())}\n`, { mode: 0o600 })
  try {
    linkSync(draft, lockPath(folder, number))
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function parse(content: string): ProcessIdentity | null {
  if (!content.startsWith('{')) return null
  try {
    return JSON.parse(content) as ProcessIdentity
  } catch {
    // Links appear whole, so this file lost its content with the machine's power, and its writer with it.
    return null
  }
}

function numbers(folder: string): number[] {
  return readdirSync(folder).flatMap((name) => {
    const match = /^lock\.([0-9]+)$/.exec(name)
    return match === null ? [] : [Number(match[1])]
  })
}

function highest(folder: string): number {
  return Math.max(0, ...numbers(folder))
}

function touch(path: string): void {
  try {
    utimesSync(path, new Date(), new Date())
  } catch {
    // The folder was removed under a running server; its next query will say so.
  }
}

function lockPath(folder: string, number: number): string {
  return join(folder, `lock.${number}`)
}

function draftPath(folder: string): string {
  return join(folder, `lock-draft.${randomUUID()}`)
}

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

// A holder in another container cannot be found by its process id; the age of its lock file shows whether it lives.
const heartbeat = 5_000
const silence = 30_000

/**
 * Makes a private folder (0700) and locks it for this process; throws `DataFolderLocked` if a live process has it.
 * Locks are files `lock.<n>`; the highest counts and is never removed. Only one process can create the next number,
 * so one with outdated information finds a higher number and withdraws. Source: security, 18.
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
        // The folder was removed or is read-only; this process will end, which also frees the lock.
      }
    },
  }
}

/**
 * Returns false if the file no longer exists, because another process created a higher number. Throws if its writer
 * is alive.
 */
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

/** A link appears with its whole content or not at all, and only if the file does not exist. */
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
    // Links appear complete, so this file lost its content in a power failure, and its writer died.
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
    // The folder was removed while the server ran; its next query will fail.
  }
}

function lockPath(folder: string, number: number): string {
  return join(folder, `lock.${number}`)
}

function draftPath(folder: string): string {
  return join(folder, `lock-draft.${randomUUID()}`)
}

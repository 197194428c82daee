import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** Enough about a process to recognise it later, since process ids are reused. */
export interface ProcessIdentity {
  pid: number
  host: string
  /** Start of the process in clock ticks since boot; null without /proc. */
  started: string | null
  /** Identity of the machine's current boot. */
  boot: string | null
  /** Namespace of the process id: containers number their processes separately. */
  space: string | null
}

/** Returns the identity of this process, for `processState` in another process. */
export function ownIdentity(): ProcessIdentity {
  return {
    pid: process.pid,
    host: hostname(),
    started: stat(process.pid)?.started ?? null,
    boot: fact(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    space: fact(() => readlinkSync('/proc/self/ns/pid')),
  }
}

/**
 * Returns whether the process of a stored identity still runs. `elsewhere` means that it belongs to another machine
 * or container and cannot be checked. Without /proc a reused process id counts as running.
 */
export function processState(written: ProcessIdentity): 'running' | 'ended' | 'elsewhere' {
  const own = ownIdentity()
  if (written.host !== own.host || written.space !== own.space) return 'elsewhere'
  if (written.boot !== own.boot || !exists(written.pid)) return 'ended'
  const now = stat(written.pid)
  if (now === null || written.started === null) return 'running'
  // A zombie has closed its files; its parent has not collected it yet.
  return now.started === written.started && now.state !== 'Z' && now.state !== 'X' ? 'running' : 'ended'
}

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM: it exists and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function stat(pid: number): { state: string; started: string } | null {
  const line = fact(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  // The second field is the program's name in brackets, which may contain spaces and brackets.
  const fields = line?.slice(line.lastIndexOf(')') + 2).split(' ')
  const state = fields?.[0]
  const started = fields?.[19]
  return state === undefined || started === undefined ? null : { state, started }
}

function fact(read: () => string): string | null {
  try {
    return read()
  } catch {
    return null
  }
}

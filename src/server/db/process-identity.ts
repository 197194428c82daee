import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** Enough about a process to tell later whether it is still the same one: process ids are used again. */
export interface ProcessIdentity {
  pid: number
  host: string
  /** Start of the process in clock ticks since boot; null where /proc does not tell. */
  started: string | null
  /** Identity of the machine's present boot. */
  boot: string | null
  /** Namespace of the process id: containers number their processes apart. */
  space: string | null
}

/** Gives the identity of this process, as another process can check it with `processState`. */
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
 * Takes an identity written earlier and says whether that very process runs. `elsewhere` means that it cannot be seen
 * from here: it belongs to another machine or container. Without /proc a used-again process id counts as running.
 */
export function processState(written: ProcessIdentity): 'running' | 'ended' | 'elsewhere' {
  const own = ownIdentity()
  if (written.host !== own.host || written.space !== own.space) return 'elsewhere'
  if (written.boot !== own.boot || !exists(written.pid)) return 'ended'
  const now = stat(written.pid)
  if (now === null || written.started === null) return 'running'
  // A zombie has closed its files; only its parent has not looked yet.
  return now.started === written.started && now.state !== 'Z' && now.state !== 'X' ? 'running' : 'ended'
}

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM: it is there and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function stat(pid: number): { state: string; started: string } | null {
  const line = fact(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  // The second field is the program's name in brackets and may hold spaces and brackets itself.
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

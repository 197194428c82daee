import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Milliseconds that a process has to end by itself. */
const GRACE_MS = 20_000

/**
 * Asks a process to end, kills it after a timeout, and waits until it is gone. A process that has ended is left
 * alone.
 */
export async function endProcess(child: ChildProcess, grace: number = GRACE_MS): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const kill = setTimeout(() => child.kill('SIGKILL'), grace)
  await ended
  clearTimeout(kill)
}

import type { Server } from 'node:http'
import type { Server as Door } from 'node:net'
import type { Log } from '../../kernel/log/log.ts'

/** Milliseconds that open requests get before their connections are closed. */
const GRACE_MS = 10_000

/**
 * Milliseconds in which all signals count as one request to end: ending a whole group (systemd, a closed terminal)
 * reaches the server and its parents, each of which passes its own signal on.
 */
const ONE_WISH_MS = 1000

export interface DrainOptions {
  /** All listening servers, including `server`. */
  doors: readonly Door[]
  /** Called first, when the server stops being ready. */
  onBegin: () => void
  close: () => Promise<void>
  log: Log
}

/**
 * Ends the server on SIGINT, SIGTERM and SIGHUP: no new connections, open requests are answered, then `close` runs
 * and the process ends with 0. A second signal more than a second later ends it at once. Source: security, 19.
 */
export function drainOnSignals(server: Server, { doors, onBegin, close, log }: DrainOptions): void {
  let begun: number | undefined
  const end = async () => {
    if (begun !== undefined) {
      if (performance.now() - begun > ONE_WISH_MS) process.exit(1)
      return
    }
    begun = performance.now()
    onBegin()
    log.info({}, 'shutting down: open requests are completed first')
    const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS)
    const closed = doors.map((door) => new Promise((resolve) => door.close(resolve)))
    server.closeIdleConnections()
    await Promise.all(closed)
    clearTimeout(cut)
    await close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end())
}

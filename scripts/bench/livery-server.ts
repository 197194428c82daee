import { join } from 'node:path'
import { load } from './load.ts'
import { memoryOf, type ServerProcess, startServer } from './server-process.ts'

/** The agency whose pages are measured. */
export const host = 'aurora.localhost'

export interface LiveryServer extends ServerProcess {
  /** Milliseconds of the very first start, which creates the database. */
  firstReadyAfter: number
  /** Resident memory before the first request. */
  memoryReady: number
}

/**
 * Returns a function that starts Livery in an empty folder at its first call. It starts twice, so that every part is
 * measured on a second start.
 */
export function liveryIn(folder: string): () => Promise<LiveryServer> {
  let running: Promise<LiveryServer> | undefined
  return () => {
    running ??= start(folder)
    return running
  }
}

async function start(folder: string): Promise<LiveryServer> {
  const env = { LIVERY_DATA_DIR: join(folder, 'data'), LIVERY_LOG_LEVEL: 'warn' }
  /** Starts as a user does: set-up, the check for changed sources, then the server. */
  const livery = () => startServer('scripts/start.mjs', '/readyz', 4381, env)
  const first = await livery()
  await first.stop()
  const server = await livery()
  const memoryReady = memoryOf(server.pid)
  await load(server.port, '/', host, 2)
  return { ...server, firstReadyAfter: first.readyAfter, memoryReady }
}

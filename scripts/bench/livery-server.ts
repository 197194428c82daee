import { join } from 'node:path'
import { load } from './load.ts'
import { memoryOf, type ServerProcess, startServer } from './server-process.ts'

/** The agency whose pages are measured. */
export const host = 'aurora.localhost'

export interface LiveryServer extends ServerProcess {
  /** Milliseconds of its very first start, which makes the database. */
  firstReadyAfter: number
  /** Resident memory before it was asked anything. */
  memoryReady: number
}

/** Takes an empty folder and gives what starts Livery in it when it is first called: a second start, so that what is measured is no first one, whichever
 * parts are asked for. */
export function liveryIn(folder: string): () => Promise<LiveryServer> {
  let running: Promise<LiveryServer> | undefined
  return () => {
    running ??= start(folder)
    return running
  }
}

async function start(folder: string): Promise<LiveryServer> {
  const env = { LIVERY_DATA_DIR: join(folder, 'data'), LIVERY_LOG_LEVEL: 'warn' }
  /** As a user starts it: set-up, the look for changed sources, then the server. */
  const livery = () => startServer('scripts/start.mjs', '/readyz', 4381, env)
  const first = await livery()
  await first.stop()
  const server = await livery()
  const memoryReady = memoryOf(server.pid)
  await load(server.port, '/', host, 2)
  return { ...server, firstReadyAfter: first.readyAfter, memoryReady }
}

import { join } from 'node:path'
import { loadSite } from '../http/pages/render/load-built.ts'
import { runServer } from './node/run-server.ts'

const dist = join(import.meta.dirname, '../../../dist')

/** HTML that each of the two page caches may hold. */
const CACHE_BYTES = 48_000_000

await runServer({
  dist,
  cacheBytes: CACHE_BYTES,
  loadSite: ({ remotes }, warn) => loadSite(dist, remotes, warn),
})

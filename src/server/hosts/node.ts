import { join } from 'node:path'
import { loadSite } from '../http/pages/render/load-built.ts'
import { runServer } from './node/run-server.ts'

const dist = join(import.meta.dirname, '../../../dist')

await runServer({
  dist,
  cachesPages: true,
  loadSite: ({ remotes }, warn) => loadSite(dist, remotes, warn),
})

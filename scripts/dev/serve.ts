import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { BAR_FACTS_CHANGED } from '../../src/contract/bar.ts'
import { runServer } from '../../src/server/node/run-server.ts'
import { problemLine } from '../../src/server/seed/tenant-problem.ts'
import { root } from '../build/root.ts'
import { endWithParent } from './end-with-parent.ts'
import { sourceHost } from './source-host.ts'
import { tellParent } from './tell-parent.ts'
import { watchFolder } from './watch-folder.ts'

/** The server of `npm run dev`: pages and parts from their sources, tenants as their folders are at each moment. */
endWithParent()
const host = sourceHost(join(root, 'dist'))
const { config, port, importFolders } = await runServer(host, async () => {
  await tellParent({ livery: 'refused' })
  // It ends this process, which would say otherwise that it waits for code to change.
  await sleep(5_000)
})
await tellParent({ livery: 'serves', port })

const say = (error: unknown) => console.error(error instanceof Error ? error.message : error)

let told: string | undefined

watchFolder(
  config.tenantsDir,
  async () => {
    const { imported, broken } = await importFolders()
    for (const { slug, version } of imported) console.log(`${slug}: version ${version} is on its open pages`)
    const lines = broken.flatMap(({ slug, problems }) => problems.map((one) => problemLine(slug, one)))
    for (const line of lines) console.error(line)
    // Who looks at the page alone sees there why nothing changed, and who looks at all of them what did.
    if (imported.length > 0 || lines.join('\n') !== told) host.tellPages(BAR_FACTS_CHANGED)
    told = lines.join('\n')
  },
  say,
)

watchFolder(
  join(root, 'openapi'),
  async () => {
    // Code that is generated anew is code that changed: page and server take it from there.
    const { status } = spawnSync(process.execPath, ['scripts/generate.ts'], { cwd: root, stdio: 'inherit' })
    if (status === 0) console.log('openapi: generated')
  },
  say,
)

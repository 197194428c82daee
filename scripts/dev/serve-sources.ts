import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { BAR_FACTS_CHANGED } from '../../src/contract/bar.ts'
import { problemLine } from '../../src/server/domain/tenant-folders/tenant-problem.ts'
import { runServer } from '../../src/server/hosts/node/run-server.ts'
import { root } from '../build/root.ts'
import { faultOf } from './dev-news.ts'
import { notifyParent } from './notify-parent.ts'
import { revision } from './revision.ts'
import { sourceHost } from './source-host.ts'
import { watchFolder } from './watch-folder.ts'

/** Serves pages and parts from their sources, and tenants from the current state of their folders. */
export async function serveSources(): Promise<void> {
  const host = sourceHost(join(root, 'dist'), shownAt())
  const { config, port, importFolders } = await runServer(host, async (error, isCode) => {
    if (isCode) return notifyParent({ livery: 'failed', fault: faultOf(error) })
    await notifyParent({ livery: 'refused' })
  })
  await notifyParent({ livery: 'serves', port, revision: revision() })

  let told: string | undefined
  watchFolder(
    config.tenantsDir,
    async () => {
      const { imported, broken } = await importFolders()
      for (const { slug, version } of imported) console.log(`${slug}: open pages show version ${version}`)
      const lines = broken.flatMap(({ slug, problems }) => problems.map((one) => problemLine(slug, one)))
      for (const line of lines) console.error(line)
      // The page shows why nothing changed; the terminal shows what did for all tenants.
      if (imported.length > 0 || lines.join('\n') !== told)
        await notifyParent({ livery: 'tell', event: BAR_FACTS_CHANGED })
      told = lines.join('\n')
    },
    (error) => console.error(error instanceof Error ? error.message : error),
  )
}

/** The front's address, from the arguments. */
function shownAt(): { port: number; address: string | null } | undefined {
  const { values } = parseArgs({
    options: {
      'shown-port': { type: 'string' },
      'shown-address': { type: 'string' },
    },
  })
  const port = values['shown-port']
  return port === undefined ? undefined : { port: Number(port), address: values['shown-address'] || null }
}

import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type StartedServer, startedServer } from '../scripts/processes/started-server.ts'
import { RUN_FOLDER } from './run-folder.ts'

export interface SecondServer extends StartedServer {
  dataDir: string
}

/**
 * Starts a separate server for a story, with a new data folder unless `LIVERY_DATA_DIR` names one, and waits for it.
 * It has only the named agencies, so that it starts quickly; without names it has all. It ends with this process, which
 * may give up while the server starts.
 */
export async function startSecondServer(
  env: Record<string, string>,
  ...slugs: readonly string[]
): Promise<SecondServer> {
  const folder = mkdtempSync(join(process.env[RUN_FOLDER] ?? tmpdir(), 'livery-e2e-'))
  const dataDir = env.LIVERY_DATA_DIR ?? join(folder, 'data')
  const tenants = join(folder, 'tenants')
  for (const slug of slugs) {
    cpSync(join(import.meta.dirname, '../tenants', slug), join(tenants, slug), { recursive: true })
  }
  const only = slugs.length > 0 && { LIVERY_TENANTS_DIR: tenants }
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const server = await startedServer({
    args: ['e2e/serve-second.ts'],
    hasChannel: true,
    env: { ...process.env, LIVERY_LOG_LEVEL: 'warn', LIVERY_DATA_DIR: dataDir, ...only, ...env },
  }).catch((error: unknown) => {
    remove()
    throw error
  })
  return {
    ...server,
    dataDir,
    async stop() {
      await server.stop()
      remove()
    },
  }
}

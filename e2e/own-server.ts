import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SecondServer, startSecondServer } from './second-server.ts'
import { ownPorts, test } from './site.ts'

/**
 * Gives the stories of a file an agency on a server of their own: what they publish would be another story's surprise.
 * The agency is the only one there, so that it starts in a moment.
 */
export function onOwnServer(slug: string): void {
  let server: SecondServer
  let tenants: string
  test.beforeAll(async () => {
    tenants = mkdtempSync(join(tmpdir(), 'livery-e2e-'))
    cpSync(join(import.meta.dirname, '../tenants', slug), join(tenants, slug), { recursive: true })
    server = await startSecondServer({ LIVERY_MODE: 'demo', LIVERY_TENANTS_DIR: tenants })
    ownPorts.set(slug, server.port)
  })
  test.afterAll(async () => {
    ownPorts.delete(slug)
    await server.stop()
    rmSync(tenants, { recursive: true, force: true })
  })
}

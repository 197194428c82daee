import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SecondServer, startSecondServer } from './second-server.ts'
import { ownPorts, test } from './site.ts'

/**
 * Starts a separate server for a file of stories, since what they publish or lock would affect other stories. It has
 * only the named agencies, so that it starts quickly.
 */
export function onSeparateServer(...slugs: readonly string[]): void {
  let server: SecondServer
  let tenants: string
  test.beforeAll(async () => {
    tenants = mkdtempSync(join(tmpdir(), 'livery-e2e-'))
    for (const slug of slugs) {
      cpSync(join(import.meta.dirname, '../tenants', slug), join(tenants, slug), { recursive: true })
    }
    server = await startSecondServer({ LIVERY_MODE: 'demo', LIVERY_TENANTS_DIR: tenants })
    for (const slug of slugs) ownPorts.set(slug, server.port)
  })
  test.afterAll(async () => {
    for (const slug of slugs) ownPorts.delete(slug)
    await server.stop()
    rmSync(tenants, { recursive: true, force: true })
  })
}

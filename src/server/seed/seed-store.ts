import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Config } from '../config.ts'
import type { Log } from '../http/log.ts'
import type { Store } from '../store/store.ts'
import type { TenantBundle } from '../store/tenant-bundle.ts'
import { demoPasswordHash, withDemoPeople } from './demo-people.ts'
import { type ImportReport, importTenants } from './import-tenants.ts'
import { problemLine } from './tenant-problem.ts'

const defaultTenantsDir = resolve(import.meta.dirname, '../../../tenants')

/**
 * Brings the store up to the tenant folders and, in demo mode only, adds the demo's people. Says in the log what it did
 * and every problem as file, field and reason; the report is for who prints it again.
 */
export async function seedStore(
  store: Store,
  config: Pick<Config, 'mode'>,
  log: Log,
  tenantsDir: string = defaultTenantsDir,
): Promise<ImportReport> {
  const passwordHash = demoPasswordHash()
  const complete = (bundle: TenantBundle) =>
    config.mode === 'demo' ? withDemoPeople(bundle, passwordHash) : Promise.resolve(bundle)
  const report = existsSync(tenantsDir)
    ? await importTenants(store, tenantsDir, complete)
    : { imported: [], untouched: [], broken: [] }
  for (const { slug, version, result } of report.imported) {
    if (result === 'kept-edited') {
      log.warn(
        { slug, version },
        `${slug} was edited after its last import; its published version stays, and its folder is not imported`,
      )
    } else log.info({ slug, version, result }, `${slug}: ${result}, version ${version}`)
  }
  for (const { slug, problems } of report.broken) {
    for (const problem of problems) log.error({ slug, ...problem }, problemLine(slug, problem))
  }
  return report
}

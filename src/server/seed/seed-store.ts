import { existsSync, statSync } from 'node:fs'
import type { Raster } from '../brand/raster.ts'
import type { Config } from '../config.ts'
import { ConfigError } from '../config-error.ts'
import type { Log } from '../http/log.ts'
import type { Store } from '../store/store.ts'
import type { TenantBundle } from '../store/tenant-bundle.ts'
import { demoPasswordHash, withDemoPeople } from './demo-people.ts'
import { giveDemoSavings } from './give-demo-savings.ts'
import { type ImportReport, importTenants } from './import-tenants.ts'
import { problemLine } from './tenant-problem.ts'

/**
 * Brings the store up to the tenant folders and, in demo mode only, adds the demo's people, promotions and credits. Says in the log what it did
 * and, in production, every problem as file, field and reason; the report is for who prints them at the start. `told` keeps the slugs of
 * which it said that their folder is gone: who imports at every save gives the same set, and learns it once.
 */
export async function seedStore(
  store: Store,
  config: Pick<Config, 'mode'>,
  log: Log,
  tenantsDir: string,
  told = new Set<string>(),
  raster?: Raster,
): Promise<ImportReport> {
  const passwordHash = demoPasswordHash()
  const complete = (bundle: TenantBundle) =>
    config.mode === 'demo' ? withDemoPeople(bundle, passwordHash) : Promise.resolve(bundle)
  if (!existsSync(tenantsDir)) {
    log.warn({ tenantsDir }, 'there is no folder of tenants; agencies are only those the database has')
    return { imported: [], untouched: [], broken: [], removed: [] }
  }
  if (!statSync(tenantsDir).isDirectory()) {
    throw new ConfigError(
      'LIVERY_TENANTS_DIR',
      `LIVERY_TENANTS_DIR is ${tenantsDir}, which is no folder; name the folder that holds one folder per tenant.`,
    )
  }
  const report = await importTenants(store, tenantsDir, complete, raster)
  if (config.mode === 'demo') await giveSavings(store, report)
  for (const { slug, version, result } of report.imported) {
    if (result === 'kept-edited') {
      log.warn(
        { slug, version },
        `${slug} was edited after its last import; its published version stays, and its folder is not imported`,
      )
    } else log.info({ slug, version, result }, `${slug}: ${result}, version ${version}`)
  }
  // The demo's start prints them to be read; a log beside it would say each a second time.
  for (const { slug, problems } of config.mode === 'demo' ? [] : report.broken) {
    for (const problem of problems) log.error({ slug, ...problem }, problemLine(slug, problem))
  }
  for (const slug of told) if (!report.removed.includes(slug)) told.delete(slug)
  for (const slug of report.removed) {
    if (told.has(slug)) continue
    told.add(slug)
    log.warn({ slug }, `${slug} is not in the tenants folder any more; it is still served as it was imported`)
  }
  return report
}

/** Also to agencies whose folder is as it was: they may be of a release that had none. */
async function giveSavings(store: Store, { imported, untouched }: ImportReport): Promise<void> {
  for (const slug of [...imported.map((one) => one.slug), ...untouched]) {
    const agency = await store.agencyBySlug(slug)
    if (agency !== null) await giveDemoSavings(store.forAgency(agency.id), slug)
  }
}

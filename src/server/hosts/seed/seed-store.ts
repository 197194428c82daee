import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { AgencyRepositories } from '../../adapters/store/agency-repositories.ts'
import type { Store } from '../../adapters/store/store.ts'
import type { Promotion } from '../../domain/booking/promotion-repository.ts'
import { demoEmail } from '../../domain/demo/demo-account.ts'
import { demoPasswordHash, demoPeople, withDemoPeople } from '../../domain/demo/demo-people.ts'
import type { Raster } from '../../domain/pictures/raster.ts'
import type { TenantBundle } from '../../domain/tenant-folders/tenant-bundle.ts'
import { problemLine, shownFolder } from '../../domain/tenant-folders/tenant-problem.ts'
import type { Config } from '../../kernel/config/config.ts'
import { ConfigError } from '../../kernel/config/config-error.ts'
import type { Log } from '../../kernel/log/log.ts'
import { type ImportReport, importTenants } from './import-tenants.ts'

const everywhere = { validUntil: null, products: [] }

const demoPromotions: readonly Promotion[] = [
  { ...everywhere, code: 'WELCOME10', kind: 'percent', value: 1000, currency: null, minimum: null },
  { ...everywhere, code: 'CITY25', kind: 'fixed', value: 2500, currency: 'USD', minimum: 20_000 },
]

const demoCredit = { amount: 12_000, currency: 'USD', reason: 'welcome', bookingId: null }

/**
 * Updates the store from the tenant folders and, in demo mode only, adds the demo's people, promotions and credits.
 * The log has the changes and, in production, every problem as file, field and reason; the report is for the start's
 * printed list. A missing folder is logged once, and again after it was back.
 */
export async function seedStore(
  store: Store,
  config: Pick<Config, 'mode'>,
  log: Log,
  tenantsDir: string,
  raster?: Raster,
): Promise<ImportReport> {
  const report = await seedFolders(store, config, log, tenantsDir, raster)
  if (!existsSync(tenantsDir)) return report
  const present = [...report.imported, ...report.broken].map(({ slug }) => slug).concat(report.untouched)
  const gone = await store.registry.reportGone([...present, ...report.renamed])
  const known = gone.length > 0 ? await store.importedFolders(present) : new Map<string, string>()
  for (const { slug, folderHash } of gone) {
    const twin = [...known].find(([, hash]) => hash === folderHash)
    log.warn({ slug }, goneSentence(join(shownFolder(tenantsDir), slug), slug, twin?.[0]))
  }
  return report
}

/** `twin` is an agency with the same content as a folder without hosts that was renamed. */
function goneSentence(folder: string, slug: string, twin: string | undefined): string {
  const command = 'npm run -s tenant --'
  const what = `the folder ${folder} is gone; the agency ${slug} is still served as it was imported`
  const remedies = `Put the folder back, or run '${command} remove ${slug}' or '${command} rename ${slug} <new-slug>'`
  if (twin === undefined) return `${what}. ${remedies}`
  return (
    `${what}, and ${twin} has the same content. If you renamed the folder, run '${command} remove ${twin} --keep-folder' ` +
    `and then '${command} rename ${slug} ${twin}'. ${remedies}`
  )
}

/** The same for a command without a log: the server reports missing folders. */
export async function seedFolders(
  store: Store,
  config: Pick<Config, 'mode'>,
  log: Log,
  tenantsDir: string,
  raster?: Raster,
): Promise<ImportReport> {
  const passwordHash = demoPasswordHash()
  const complete = (bundle: TenantBundle) =>
    config.mode === 'demo' ? withDemoPeople(bundle, passwordHash) : Promise.resolve(bundle)
  if (!existsSync(tenantsDir)) {
    log.warn({ tenantsDir }, 'there is no folder of tenants; only the agencies in the database are served')
    return { imported: [], untouched: [], broken: [], renamed: [] }
  }
  if (!statSync(tenantsDir).isDirectory()) {
    throw new ConfigError(
      'LIVERY_TENANTS_DIR',
      `LIVERY_TENANTS_DIR is ${tenantsDir}, which is not a folder. Name the folder that contains one folder for each tenant.`,
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
  // The demo's start prints them; a log line would repeat each of them.
  for (const { slug, problems } of config.mode === 'demo' ? [] : report.broken) {
    for (const problem of problems) log.error({ slug, ...problem }, problemLine(slug, problem))
  }
  return report
}

/** Also added to agencies with unchanged folders, which may be of a release without discounts. */
async function giveSavings(store: Store, { imported, untouched }: ImportReport): Promise<void> {
  for (const slug of [...imported.map((one) => one.slug), ...untouched]) {
    const agency = await store.agencyBySlug(slug)
    if (agency !== null) await seedDemoSavings(store.forAgency(agency.id), slug)
  }
}

/**
 * Adds the demo's promotions to an agency, and credits to its travellers with a wallet. Only for demo mode. Codes
 * that the agency changed stay, and travellers who ever had credits get no more.
 */
export async function seedDemoSavings(agency: AgencyRepositories, slug: string): Promise<void> {
  await agency.transaction(async ({ promotions, credits, users }) => {
    for (const promotion of demoPromotions) await promotions.add(promotion)
    for (const { name, userType, isRewardWalletEnable } of demoPeople) {
      if (userType !== 'Traveller' || !isRewardWalletEnable) continue
      const person = await users.findByEmail(demoEmail(name, slug))
      if (person !== null) await credits.addFirst({ ...demoCredit, personId: person.id })
    }
  })
}

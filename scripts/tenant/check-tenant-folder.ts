import type { Finding } from '../../src/contract/types.ts'
import { routePatterns as bookingRoutes } from '../../src/remotes/booking/routes.ts'
import { routePatterns as seoRoutes } from '../../src/remotes/seo/routes.ts'
import { assetHash } from '../../src/server/domain/pictures/asset-hash.ts'
import type { Raster } from '../../src/server/domain/pictures/raster.ts'
import { runChecks } from '../../src/server/domain/site-settings/checks/run-checks.ts'
import { readSettings } from '../../src/server/domain/site-settings/read-settings.ts'
import { locateProblems } from '../../src/server/domain/tenant-folders/locate-problems.ts'
import type { BundleResult } from '../../src/server/domain/tenant-folders/read-tenant-bundle.ts'
import type { TenantBundle } from '../../src/server/domain/tenant-folders/tenant-bundle.ts'
import type { TenantFolder } from '../../src/server/domain/tenant-folders/tenant-folder.ts'
import type { TenantProblem } from '../../src/server/domain/tenant-folders/tenant-problem.ts'
import type { JsonObject } from '../../src/tenant/settings/json.ts'
import { checkBookNow } from './check-book-now.ts'
import { checkColors } from './check-colors.ts'
import { checkFiles } from './check-files.ts'
import { checkHtml } from './check-html.ts'
import { findingProblem } from './finding-problem.ts'

/** `error`: the folder is not imported, or its site has broken links. `note`: nothing needs doing. */
export type Level = 'error' | 'warning' | 'note'

export interface LeveledProblem extends TenantProblem {
  level: Level
}

/** What is known about the server that will run the site. */
export interface Deployment {
  /** The demo's payments take no money by design. */
  isDemo: boolean
  environment: string
  /** Draws with the server's limits. */
  raster: Raster
}

const remotes = [
  { name: 'booking', routes: bookingRoutes },
  { name: 'seo', routes: seoRoutes },
]

/**
 * Returns all findings of a tenant's folder: what prevents its import, otherwise the editor's checks before
 * publishing, unused or heavy files, and colours that the theme changed.
 */
export async function checkTenantFolder(
  folder: TenantFolder,
  read: BundleResult,
  { isDemo, environment, raster }: Deployment,
): Promise<LeveledProblem[]> {
  if (!read.ok) return levelled('error', locateProblems(folder, read.problems))
  const { hosts } = read.bundle
  const settings = readSettings(read.bundle.content, hosts)
  const parts = { remotes, environment, isDemo, raster, assets: assetsOf(read.bundle) }
  const findings = await runChecks({ settings, hosts }, parts)
  const tenant: JsonObject = JSON.parse(String(folder.files.get('tenant.json')))
  const found = findings.map((finding) => ({
    level: levelOf(finding),
    ...findingProblem(finding, tenant, folder.files),
  }))
  const all = [
    ...found,
    ...levelled('warning', [
      ...checkBookNow(settings),
      ...checkFiles(tenant, folder.files),
      ...checkHtml(folder.files),
    ]),
    ...levelled('note', checkColors(settings.agency)),
  ]
  return placed(folder, all)
}

/** A page that comes with a later release is left out of menus until then. */
function levelOf({ level, code }: Finding): Level {
  if (level === 'blocking') return 'error'
  return code === 'link.notHere' ? 'note' : 'warning'
}

function levelled(level: Level, problems: readonly TenantProblem[]): LeveledProblem[] {
  return problems.map((problem) => ({ level, ...problem }))
}

/** With their places in tenant.json; a finding in another file has its own. */
function placed(folder: TenantFolder, problems: readonly LeveledProblem[]): LeveledProblem[] {
  const located = locateProblems(folder, problems)
  return problems.map((problem, index) => {
    const { line, column } = located[index] ?? {}
    return { ...(line !== undefined && { line }), ...(column !== undefined && { column }), ...problem }
  })
}

function assetsOf({ assets }: TenantBundle) {
  const byHash = new Map(assets.map((asset) => [assetHash(asset.bytes), asset]))
  return { find: async (hash: string) => byHash.get(hash) ?? null }
}

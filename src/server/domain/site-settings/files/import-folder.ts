import type { Settings } from '../../../../contract/types.ts'
import type { Change } from '../../../../tenant/settings/change.ts'
import type { Json, JsonObject } from '../../../../tenant/settings/json.ts'
import { sameJson } from '../../../../tenant/settings/json.ts'
import { isPlatformField, platformFields } from '../../../../tenant/settings/platform-fields.ts'
import { valueAt, withValue } from '../../../../tenant/settings/pointer.ts'
import { settingsDiff } from '../../../../tenant/settings/settings-diff.ts'
import type { Turn } from '../../../kernel/limits/fair-limiter.ts'
import type { Asset } from '../../pictures/asset.ts'
import type { Raster } from '../../pictures/raster.ts'
import { readTenantBundle } from '../../tenant-folders/read-tenant-bundle.ts'
import type { TenantProblem } from '../../tenant-folders/tenant-problem.ts'
import { readSettings } from '../read-settings.ts'
import { limitChanges } from './limit-changes.ts'

/** What a folder would change in an agency's settings. */
export interface FolderImport {
  changes: Change[]
  /** Pointers of platform fields that differ in the folder. */
  kept: string[]
  problems: readonly TenantProblem[]
  /** The pictures that the changes name. */
  assets: readonly Asset[]
}

/**
 * Returns what a folder would change in an agency's settings, or all of its problems by file, field and reason.
 * Stores nothing. HTML is cleaned in the `turn` of an agency and its editor; an aborted `signal` ends the work.
 */
export async function importFolder(
  files: ReadonlyMap<string, Buffer>,
  slug: string,
  now: Settings,
  raster: Raster,
  options: { turn?: Turn; signal?: AbortSignal } = {},
): Promise<FolderImport> {
  const refused = (problems: readonly TenantProblem[]) => ({ changes: [], kept: [], problems, assets: [] })
  const misplaced = misplacedFolder(files)
  if (misplaced !== null) return refused([misplaced])
  const read = await readTenantBundle({ slug, hash: '', files }, raster, options)
  if (!read.ok) return refused(read.problems)
  const { content, hosts, assets } = read.bundle
  const current = asJson(now)
  const imported = asJson(readSettings(content, hosts))
  const named = asJson(JSON.parse(String(files.get('tenant.json'))))
  const stays = [...platformFields, ...unchangedHost(named, now)]
  const kept = stays.filter(
    (pointer) => pointer !== '/$schema' && !sameJson(valueAt(current, pointer), valueAt(imported, pointer)),
  )
  // Copied from the current settings, so that no change contains platform fields, not even inside another.
  const wanted = stays.reduce<JsonObject>(
    (document, pointer) => withValue(document, pointer, valueAt(current, pointer)) ?? document,
    imported,
  )
  const fields = settingsDiff(current, wanted).filter(({ pointer }) => !isPlatformField(pointer))
  const changes = limitChanges(fields, current, wanted)
  return {
    changes,
    kept: kept.filter((pointer) => valueAt(named, pointer) !== undefined),
    problems: [],
    assets,
  }
}

/** The host for search engines stays if the folder names none, or one of another agency. */
function unchangedHost({ canonicalHost }: JsonObject, { hosts }: Settings): string[] {
  return hosts.some((host) => host === canonicalHost) ? [] : ['/canonicalHost']
}

/** The enclosing folder was zipped too, the most common mistake. */
function misplacedFolder(files: ReadonlyMap<string, unknown>): TenantProblem | null {
  if (files.has('tenant.json')) return null
  const inside = [...files.keys()].find((path) => path.endsWith('/tenant.json'))
  if (inside === undefined) return { file: 'tenant.json', field: '', reason: 'is missing' }
  const folder = inside.slice(0, -'tenant.json'.length)
  return {
    file: inside,
    field: '',
    reason: `is in ${folder}; zip the contents of that folder, not the folder`,
  }
}

function asJson(settings: object): JsonObject {
  return JSON.parse(JSON.stringify(settings)) as { [name: string]: Json }
}

import { sharpRaster } from '../../adapters/raster/sharp-raster.ts'
import type { Store } from '../../adapters/store/store.ts'
import type { Raster } from '../../domain/pictures/raster.ts'
import { locateProblems } from '../../domain/tenant-folders/locate-problems.ts'
import { readTenantBundle } from '../../domain/tenant-folders/read-tenant-bundle.ts'
import { SlugBlocked } from '../../domain/tenant-folders/slug-blocked.ts'
import {
  HostTaken,
  type ImportOutcome,
  type TenantBundle,
} from '../../domain/tenant-folders/tenant-bundle.ts'
import { readTenantFolders, type TenantFolder } from '../../domain/tenant-folders/tenant-folder.ts'
import {
  type BrokenTenant,
  shownFolder,
  type TenantProblem,
} from '../../domain/tenant-folders/tenant-problem.ts'

export interface ImportReport {
  /** Tenants whose folder changed since the last import. */
  imported: readonly ImportOutcome[]
  /** Slugs of tenants whose folder is unchanged. */
  untouched: readonly string[]
  broken: readonly BrokenTenant[]
  /** Slugs of agencies whose folder seems to have another name now, which is among `broken`. */
  renamed: readonly string[]
}

/**
 * Imports every folder of `tenantsDir` into the store, each bundle as `complete` returns it; an unchanged one only
 * has its files read. A broken one does not change its agency, and does not affect others. Running it again changes
 * nothing.
 */
export async function importTenants(
  store: Store,
  tenantsDir: string,
  complete: (bundle: TenantBundle) => Promise<TenantBundle>,
  raster: Raster = sharpRaster(),
): Promise<ImportReport> {
  const folders = readTenantFolders(tenantsDir)
  const present = new Set(folders.map(({ slug }) => slug))
  const known = await store.importedFolders([...present])
  const untouched: string[] = []
  const broken: BrokenTenant[] = []
  const read: { folder: TenantFolder; bundle: TenantBundle }[] = []
  const found = (folder: TenantFolder, problems: readonly TenantProblem[]): BrokenTenant => ({
    slug: folder.slug,
    problems: locateProblems(folder, problems).map((problem) => ({
      tenantsDir: shownFolder(tenantsDir),
      ...problem,
    })),
  })
  for (const folder of folders) {
    const { slug } = folder
    if (known.get(slug) === folder.hash) {
      untouched.push(slug)
      continue
    }
    const result = await readTenantBundle(folder, raster)
    if (result.ok) read.push({ folder, bundle: await complete(result.bundle) })
    else broken.push(found(folder, result.problems))
  }
  const added = read.filter(({ folder }) => !known.has(folder.slug)).map(({ bundle }) => bundle)
  const holders = await store.registry.holders(added.flatMap(({ hosts }) => hosts))
  const others = [...new Set(holders.values())].filter((slug) => !present.has(slug))
  const gone = others.length === 0 ? [] : [...(await store.importedFolders(others)).keys()]
  const renamed = renamedFolders(added, gone, holders)
  for (const { folder } of read) {
    const from = renamed.get(folder.slug)
    if (from !== undefined) broken.push(found(folder, [renamedProblem(folder.slug, from)]))
  }
  const taken = read.filter(({ folder }) => !renamed.has(folder.slug))
  const imported: ImportOutcome[] = []
  const outcomes = taken.length === 0 ? [] : await store.importTenants(taken.map(({ bundle }) => bundle))
  for (const [index, { folder, bundle }] of taken.entries()) {
    const outcome = outcomes[index]
    if (outcome instanceof HostTaken) broken.push(found(folder, [takenProblem(bundle, outcome)]))
    else if (outcome instanceof SlugBlocked) broken.push(found(folder, [blockedProblem(folder.slug)]))
    else if (outcome) imported.push(outcome)
  }
  return { imported, untouched, broken, renamed: [...renamed.values()] }
}

/** The slug of a new folder, and of the agency that it seems to belong to. */
export function renamedProblem(slug: string, from: string): TenantProblem {
  return {
    file: '',
    field: '',
    reason: `looks like the folder of the agency ${from} under another name, and ${from} has no folder any more`,
    fix:
      `run 'npm run -s tenant -- rename ${from} ${slug}'; if ${slug} is another agency, first run ` +
      `'npm run -s tenant -- remove ${from}'`,
  }
}

/** The slug of a new folder that belonged to a removed agency with open matters. */
export function blockedProblem(slug: string): TenantProblem {
  return {
    file: '',
    field: 'slug',
    reason: `${slug} is the slug of a removed agency whose trips, holds or payments are not finished`,
    fix:
      `give the folder another name, or wait: 'npm run -s tenant -- remove ${slug} --keep-folder' shows what blocks the ` +
      'slug and until when',
  }
}

/** The bundle that names the host of another agency. */
export function takenProblem(
  { slug, hosts }: Pick<TenantBundle, 'slug' | 'hosts'>,
  { host, holder }: HostTaken,
): TenantProblem {
  const reason = `${host} belongs to the agency ${holder}; ${slug} cannot have it too`
  return { file: 'tenant.json', field: `hosts[${hosts.indexOf(host)}]`, reason }
}

/** A folder whose slug no agency has. */
interface NewFolder {
  slug: string
  hosts: readonly string[]
}

/**
 * Returns for each new folder the slug of the imported agency that it renames. That agency's folder is missing, and
 * it has all hosts of the new folder that are taken. Of two such folders the first one counts.
 */
export function renamedFolders(
  folders: readonly NewFolder[],
  gone: readonly string[],
  holders: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const left = new Set(gone)
  const found = new Map<string, string>()
  for (const { slug, hosts } of folders) {
    const [holder, ...others] = new Set(hosts.flatMap((host) => holders.get(host) ?? []))
    if (holder === undefined || others.length > 0 || !left.delete(holder)) continue
    found.set(slug, holder)
  }
  return found
}

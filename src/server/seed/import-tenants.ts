import type { Raster } from '../brand/raster.ts'
import type { Store } from '../store/store.ts'
import { HostTaken, type ImportOutcome, type TenantBundle } from '../store/tenant-bundle.ts'
import { locatedProblems } from './located-problems.ts'
import { tenantBundleOf } from './tenant-bundle-of.ts'
import { readTenantFolders, type TenantFolder } from './tenant-folder.ts'
import { type BrokenTenant, shownFolder, type TenantProblem } from './tenant-problem.ts'

export interface ImportReport {
  /** Tenants whose folder changed since the last import. */
  imported: readonly ImportOutcome[]
  /** Slugs of those whose folder did not. */
  untouched: readonly string[]
  broken: readonly BrokenTenant[]
  /** Slugs of those that were imported once and have no folder any more; they are served as they were. */
  removed: readonly string[]
}

/**
 * Imports every folder of `tenantsDir` into the store, each bundle as `complete` gives it back: unchanged ones cost the
 * reading of their files. A broken one changes nothing of its agency and keeps none of the others from being served. Running it
 * again changes nothing.
 */
export async function importTenants(
  store: Store,
  tenantsDir: string,
  complete: (bundle: TenantBundle) => Promise<TenantBundle>,
  raster?: Raster,
): Promise<ImportReport> {
  const known = await store.importedFolders()
  const untouched: string[] = []
  const broken: BrokenTenant[] = []
  const read: { folder: TenantFolder; bundle: TenantBundle }[] = []
  const folders = readTenantFolders(tenantsDir)
  const found = (folder: TenantFolder, problems: readonly TenantProblem[]): BrokenTenant => ({
    slug: folder.slug,
    problems: locatedProblems(folder, problems).map((problem) => ({
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
    const result = await tenantBundleOf(folder, raster)
    if (result.ok) read.push({ folder, bundle: await complete(result.bundle) })
    else broken.push(found(folder, result.problems))
  }
  const imported: ImportOutcome[] = []
  const outcomes = read.length === 0 ? [] : await store.importTenants(read.map(({ bundle }) => bundle))
  for (const [index, { folder, bundle }] of read.entries()) {
    const outcome = outcomes[index]
    if (outcome instanceof HostTaken) broken.push(found(folder, [takenProblem(bundle, outcome)]))
    else if (outcome) imported.push(outcome)
  }
  const present = new Set(folders.map(({ slug }) => slug))
  const removed = [...known.keys()].filter((slug) => !present.has(slug)).toSorted()
  return { imported, untouched, broken, removed }
}

function takenProblem({ slug, hosts }: TenantBundle, { host, holder }: HostTaken): TenantProblem {
  const reason = `${host} belongs to the agency ${holder}; ${slug} cannot have it too`
  return { file: 'tenant.json', field: `hosts[${hosts.indexOf(host)}]`, reason }
}

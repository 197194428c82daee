import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createProcessRaster } from '../../src/server/adapters/raster/process/process-raster.ts'
import type { Raster } from '../../src/server/domain/pictures/raster.ts'
import { locateProblems } from '../../src/server/domain/tenant-folders/locate-problems.ts'
import {
  type BundleResult,
  readTenantBundle,
} from '../../src/server/domain/tenant-folders/read-tenant-bundle.ts'
import { readTenantFolders, type TenantFolder } from '../../src/server/domain/tenant-folders/tenant-folder.ts'
import { shownFolder } from '../../src/server/domain/tenant-folders/tenant-problem.ts'
import { ink } from '../command-line/ink.ts'
import { checkTenantFolder, type LeveledProblem } from './check-tenant-folder.ts'
import { formatProblems, summaryOf } from './format-problems.ts'
import { importConflicts, type KnownAgencies } from './import-conflicts.ts'
import { withServerStore } from './server-store.ts'
import { slugsIn, type TenantSource, tenantSource, tenantsDirOf } from './tenant-source.ts'
import { verbOptions } from './verb-options.ts'

export const help = `npm run -s tenant -- check [<slug|folder|zip> …] [--dir <folder>] [--json] [--notes] [--database]

Checks tenants, by default all of tenants/, and prints a line for each problem with its place and advice. Everything that
a start would refuse is an error. It checks the schema, missing, heavy and unused files, hosts of two tenants, broken
links, pictures and links that a page leaves out, texts that lack a language, contrast, and empty pages.

  --dir <folder>   the folder of the tenants' folders (LIVERY_TENANTS_DIR, else tenants)
  --json           prints JSON for other programs
  --notes          also colours that the theme changes
  --database       also what a start would refuse because of agencies in the server's database: their hosts, folders
                   renamed by hand, and slugs of removed agencies with open bookings or payments (the same LIVERY_MODE,
                   DATABASE_URL or LIVERY_DATA_DIR; stop a server on the embedded database first)

Exit code: 0 without errors, 1 with errors, 2 for wrong arguments.`

/** A tenant with all its findings. */
export interface CheckedTenant {
  slug: string
  shown: string
  problems: readonly LeveledProblem[]
}

/** Runs the verb; returns its exit code. */
export async function check(args: string[]): Promise<number> {
  const { values, positionals } = verbOptions(args, {
    dir: { type: 'string' },
    json: { type: 'boolean', default: false },
    notes: { type: 'boolean', default: false },
    database: { type: 'boolean', default: false },
  })
  const tenantsDir = tenantsDirOf(values.dir)
  const wanted = positionals.length > 0 ? positionals : slugsIn(tenantsDir)
  const sources = await Promise.all(wanted.map((one) => tenantSource(one, tenantsDir)))
  const slugs = [...slugsIn(tenantsDir), ...sources.map(({ folder }) => folder.slug)]
  const known = values.database ? await knownAgencies(slugs) : noAgencies
  const checked = (await checkedTenants(sources, tenantsDir, known)).map((tenant) => ({
    ...tenant,
    problems: tenant.problems.filter(({ level }) => level !== 'note' || values.notes || values.json),
  }))
  const count = (level: string) =>
    checked.reduce((sum, { problems }) => sum + problems.filter((one) => one.level === level).length, 0)
  const [errors, warnings] = [count('error'), count('warning')]
  if (values.json) {
    const tenants = checked.map(({ slug, shown: folder, problems }) => ({ slug, folder, problems }))
    process.stdout.write(`${JSON.stringify({ errors, warnings, tenants }, null, 2)}\n`)
  } else {
    process.stdout.write(formatProblems(checked))
    const tenants = checked.length === 1 ? '1 tenant' : `${checked.length} tenants`
    process.stdout.write(`${ink('bold', tenants)}: ${summaryOf(errors, warnings)}\n`)
  }
  return errors > 0 ? 1 : 0
}

const noAgencies: KnownAgencies = { imports: new Map(), holders: new Map(), blocked: new Set() }

/**
 * Checks each tenant alone, and together with the other tenants of the folder and the agencies of the database, if
 * these are known.
 */
export async function checkedTenants(
  sources: readonly TenantSource[],
  tenantsDir: string,
  known = noAgencies,
): Promise<CheckedTenant[]> {
  const { LIVERY_MODE, LIVERY_ENVIRONMENT } = process.env
  const { raster, stop } = createProcessRaster({ log: { info() {}, warn() {}, error() {} } })
  const deployment = {
    isDemo: LIVERY_MODE !== 'production',
    environment: LIVERY_ENVIRONMENT || 'prod',
    raster,
  }
  const reading = createReading(raster)
  const named = new Map(sources.map(({ folder }) => [folder.slug, folder]))
  const others = (existsSync(tenantsDir) ? readTenantFolders(tenantsDir) : []).filter(
    ({ slug }) => !named.has(slug),
  )
  const isHome = (shown: string, slug: string) => shown === shownFolder(join(tenantsDir, slug))
  const all = [...others, ...named.values()].toSorted((one, other) => (one.slug < other.slug ? -1 : 1))
  const isReadable = async (folder: TenantFolder) =>
    known.imports.get(folder.slug) === folder.hash || (await reading(folder)).ok
  try {
    const together = await importConflicts(all, isReadable, known)
    const checked: CheckedTenant[] = []
    for (const { folder, shown } of sources) {
      const isOne = isHome(shown, folder.slug)
      const conflicts = isOne ? together : await importConflicts([...others, folder], isReadable, known)
      const found = locateProblems(folder, conflicts.get(folder.slug) ?? [])
      const problems = [
        ...found.map((problem) => ({ level: 'error' as const, ...problem })),
        ...(await checkTenantFolder(folder, await reading(folder), deployment)),
      ]
      checked.push({ slug: folder.slug, shown, problems })
    }
    return checked
  } finally {
    stop()
  }
}

/** Reads each folder once, as an import does. */
function createReading(raster: Raster): (folder: TenantFolder) => Promise<BundleResult> {
  const read = new Map<TenantFolder, Promise<BundleResult>>()
  return (folder) => {
    const bundle = read.get(folder) ?? readTenantBundle(folder, raster)
    read.set(folder, bundle)
    return bundle
  }
}

/** The agencies of the database that the server uses. */
function knownAgencies(slugs: readonly string[]): Promise<KnownAgencies> {
  return withServerStore(async (store) => ({
    imports: await store.importedFolders(),
    holders: await store.registry.holders(),
    blocked: await store.registry.blockedSlugs(slugs),
  }))
}

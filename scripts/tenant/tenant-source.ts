import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { readZip } from '../../src/server/domain/site-settings/files/read-zip.ts'
import {
  readTenantFolder,
  type TenantFolder,
  tenantSlugs,
} from '../../src/server/domain/tenant-folders/tenant-folder.ts'
import { shownFolder } from '../../src/server/domain/tenant-folders/tenant-problem.ts'
import { nearMiss } from '../../src/server/kernel/validation/near-miss.ts'
import { root } from '../build/root.ts'
import { listChoices } from '../command-line/list-choices.ts'
import { typedPath } from '../command-line/typed-path.ts'
import { UsageError } from '../command-line/usage-error.ts'

/** A tenant's files from any source. */
export interface TenantSource {
  folder: TenantFolder
  /** Prefix of its paths in messages: `tenants/acme`, `acme.zip`. */
  shown: string
}

/** The folder of the agencies' folders: --dir, else LIVERY_TENANTS_DIR, else `tenants`. */
export function tenantsDirOf(given: string | undefined): string {
  return given === undefined ? resolve(root, process.env.LIVERY_TENANTS_DIR || 'tenants') : typedPath(given)
}

/** The slugs of a folder of tenants, in order. */
export function slugsIn(tenantsDir: string): string[] {
  if (!existsSync(tenantsDir)) throw new UsageError(`There is no folder ${shownFolder(tenantsDir)}.`)
  return tenantSlugs(tenantsDir)
}

/** Returns the files of a slug, or of the path of a tenant's folder or zip. */
export async function tenantSource(given: string, tenantsDir: string): Promise<TenantSource> {
  const slugs = existsSync(tenantsDir) ? slugsIn(tenantsDir) : []
  if (slugs.includes(given)) return folderSource(join(tenantsDir, given))
  const path = typedPath(given)
  const there = statSync(path, { throwIfNoEntry: false })
  if (there?.isDirectory()) return folderSource(path)
  if (there?.isFile()) return zipSource(path)
  if (!existsSync(tenantsDir)) throw new UsageError(`There is no folder ${shownFolder(tenantsDir)}.`)
  const meant = nearMiss(given, slugs)
  const guess = meant === null ? '' : ` Did you mean ${meant}?`
  throw new UsageError(
    `There is no tenant, folder or zip ${JSON.stringify(given)}.${guess}${slugs.length === 0 ? '' : ` ${listChoices(slugs)}`}`,
  )
}

function folderSource(path: string): TenantSource {
  return { folder: readTenantFolder(dirname(path), basename(path)), shown: shownFolder(path) }
}

async function zipSource(path: string): Promise<TenantSource> {
  const shown = shownFolder(path)
  const zip = await readZip(readFileSync(path))
  if (!zip.ok) {
    const faults = zip.faults.map(
      ({ file, reason }) => `${[shown, file].filter(Boolean).join('/')} ${reason}.`,
    )
    throw new UsageError(faults.join('\n'))
  }
  const slug = basename(path)
    .replace(/\.zip$/i, '')
    .toLowerCase()
  return { folder: { slug, hash: '', files: withoutOuter(zip.files) }, shown }
}

/** Most zips contain the folder itself; its name is removed from the paths. */
function withoutOuter(files: ReadonlyMap<string, Buffer>): Map<string, Buffer> {
  const [outer] = [...files.keys()].flatMap((path) => /^([^/]+\/)tenant\.json$/.exec(path)?.[1] ?? [])
  const isAround =
    !files.has('tenant.json') &&
    outer !== undefined &&
    [...files.keys()].every((path) => path.startsWith(outer))
  return new Map([...files].map(([path, bytes]) => [isAround ? path.slice(outer.length) : path, bytes]))
}

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { tenantSlugs } from './tenant-slugs.ts'
import { englishFiles } from './text-catalogue.ts'

/** A tenant's folder as it is on disk, read whole. */
export interface TenantFolder {
  slug: string
  /** Changes with any file, and with whatever else decides what an import makes of them. */
  hash: string
  /** Contents by path inside the folder, with `/`. Links are not followed, and hidden files left out. */
  files: ReadonlyMap<string, Buffer>
}

const contract = join(import.meta.dirname, '../../../contract')

/** Gives every folder in `tenantsDir`, a link to one included, in the order of their names; other files there are left alone. */
export function readTenantFolders(tenantsDir: string): TenantFolder[] {
  const basis = importBasis()
  return tenantSlugs(tenantsDir).map((slug) => readFolder(tenantsDir, slug, basis))
}

/** Gives one folder of `tenantsDir`, which is there. */
export function readTenantFolder(tenantsDir: string, slug: string): TenantFolder {
  return readFolder(tenantsDir, slug, importBasis())
}

function readFolder(tenantsDir: string, slug: string, basis: Buffer): TenantFolder {
  const files = readFiles(join(tenantsDir, slug))
  return { slug, files, hash: folderHash(basis, files) }
}

/** Hash of the contract and of this folder's code: when either changes, the same files may become other content. */
function importBasis(): Buffer {
  const code = readdirSync(import.meta.dirname).filter((name) => /(?<!\.test)\.ts$/.test(name))
  const paths = [
    ...['tenant.schema.json', 'operations.gen.ts'].map((name) => join(contract, name)),
    ...code.toSorted().map((name) => join(import.meta.dirname, name)),
    // What an agency may word otherwise is what the site says.
    ...englishFiles().map(({ path }) => path),
  ]
  const hash = createHash('sha256')
  for (const path of paths) hash.update(readFileSync(path))
  return hash.digest()
}

function readFiles(folder: string): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const name = relative(folder, path).split(sep).join('/')
    if (!/(^|\/)\./.test(name)) files.set(name, readFileSync(path))
  }
  return new Map([...files].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function folderHash(basis: Buffer, files: ReadonlyMap<string, Buffer>): string {
  const hash = createHash('sha256').update(basis)
  // Lengths keep a file's end from being read as the next one's beginning.
  for (const [name, bytes] of files) hash.update(`${name}\n${bytes.length}\n`).update(bytes)
  return hash.digest('hex')
}

import { createHash } from 'node:crypto'
import { type Dirent, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { englishFiles } from './text-catalogue.ts'

/** A tenant's folder as it is on disk, read completely. */
export interface TenantFolder {
  slug: string
  /** Changes with any file, and with everything else that affects an import's result. */
  hash: string
  /** Contents by path inside the folder, with `/`. Links are not followed, and hidden files are left out. */
  files: ReadonlyMap<string, Buffer>
}

const contract = join(import.meta.dirname, '../../../contract')

/**
 * Returns every folder in `tenantsDir`, including links to folders, in the order of their names; other files are
 * ignored.
 */
export function readTenantFolders(tenantsDir: string): TenantFolder[] {
  const basis = importBasis()
  return tenantSlugs(tenantsDir).map((slug) => readFolder(tenantsDir, slug, basis))
}

/** Returns one existing folder of `tenantsDir`. */
export function readTenantFolder(tenantsDir: string, slug: string): TenantFolder {
  return readFolder(tenantsDir, slug, importBasis())
}

function readFolder(tenantsDir: string, slug: string, basis: Buffer): TenantFolder {
  const files = readFiles(join(tenantsDir, slug))
  return { slug, files, hash: folderHash(basis, files) }
}

/** Hash of the contract and of this folder's code: when either changes, the same files may give other content. */
function importBasis(): Buffer {
  const code = readdirSync(import.meta.dirname).filter((name) => /(?<!\.test)\.ts$/.test(name))
  const paths = [
    ...['tenant.schema.json', 'operations.gen.ts'].map((name) => join(contract, name)),
    ...code.toSorted().map((name) => join(import.meta.dirname, name)),
    // The texts that an agency may replace are those of the site.
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
  // Lengths keep the end of one file from being read as the start of the next.
  for (const [name, bytes] of files) hash.update(`${name}\n${bytes.length}\n`).update(bytes)
  return hash.digest('hex')
}

/** Returns the name of every folder in `tenantsDir`, including links to folders, in order; other files are ignored. */
export function tenantSlugs(tenantsDir: string): string[] {
  return readdirSync(tenantsDir, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.') && isFolder(tenantsDir, entry))
    .map(({ name }) => name)
    .toSorted()
}

/**
 * A link to a folder counts, because the server's operator put it there. A link that is broken, circular or
 * unreadable does not. Links inside a tenant's folder are a different matter.
 */
function isFolder(tenantsDir: string, entry: Dirent): boolean {
  if (!entry.isSymbolicLink()) return entry.isDirectory()
  const path = join(tenantsDir, entry.name)
  return existsSync(path) && statSync(path).isDirectory()
}

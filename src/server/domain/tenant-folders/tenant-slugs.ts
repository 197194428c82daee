import { type Dirent, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

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

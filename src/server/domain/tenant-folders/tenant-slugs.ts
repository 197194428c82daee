import { type Dirent, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Gives the name of every folder in `tenantsDir`, which is there, a link to one included, in their order; other files there are left alone. */
export function tenantSlugs(tenantsDir: string): string[] {
  return readdirSync(tenantsDir, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.') && isFolder(tenantsDir, entry))
    .map(({ name }) => name)
    .toSorted()
}

/**
 * A link to a folder is one: whoever runs the server put it there. One that leads nowhere, in a circle or where nobody may look is none. Links
 * inside a tenant's folder are another matter.
 */
function isFolder(tenantsDir: string, entry: Dirent): boolean {
  if (!entry.isSymbolicLink()) return entry.isDirectory()
  const path = join(tenantsDir, entry.name)
  return existsSync(path) && statSync(path).isDirectory()
}

import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Writes a tenant's files as the folder `<tenantsDir>/<slug>`, in the place of the one that may be there: all of them or none. They
 * are written beside it first, in a folder that no server takes for a tenant, and both change places at the end.
 */
export function writeFolder(tenantsDir: string, slug: string, files: ReadonlyMap<string, Uint8Array>): void {
  mkdirSync(tenantsDir, { recursive: true })
  const beside = mkdtempSync(join(tenantsDir, `.${slug}-`))
  try {
    for (const [name, bytes] of files) {
      const path = join(beside, 'new', name)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, bytes)
    }
    const place = join(tenantsDir, slug)
    const hadOne = existsSync(place)
    if (hadOne) renameSync(place, join(beside, 'old'))
    try {
      renameSync(join(beside, 'new'), place)
    } catch (error) {
      if (hadOne) renameSync(join(beside, 'old'), place)
      throw error
    }
  } finally {
    rmSync(beside, { recursive: true, force: true })
  }
}

import { existsSync, mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Writes a tenant's files as the folder `<tenantsDir>/<slug>`, in the place of the one that may be there: all of them or none. They
 * are written beside it first, in a folder that no server takes for a tenant, and both change places at the end. Where it is a link, what it leads to
 * is written, and it stays one.
 */
export function writeFolder(tenantsDir: string, slug: string, files: ReadonlyMap<string, Uint8Array>): void {
  mkdirSync(tenantsDir, { recursive: true })
  const named = join(tenantsDir, slug)
  const hadOne = existsSync(named)
  const place = hadOne ? realpathSync(named) : named
  const beside = mkdtempSync(join(dirname(place), `.${slug}-`))
  try {
    for (const [name, bytes] of files) {
      const path = join(beside, 'new', name)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, bytes)
    }
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

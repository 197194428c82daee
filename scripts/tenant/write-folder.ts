import { existsSync, mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Writes a tenant's files as `<tenantsDir>/<slug>`, replacing an existing folder: all files or none. They are first
 * written next to it, in a folder that no server reads, and swapped at the end. A link stays, and its target is
 * written.
 */
export function writeFolder(tenantsDir: string, slug: string, files: ReadonlyMap<string, Uint8Array>): void {
  mkdirSync(tenantsDir, { recursive: true })
  const named = join(tenantsDir, slug)
  const hadOne = existsSync(named)
  const place = hadOne ? realpathSync(named) : named
  const temporary = mkdtempSync(join(dirname(place), `.${slug}-`))
  try {
    for (const [name, bytes] of files) {
      const path = join(temporary, 'new', name)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, bytes)
    }
    if (hadOne) renameSync(place, join(temporary, 'old'))
    try {
      renameSync(join(temporary, 'new'), place)
    } catch (error) {
      if (hadOne) renameSync(join(temporary, 'old'), place)
      throw error
    }
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

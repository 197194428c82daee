import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Which agency is to be renamed, and where. */
export interface Renaming {
  slug: string
  newSlug: string
  tenantsDir: string
  /** Whether the folder has the old name still. */
  hasFolder: boolean
}

/** Renames the folder and what tenant.json has of the demo's address; gives what undoes both. */
export function renameFolder({ slug, newSlug, tenantsDir }: Renaming): () => void {
  const [from, to] = [join(tenantsDir, slug), join(tenantsDir, newSlug)]
  renameSync(from, to)
  const file = join(to, 'tenant.json')
  const before = existsSync(file) ? readFileSync(file) : null
  const text = before?.toString('utf8') ?? ''
  const after = text.replaceAll(new RegExp(`//${slug}\\.localhost(?=[:/"])`, 'g'), `//${newSlug}.localhost`)
  if (after !== text) writeFileSync(file, after)
  return () => {
    if (before !== null && after !== text) writeFileSync(file, before)
    renameSync(to, from)
  }
}

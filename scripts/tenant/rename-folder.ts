import { existsSync, lstatSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Which agency is to be renamed, and where. */
export interface Renaming {
  slug: string
  newSlug: string
  tenantsDir: string
  /** Whether the folder has the old name still. */
  hasFolder: boolean
}

/**
 * Writes the new address of the demo into tenant.json and renames the folder, where it still has its old name. Gives what undoes
 * both; where it throws, nothing is changed. The text goes first: after an end in between, running it again does the rest.
 */
export function renameFolder({ slug, newSlug, tenantsDir, hasFolder }: Renaming): () => void {
  const [from, to] = [join(tenantsDir, slug), join(tenantsDir, newSlug)]
  const undoText = renameAddress(join(hasFolder ? from : to, 'tenant.json'), slug, newSlug)
  if (!hasFolder) return undoText
  const undo = () => {
    // Where the folder was not renamed yet, only the text is undone.
    if (lstatSync(from, { throwIfNoEntry: false }) === undefined) renameSync(to, from)
    undoText()
  }
  try {
    renameSync(from, to)
  } catch (error) {
    undo()
    throw error
  }
  return undo
}

/** Rewrites `//<slug>.localhost`; a file that is not there or lacks it stays as it is. */
function renameAddress(file: string, slug: string, newSlug: string): () => void {
  if (!existsSync(file)) return () => undefined
  const before = readFileSync(file)
  const text = before.toString('utf8')
  const after = text.replaceAll(new RegExp(`//${slug}\\.localhost(?=[:/"])`, 'g'), `//${newSlug}.localhost`)
  if (after === text) return () => undefined
  const undo = () => writeFileSync(file, before)
  try {
    writeFileSync(file, after)
  } catch (error) {
    // A full disk may have left half of it.
    if (!readFileSync(file).equals(before)) undo()
    throw error
  }
  return undo
}

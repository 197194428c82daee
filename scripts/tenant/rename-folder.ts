import { existsSync, lstatSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The agency to rename, and where. */
export interface Renaming {
  slug: string
  newSlug: string
  tenantsDir: string
  /** Whether the folder still has the old name. */
  hasFolder: boolean
}

/**
 * Writes the new demo address into tenant.json and renames the folder, if it still has its old name. Returns a
 * function that undoes both. If it throws, nothing is changed.
 * The text comes first: if the process ends in between, running it again completes the renaming.
 */
export function renameFolder({ slug, newSlug, tenantsDir, hasFolder }: Renaming): () => void {
  const [from, to] = [join(tenantsDir, slug), join(tenantsDir, newSlug)]
  const undoText = renameAddress(join(hasFolder ? from : to, 'tenant.json'), slug, newSlug)
  if (!hasFolder) return undoText
  const undo = () => {
    // If the folder was not renamed yet, only the text is restored.
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

/** Replaces `//<slug>.localhost`; leaves a missing file, or one without it, as it is. */
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
    // A full disk may have left half of the file.
    if (!readFileSync(file).equals(before)) undo()
    throw error
  }
  return undo
}

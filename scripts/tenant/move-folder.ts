import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  unlinkSync,
} from 'node:fs'
import { join } from 'node:path'

/** A tenant's folder that was moved away. */
export interface MovedFolder {
  /** Its new place; null for a link, whose target is not touched. */
  to: string | null
  putBack: () => void
  /** Deletes it permanently. */
  delete: () => void
}

/** Whether a tenant's folder, or a link to one, has this slug. */
export function hasFolder(tenantsDir: string, slug: string): boolean {
  return lstatSync(join(tenantsDir, slug), { throwIfNoEntry: false }) !== undefined
}

/** Moves a tenant's folder to `<tenantsDir>/.removed/`, which no server reads; a link is deleted. */
export function moveAway(tenantsDir: string, slug: string): MovedFolder {
  const from = join(tenantsDir, slug)
  if (lstatSync(from).isSymbolicLink()) {
    const target = readlinkSync(from)
    unlinkSync(from)
    return { to: null, putBack: () => symlinkSync(target, from), delete: () => undefined }
  }
  const removed = join(tenantsDir, '.removed')
  const isNew = !existsSync(removed)
  mkdirSync(removed, { recursive: true })
  const to = freeName(removed, slug)
  renameSync(from, to)
  const end = () => {
    if (isNew) rmdirSync(removed)
  }
  return {
    to,
    putBack() {
      renameSync(to, from)
      end()
    },
    delete() {
      rmSync(to, { recursive: true })
      end()
    },
  }
}

/** Folders in `.removed` that belonged to a tenant with this slug. */
export function removedFolders(tenantsDir: string, slug: string): string[] {
  const removed = join(tenantsDir, '.removed')
  if (!existsSync(removed)) return []
  return readdirSync(removed)
    .filter(
      (name) => name === slug || (name.startsWith(`${slug}-`) && /^\d+$/.test(name.slice(slug.length + 1))),
    )
    .toSorted()
    .map((name) => join(removed, name))
}

function freeName(folder: string, slug: string): string {
  for (let number = 1; ; number += 1) {
    const path = join(folder, number === 1 ? slug : `${slug}-${number}`)
    if (!existsSync(path)) return path
  }
}

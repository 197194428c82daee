import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { shownFolder } from '../../../src/server/domain/tenant-folders/tenant-problem.ts'
import { UsageError } from '../../command-line/usage-error.ts'

/** Names that a published folder may contain, such as those in a checkout of `gh-pages`. */
const isOfPublishing = (name: string) =>
  name.startsWith('.') || ['CNAME', 'LICENSE', 'README.md'].includes(name)

/** Whether a build wrote a preview there: next to the worker is its server, whose file name is unique to previews. */
function isPreview(out: string, names: readonly string[]): boolean {
  return (
    names.includes('worker.js') &&
    statSync(join(out, 'preview'), { throwIfNoEntry: false })?.isDirectory() === true &&
    readdirSync(join(out, 'preview')).some((name) => /^server-[0-9a-f]{12}\.bin$/.test(name))
  )
}

/**
 * Checks the folder for a preview, whose files a build replaces: it must be new, empty or a preview. Otherwise throws
 * a UsageError that names what is there.
 */
export function requirePlace(out: string): void {
  if (!existsSync(out)) return
  const names = statSync(out).isDirectory() ? readdirSync(out) : null
  if (names !== null && isPreview(out, names)) return
  const others = names?.filter((name) => !isOfPublishing(name)) ?? []
  if (names !== null && others.length === 0) return
  const found = others.length === 0 ? 'is a file' : `has ${others.slice(0, 3).join(', ')} in it`
  throw new UsageError(
    `${shownFolder(out)} ${found} and is no preview. Name another folder with --out: a new one, an empty one or an earlier preview.`,
  )
}

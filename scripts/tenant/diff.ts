import { ink } from '../command-line/ink.ts'
import { UsageError } from '../command-line/usage-error.ts'
import { formatDiff } from './format-diff.ts'
import { tenantDiff } from './tenant-diff.ts'
import { tenantSource, tenantsDirOf } from './tenant-source.ts'
import { verbOptions } from './verb-options.ts'

export const help = `npm run -s tenant -- diff <a> <b> [--dir <folder>] [--json]

Shows the differences between two tenants, each a slug, a folder or a zip: fields with both values, lists by their
entries, colours as samples, and other files by their content. A missing field equals its explicit default.

Exit code: 0 the same, 1 different, 2 for wrong arguments.`

/** Runs the verb; returns its exit code. */
export async function diff(args: string[]): Promise<number> {
  const { values, positionals } = verbOptions(args, {
    dir: { type: 'string' },
    json: { type: 'boolean', default: false },
  })
  const [a, b, ...others] = positionals
  if (a === undefined || b === undefined || others.length > 0) {
    throw new UsageError(
      `Name two tenants to compare; there ${positionals.length === 1 ? 'is' : 'are'} ${positionals.length}.`,
    )
  }
  const tenantsDir = tenantsDirOf(values.dir)
  const [one, other] = [await tenantSource(a, tenantsDir), await tenantSource(b, tenantsDir)]
  const difference = tenantDiff(one.folder.files, other.folder.files)
  const count = difference.fields.length + difference.files.length
  if (values.json) process.stdout.write(`${JSON.stringify(difference, null, 2)}\n`)
  else if (count === 0) process.stdout.write(`${one.shown} and ${other.shown} are the same.\n`)
  else
    process.stdout.write(
      `${ink('bold', one.shown)} → ${ink('bold', other.shown)}\n\n${formatDiff(difference)}`,
    )
  return count === 0 ? 0 : 1
}

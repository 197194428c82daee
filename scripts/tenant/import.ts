import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readTenantFolder } from '../../src/server/domain/tenant-folders/tenant-folder.ts'
import { shownFolder } from '../../src/server/domain/tenant-folders/tenant-problem.ts'
import { canAsk, conversation } from '../command-line/conversation.ts'
import { ink } from '../command-line/ink.ts'
import { UsageError } from '../command-line/usage-error.ts'
import { yesOrNo } from '../command-line/yes-or-no.ts'
import { checkedTenants } from './check.ts'
import { formatDiff } from './format-diff.ts'
import { formatProblems } from './format-problems.ts'
import { readTenantFile } from './read-tenant-file.ts'
import { tenantDiff } from './tenant-diff.ts'
import { type TenantSource, tenantSource, tenantsDirOf } from './tenant-source.ts'
import { verbOptions } from './verb-options.ts'
import { writeFolder } from './write-folder.ts'

export const help = `npm run -s tenant -- import <file.zip|folder> [--slug <slug>] [--yes] [--dir <folder>]

Imports a tenant, such as an export of Website Settings, into tenants/. It first checks the tenant, shows the
differences from an existing folder, and asks before it replaces that. It writes all files or none.

  --slug <slug>    the folder's name (the name of the zip or folder)
  --yes            replaces an existing folder without asking

Exit code: 0 imported, or already the same; 1 it has errors, or you answered n; 2 for wrong arguments.`

/** Runs the verb; returns its exit code. */
export async function importTenant(args: string[]): Promise<number> {
  const { values, positionals } = verbOptions(args, {
    dir: { type: 'string' },
    slug: { type: 'string' },
    yes: { type: 'boolean', default: false },
  })
  const [given, ...others] = positionals
  if (given === undefined || others.length > 0) throw new UsageError('Name one zip or folder to import.')
  const tenantsDir = tenantsDirOf(values.dir)
  const { folder, shown } = await tenantSource(given, tenantsDir)
  const slug = values.slug ?? folder.slug
  const source: TenantSource = { folder: { ...folder, slug }, shown }
  const place = join(tenantsDir, slug)
  if (shownFolder(place) === shown) throw new UsageError(`${shown} is the folder to import itself.`)
  const errors = await errorsOf(source, tenantsDir)
  if (errors !== '') {
    process.stderr.write(`${errors}${shownFolder(place)} was not changed.\n`)
    return 1
  }
  const isThere = existsSync(place)
  if (isThere) {
    const changes = await changesTo(
      { folder: readTenantFolder(tenantsDir, slug), shown: shownFolder(place) },
      source,
      tenantsDir,
    )
    if (changes === '') {
      process.stdout.write(`${shownFolder(place)} is already the same.\n`)
      return 0
    }
    process.stdout.write(changes)
    if (!(values.yes || (await isWanted(shownFolder(place))))) return 1
  }
  writeFolder(tenantsDir, slug, folder.files)
  process.stdout.write(
    `${ink('green', '✓')} ${shownFolder(place)} ${isThere ? 'was replaced' : 'is new'}. The next start imports it.\n`,
  )
  return 0
}

/** The differences, for review before the replacement; empty if there are none. */
async function changesTo(there: TenantSource, source: TenantSource, tenantsDir: string): Promise<string> {
  const places = `${ink('bold', there.shown)} → ${ink('bold', source.shown)}\n\n`
  if (readTenantFile(there.folder.files) === null) {
    // A broken folder may be replaced: an import can be its repair.
    const errors = await errorsOf(there, tenantsDir)
    return `${places}${errors}It cannot be compared with the tenant to import.\n\n`
  }
  const difference = tenantDiff(there.folder.files, source.folder.files)
  if (difference.fields.length + difference.files.length === 0) return ''
  return `${places}${formatDiff(difference)}\n`
}

async function errorsOf(source: TenantSource, tenantsDir: string): Promise<string> {
  const checked = (await checkedTenants([source], tenantsDir)).map((tenant) => ({
    ...tenant,
    problems: tenant.problems.filter(({ level }) => level === 'error'),
  }))
  return checked.some(({ problems }) => problems.length > 0) ? formatProblems(checked) : ''
}

async function isWanted(place: string): Promise<boolean> {
  if (!canAsk()) throw new UsageError(`${place} exists. Add --yes to replace it.`)
  return conversation((ask) => ask(`Replace ${place}? y or n`, 'n', yesOrNo))
}

import { join } from 'node:path'
import { shownFolder } from '../../src/server/seed/tenant-problem.ts'
import { SlugTaken } from '../../src/server/store/rename-agency.ts'
import type { Store } from '../../src/server/store/store.ts'
import { canAsk, conversation } from '../command-line/ask.ts'
import { ink } from '../command-line/ink.ts'
import { UsageError } from '../command-line/usage-error.ts'
import { yesOrNo } from '../command-line/yes-or-no.ts'
import { hasFolder } from './move-folder.ts'
import { slugOf } from './new-arguments.ts'
import { printedRenaming } from './printed-renaming.ts'
import { type Renaming, renameFolder } from './rename-folder.ts'
import { withServerStore } from './server-store.ts'
import { tenantsDirOf } from './tenant-source.ts'
import { unknownAgency } from './unknown-agency.ts'
import { verbOptions } from './verb-options.ts'

export const help = `npm run -s tenant -- rename <slug> <new-slug> [--yes] [--dir <folder>]

Gives an agency another slug. Its id, versions, drafts, hosts, people, sessions and bookings stay as they are; its folder
gets the new name, unless it was renamed by hand. Shows first what stays and what changes, and asks.

Uses the database that the server uses (the same LIVERY_MODE, DATABASE_URL or LIVERY_DATA_DIR). A server on the embedded
database has to be stopped first; servers on PostgreSQL may run, and follow at once.

  --yes            renames it without asking
  --dir <folder>   the folder whose folders are the tenants (LIVERY_TENANTS_DIR, else tenants)

Exit code: 0 renamed; 1 it was not wanted; 2 the command was typed wrong, or the new slug is taken.`

/** Runs the verb and gives its exit code. */
export async function renameTenant(args: string[]): Promise<number> {
  const { values, positionals } = verbOptions(args, {
    dir: { type: 'string' },
    yes: { type: 'boolean', default: false },
  })
  const [slug, given, ...others] = positionals
  if (slug === undefined || given === undefined || others.length > 0)
    throw new UsageError('Name the agency and its new slug.')
  const newSlug = slugOf(given)
  if (newSlug === slug) throw new UsageError(`${slug} has that slug already.`)
  const tenantsDir = tenantsDirOf(values.dir)
  const isThere = /^[^/\\.][^/\\]*$/.test(slug) && hasFolder(tenantsDir, slug)
  if (isThere && hasFolder(tenantsDir, newSlug))
    throw new UsageError(`${shownFolder(join(tenantsDir, newSlug))} is there already.`)
  const renaming = { slug, newSlug, tenantsDir, hasFolder: isThere }
  return withServerStore(async (store, { mode, port }) => {
    const id = await store.registry.idOf(slug)
    if (id === null && !isThere) throw await unknownAgency(store, slug)
    if ((await store.registry.idOf(newSlug)) !== null) throw taken(renaming)
    const holdings = id === null ? null : await store.registry.holdings(id)
    process.stdout.write(printedRenaming(renaming, holdings, mode === 'demo' ? port : null))
    if (!(values.yes || (await isWanted(renaming)))) {
      process.stdout.write('Nothing was changed.\n')
      return 1
    }
    await renameBoth(renaming, id === null ? null : store)
    process.stdout.write(`${ink('green', '✓')} ${slug} is ${newSlug} now.\n`)
    return 0
  })
}

/** The folder first: where the database then refuses, the folder gets its old name back. */
async function renameBoth(renaming: Renaming, store: Store | null): Promise<void> {
  const { slug, newSlug } = renaming
  const undo = renaming.hasFolder ? renameFolder(renaming) : () => undefined
  try {
    await store?.registry.rename(slug, newSlug)
  } catch (error) {
    undo()
    throw error instanceof SlugTaken ? taken(renaming) : error
  }
}

function taken({ slug, newSlug }: Renaming): UsageError {
  return new UsageError(
    `There is an agency ${newSlug} already. If it came of the folder of ${slug}, renamed by hand, run ` +
      `'npm run -s tenant -- remove ${newSlug} --keep-folder' first.`,
  )
}

async function isWanted({ slug, newSlug }: Renaming): Promise<boolean> {
  if (!canAsk()) throw new UsageError(`Nothing was changed; --yes renames ${slug} without asking.`)
  return conversation((ask) => ask(`Rename ${slug} to ${newSlug}? y or n`, 'n', yesOrNo))
}

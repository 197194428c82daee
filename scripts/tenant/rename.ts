import { join } from 'node:path'
import type { Holdings } from '../../src/server/adapters/store/agency-holdings.ts'
import { SlugTaken } from '../../src/server/adapters/store/rename-agency.ts'
import type { Store } from '../../src/server/adapters/store/store.ts'
import { SlugBlocked } from '../../src/server/domain/tenant-folders/slug-blocked.ts'
import { readTenantFolder } from '../../src/server/domain/tenant-folders/tenant-folder.ts'
import { shownFolder } from '../../src/server/domain/tenant-folders/tenant-problem.ts'
import type { Config } from '../../src/server/kernel/config/config.ts'
import { canAsk, conversation } from '../command-line/conversation.ts'
import { ink } from '../command-line/ink.ts'
import { UsageError } from '../command-line/usage-error.ts'
import { yesOrNo } from '../command-line/yes-or-no.ts'
import { missingVariables } from './agency-variables.ts'
import { formatRenaming } from './format-renaming.ts'
import { hasFolder } from './move-folder.ts'
import { slugOf } from './new-arguments.ts'
import { type Renaming, renameFolder } from './rename-folder.ts'
import { withServerStore } from './server-store.ts'
import { tenantsDirOf } from './tenant-source.ts'
import { unknownAgency } from './unknown-agency.ts'
import { verbOptions } from './verb-options.ts'

export const help = `npm run -s tenant -- rename <slug> <new-slug> [--yes] [--even-without-keys] [--dir <folder>]

Gives an agency another slug. Its id, versions, drafts, hosts, people, sessions and bookings do not change; its folder
gets the new name, unless it was renamed by hand. Shows first what changes, and asks.

Uses the server's database (the same LIVERY_MODE, DATABASE_URL or LIVERY_DATA_DIR). Stop a server on the embedded database
first; servers on PostgreSQL may run, and follow at once.

Stripe keys and secrets of identity providers are named by the slug, and running servers look for the new names at once.
Set the variables of the new slug next to the old ones, restart the servers, rename, and then remove the old variables.

  --yes                 renames it without asking
  --even-without-keys   renames it even if variables of the new slug are not set here; payments and sign-in that need
                        them fail until the servers start with them
  --dir <folder>        the folder of the tenants' folders (LIVERY_TENANTS_DIR, else tenants)

Exit code: 0 renamed; 1 you cancelled, or a variable is not set; 2 for wrong arguments, or if the new slug is taken.`

/** Runs the verb; returns its exit code. */
export async function renameTenant(args: string[]): Promise<number> {
  const { values, positionals } = verbOptions(args, {
    dir: { type: 'string' },
    yes: { type: 'boolean', default: false },
    'even-without-keys': { type: 'boolean', default: false },
  })
  const [slug, given, ...others] = positionals
  if (slug === undefined || given === undefined || others.length > 0)
    throw new UsageError('Name the agency and its new slug.')
  const newSlug = slugOf(given)
  if (newSlug === slug) throw new UsageError(`${slug} is already the agency's slug.`)
  const tenantsDir = tenantsDirOf(values.dir)
  const isThere = /^[^/\\.][^/\\]*$/.test(slug) && hasFolder(tenantsDir, slug)
  if (isThere && hasFolder(tenantsDir, newSlug))
    throw new UsageError(`${shownFolder(join(tenantsDir, newSlug))} is there already.`)
  const renaming = { slug, newSlug, tenantsDir, hasFolder: isThere }
  return withServerStore((store, config) => renameAt(store, config, renaming, values))
}

interface Flags {
  yes: boolean
  'even-without-keys': boolean
}

async function renameAt(store: Store, config: Config, renaming: Renaming, flags: Flags): Promise<number> {
  const { slug, newSlug } = renaming
  const id = await store.registry.idOf(slug)
  await requireFreeSlug(store, renaming, id)
  const holdings = id === null ? null : await store.registry.holdings(id)
  const missing =
    id === null
      ? []
      : missingVariables(
          process.env,
          renaming,
          config.apiOrigin === null && (await paysByStripe(store, id, holdings)),
        )
  process.stdout.write(
    formatRenaming(renaming, holdings, config.mode === 'demo' ? config.port : null, missing),
  )
  if (missing.length > 0 && !flags['even-without-keys']) return refuse(renaming, missing)
  if (!(flags.yes || (await isWanted(renaming)))) {
    process.stdout.write('Nothing was changed.\n')
    return 1
  }
  await renameBoth(renaming, id === null ? null : store)
  process.stdout.write(`${ink('green', '✓')} ${slug} was renamed to ${newSlug}.\n`)
  return 0
}

/** `id` is the agency's; null if the database has none with this slug. */
async function requireFreeSlug(store: Store, renaming: Renaming, id: string | null): Promise<void> {
  const { slug, newSlug } = renaming
  const isTaken = (await store.registry.idOf(newSlug)) !== null
  if (id === null && !renaming.hasFolder)
    throw isTaken ? renamedAlready(renaming) : await unknownAgency(store, slug)
  if (isTaken && (id !== null || !(await isFolderOf(store, renaming)))) throw taken(renaming)
  if ((await store.registry.blockedSlugs([newSlug])).size > 0) throw blocked(renaming)
}

/** Payments by an earlier gateway are refunded by that gateway, so its keys are needed too. */
async function paysByStripe(store: Store, id: string, holdings: Holdings | null): Promise<boolean> {
  return holdings?.hasStripe || (await store.agencyById(id))?.agency.currentPaymentGateway === 'stripe'
}

/** The database has already renamed the agency, and the folder of its last import has the old name. */
async function isFolderOf(store: Store, { slug, newSlug, tenantsDir }: Renaming): Promise<boolean> {
  const hash = (await store.importedFolders([newSlug])).get(newSlug)
  return hash !== undefined && hash === readTenantFolder(tenantsDir, slug).hash
}

function refuse({ slug, newSlug }: Renaming, missing: readonly string[]): number {
  process.stderr.write(
    `Servers look for ${missing.join(', ')} at once after the rename, and ${missing.length > 1 ? 'they are' : 'it is'} not set ` +
      `here. Without that, payments and sign-in of ${newSlug} stop.\n` +
      `  1. Set the variables of ${newSlug} on every server, next to those of ${slug}, and restart the servers.\n` +
      '  2. Run this command again with the same environment.\n' +
      `  3. Remove the variables of ${slug}.\n` +
      'To rename it now, add --even-without-keys.\nNothing was changed.\n',
  )
  return 1
}

/** The folder first: if the database then refuses, the folder gets its old name back. */
async function renameBoth(renaming: Renaming, store: Store | null): Promise<void> {
  const { slug, newSlug } = renaming
  const undo = renameFolder(renaming)
  try {
    await store?.registry.rename(slug, newSlug)
  } catch (error) {
    undo()
    if (error instanceof SlugTaken) throw taken(renaming)
    throw error instanceof SlugBlocked ? blocked(renaming) : error
  }
}

function renamedAlready({ slug, newSlug }: Renaming): UsageError {
  return new UsageError(
    `There is no agency ${slug}, but there is an agency ${newSlug}. If you renamed it before, nothing is left to do.`,
  )
}

function blocked({ slug, newSlug }: Renaming): UsageError {
  return new UsageError(
    `A removed agency had the slug ${newSlug}, and its trips, holds or payments are not finished. Give ${slug} another slug, ` +
      `or wait: 'npm run -s tenant -- remove ${newSlug}' shows what blocks the slug and until when.`,
  )
}

function taken({ slug, newSlug }: Renaming): UsageError {
  return new UsageError(
    `There is already an agency ${newSlug}. If it was imported from the folder of ${slug}, renamed by hand, run ` +
      `'npm run -s tenant -- remove ${newSlug} --keep-folder' first.`,
  )
}

async function isWanted({ slug, newSlug }: Renaming): Promise<boolean> {
  if (!canAsk()) throw new UsageError(`Nothing was changed. Add --yes to rename ${slug} without a question.`)
  return conversation((ask) => ask(`Rename ${slug} to ${newSlug}? y or n`, 'n', yesOrNo))
}

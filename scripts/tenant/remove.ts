import { join } from 'node:path'
import { type Holdings, isSettled, type OpenCounts } from '../../src/server/adapters/store/agency-holdings.ts'
import { needsSlug } from '../../src/server/adapters/store/blocked-slugs.ts'
import { KEPT_YEARS, OpenMatters } from '../../src/server/adapters/store/remove-agency.ts'
import type { Store } from '../../src/server/adapters/store/store.ts'
import { shownFolder } from '../../src/server/domain/tenant-folders/tenant-problem.ts'
import { canAsk, conversation } from '../command-line/conversation.ts'
import { ink } from '../command-line/ink.ts'
import { UsageError } from '../command-line/usage-error.ts'
import { agencyVariables } from './agency-variables.ts'
import { formatDeleted, formatHoldings, formatOpenCounts } from './format-holdings.ts'
import { hasFolder, type MovedFolder, moveAway, removedFolders } from './move-folder.ts'
import { withServerStore } from './server-store.ts'
import { tenantsDirOf } from './tenant-source.ts'
import { unknownAgency } from './unknown-agency.ts'
import { verbOptions } from './verb-options.ts'

export const help = `npm run -s tenant -- remove <slug> [--yes] [--even-open] [--keep-folder | --delete-folder] [--dir <folder>]

Removes an agency. Its site, hosts, people, sessions, pictures and settings are deleted. Its bookings, payments, refunds,
credits and audit log are kept for ${KEPT_YEARS} years after its last trip, as tax and commercial law require; no other agency can
read them. Shows first what is deleted and kept, and asks for the slug. Afterwards its hosts are free, and its slug is
free once its trips, holds and payments are finished; incidents do not block it.

Uses the server's database (the same LIVERY_MODE, DATABASE_URL or LIVERY_DATA_DIR). Stop a server on the embedded database
first; servers on PostgreSQL may run, and follow at once.

  --yes             removes it without asking
  --even-open       removes it even with open trips, holds, payments, refunds or incidents; refunds are still made
  --keep-folder     keeps the folder, which the next start imports as a new agency
  --delete-folder   deletes the folder (it is moved to .removed in the tenants' folder)
  --dir <folder>    the folder of the tenants' folders (LIVERY_TENANTS_DIR, else tenants)

Exit code: 0 removed, or removed earlier; 1 something is open, or you cancelled; 2 for wrong arguments.`

interface Flags {
  yes: boolean
  'even-open': boolean
  'keep-folder': boolean
  'delete-folder': boolean
}

/** What to remove. */
interface Target {
  slug: string
  tenantsDir: string
  hasFolder: boolean
  flags: Flags
}

/** Runs the verb; returns its exit code. */
export async function removeTenant(args: string[]): Promise<number> {
  const { values, positionals } = verbOptions(args, {
    dir: { type: 'string' },
    yes: { type: 'boolean', default: false },
    'even-open': { type: 'boolean', default: false },
    'keep-folder': { type: 'boolean', default: false },
    'delete-folder': { type: 'boolean', default: false },
  })
  const [slug, ...others] = positionals
  if (slug === undefined || others.length > 0) throw new UsageError('Name one agency to remove.')
  if (values['keep-folder'] && values['delete-folder'])
    throw new UsageError('Use either --keep-folder or --delete-folder.')
  const tenantsDir = tenantsDirOf(values.dir)
  const isThere = /^[^/\\.][^/\\]*$/.test(slug) && hasFolder(tenantsDir, slug)
  const target = { slug, tenantsDir, hasFolder: isThere && !values['keep-folder'], flags: values }
  return withServerStore(async (store) => {
    const id = await store.registry.idOf(slug)
    if (id !== null) return removeAgency(store, id, target)
    return target.hasFolder ? removeFolder(target) : sayRemoved(store, target, isThere)
  })
}

async function removeAgency(store: Store, id: string, target: Target): Promise<number> {
  const { slug, flags } = target
  const holdings = await store.registry.holdings(id)
  const name = (await store.agencyById(id))?.agency.agencyName
  process.stdout.write(summary(`${ink('bold', slug)}${name ? `  ${name}` : ''}`, holdings, target))
  if (!isSettled(holdings.open) && !flags['even-open']) return refuse(slug, holdings.open)
  if (!(await isWanted(target))) return 1
  const moved = target.hasFolder ? moveAway(target.tenantsDir, slug) : null
  const removal = await store.registry.remove(slug, flags['even-open']).catch((error: unknown) => {
    moved?.putBack()
    // Something was booked since the count.
    if (error instanceof OpenMatters) return error
    throw error
  })
  if (removal instanceof OpenMatters) return refuse(slug, removal.open)
  const keys = agencyVariables(process.env, slug)
  process.stdout.write(
    [
      `${ink('green', '✓')} ${slug} was removed. Its kept data is stored until ${removal.keptUntil}.`,
      ...folderLine(moved, target),
      ...(keys.length === 0 ? [] : [keysLine(slug, keys, !needsSlug(holdings.open))]),
      '',
    ].join('\n'),
  )
  return 0
}

function refuse(slug: string, open: OpenCounts): number {
  process.stderr.write(
    `${slug} has ${formatOpenCounts(open).join(', ')}. Finish that first, or add --even-open: guests then lose the site, and the ` +
      `server completes open payments and bookings without sending mail.\nNothing was changed.\n`,
  )
  return 1
}

/** Refunds of the agency need the keys of its slug. */
function keysLine(slug: string, keys: readonly string[], settled: boolean): string {
  return settled
    ? `  ${keys.join(', ')} can be removed from the environment.`
    : `  Leave ${keys.join(', ')} set until this command reports that the slug ${slug} is free.`
}

/** A folder that no server has imported yet, or whose agency was removed earlier. */
async function removeFolder(target: Target): Promise<number> {
  const place = shownFolder(join(target.tenantsDir, target.slug))
  process.stdout.write(`The database has no agency ${target.slug}; the next start would import ${place}.\n`)
  if (!(await isWanted(target))) return 1
  process.stdout.write(
    `${folderLine(moveAway(target.tenantsDir, target.slug), target).join('\n').trimStart()}\n`,
  )
  return 0
}

/** `isThere`: the slug has a folder, which stays. */
async function sayRemoved(store: Store, { slug, tenantsDir }: Target, isThere: boolean): Promise<number> {
  const { registry } = store
  const removals = await registry.removed(slug)
  if (removals.length === 0) {
    if (!isThere) throw await unknownAgency(store, slug)
    throw new UsageError(
      `The database has no agency ${slug}, and ${shownFolder(join(tenantsDir, slug))} is kept.`,
    )
  }
  for (const { id, removedAt, keptUntil } of removals) {
    const holdings = await registry.holdings(id)
    const open = formatOpenCounts(holdings.open)
    process.stdout.write(
      `${slug} was already removed, on ${removedAt.toISOString().slice(0, 10)}. Kept until ${keptUntil}: ` +
        `${formatHoldings(holdings)}.\n${open.length > 0 ? `Still open: ${open.join(', ')}.\n` : ''}${slugLine(slug, holdings.open, keptUntil)}`,
    )
  }
  process.stdout.write(
    removedFolders(tenantsDir, slug)
      .map((place) => `${shownFolder(place)} still exists; no server reads it, and you can delete it.\n`)
      .join(''),
  )
  return 0
}

function slugLine(slug: string, open: OpenCounts, keptUntil: string): string {
  const blocking = formatOpenCounts({ ...open, incidents: 0 })
  return needsSlug(open)
    ? `The slug ${slug} is blocked by ${blocking.join(', ')}: until that is finished, at the latest until ${keptUntil}.\n`
    : `It does not block the slug ${slug}.\n`
}

function summary(title: string, holdings: Holdings, { slug, tenantsDir, ...target }: Target): string {
  const place = shownFolder(join(tenantsDir, slug))
  const moved = target.flags['delete-folder']
    ? 'deleted'
    : `moved to ${shownFolder(join(tenantsDir, '.removed'))}`
  const folder = target.hasFolder
    ? `${place} is ${moved}`
    : target.flags['keep-folder']
      ? `${place} stays; the next start imports it as a new agency${needsSlug(holdings.open) ? ', once the slug is free' : ''}`
      : [
          'is gone already',
          ...removedFolders(tenantsDir, slug).map((one) => `${shownFolder(one)} still exists`),
        ].join('; ')
  return [
    title,
    '',
    `  ${ink('red', 'deleted')}  ${formatDeleted(holdings)}`,
    `  ${ink('green', 'kept')}     ${formatHoldings(holdings)}, for ${KEPT_YEARS} years after the last trip`,
    `  folder   ${folder}`,
    '',
    '',
  ].join('\n')
}

function folderLine(moved: MovedFolder | null, { slug, tenantsDir, flags }: Target): string[] {
  const place = shownFolder(join(tenantsDir, slug))
  if (moved === null) return []
  if (moved.to === null) return [`  The link ${place} was deleted; its target was not changed.`]
  if (!flags['delete-folder'])
    return [`  ${place} was moved to ${shownFolder(moved.to)}, where no server reads it.`]
  moved.delete()
  return [`  ${place} is deleted.`]
}

async function isWanted({ slug, flags }: Target): Promise<boolean> {
  if (flags.yes) return true
  if (!canAsk()) throw new UsageError(`Nothing was changed. Add --yes to remove ${slug} without a question.`)
  const typed = await conversation((ask) =>
    ask(`Type ${slug} to remove it, or press Enter to cancel`, '', (answer) => {
      if (answer === '' || answer === slug) return answer
      throw new UsageError(`${JSON.stringify(answer)} is not ${slug}.`)
    }),
  )
  if (typed !== slug) process.stdout.write('Nothing was changed.\n')
  return typed === slug
}

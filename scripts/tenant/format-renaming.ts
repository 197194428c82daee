import { join } from 'node:path'
import type { Holdings } from '../../src/server/adapters/store/agency-holdings.ts'
import { shownFolder } from '../../src/server/domain/tenant-folders/tenant-problem.ts'
import { countNoun } from '../command-line/count-noun.ts'
import { ink } from '../command-line/ink.ts'
import { agencyVariables, variableOf } from './agency-variables.ts'
import { hasFolder } from './move-folder.ts'
import type { Renaming } from './rename-folder.ts'

/**
 * Returns what a renaming changes and keeps, and the variables that the agency then lacks. `holdings` is null without
 * a database.
 */
export function formatRenaming(
  renaming: Renaming,
  holdings: Holdings | null,
  demoPort: number | null,
  missing: readonly string[],
): string {
  const { slug, newSlug, tenantsDir, hasFolder: isThere } = renaming
  const [from, to] = [slug, newSlug].map((one) => shownFolder(join(tenantsDir, one)))
  const folder = isThere
    ? [`${from} becomes ${to}`]
    : hasFolder(tenantsDir, newSlug)
      ? [`${to} is its folder`]
      : ['it has no folder; only the database changes']
  const demo =
    demoPort === null
      ? []
      : [
          `http://${newSlug}.localhost:${demoPort} is its address in the demo; http://${slug}.localhost:${demoPort} answers 'Agency not found!'`,
          `the demo's people sign in as …@${newSlug}.example`,
        ]
  const keys = agencyVariables(process.env, slug).flatMap((name) => {
    const newName = variableOf(name, slug, newSlug)
    return missing.includes(newName) ? [] : [`${newName} is used at once; remove ${name} afterwards`]
  })
  const lacking = missing.map((name) => `${name} is not set here, but is needed at once`)
  const lines = [...folder, ...demo, ...keys, ...lacking].map(
    (line) => `  ${ink('yellow', 'changes')}  ${line}`,
  )
  const stays = holdings === null ? 'nothing: no server has imported it yet' : printedStays(holdings)
  return `${ink('bold', slug)} → ${ink('bold', newSlug)}\n\n  ${ink('green', 'stays')}    ${stays}\n${lines.join('\n')}\n\n`
}

function printedStays({ deleted, kept }: Holdings): string {
  const { hosts, travellers, staff } = deleted
  return [
    'its id',
    hosts.length === 0 ? 'no hosts' : `${countNoun(hosts.length, 'host')} (${hosts.join(', ')})`,
    countNoun(travellers + staff, 'person', 'people'),
    countNoun(deleted.sessions, 'session'),
    countNoun(kept.bookings, 'booking'),
    countNoun(deleted.versions + kept.versions, 'version'),
  ].join(', ')
}

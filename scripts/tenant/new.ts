import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { shownFolder } from '../../src/server/domain/tenant-folders/tenant-problem.ts'
import { resolveTokens } from '../../src/theme/resolve-tokens.ts'
import { type Ask, askNobody, canAsk, conversation } from '../command-line/conversation.ts'
import { ink, swatch } from '../command-line/ink.ts'
import { UsageError } from '../command-line/usage-error.ts'
import { checkedTenants } from './check.ts'
import { formatProblems } from './format-problems.ts'
import { newArguments, slugOf } from './new-arguments.ts'
import { type NewTenant, newTenantFiles } from './new-tenant.ts'
import { tenantsDirOf } from './tenant-source.ts'
import { verbOptions } from './verb-options.ts'
import { writeFolder } from './write-folder.ts'

export const help = `npm run -s tenant -- new <slug> [--name <name>] [--logo <file>] [--color <#rrggbb>] [--host <host> …]
    [--languages <code,…>] [--country <code>] [--currency <code>] [--engines <name,…>] [--dir <folder>]

Makes a tenant's folder that works at once: tenant.json, logo, icon and the pages of every site. On a terminal it asks
for missing values; otherwise it uses the values in brackets.

  --name <name>        the agency's name (derived from the slug)
  --logo <file>        SVG, PNG, JPEG, WebP, GIF or AVIF; its colours become the theme (none: the name is drawn)
  --color <#rrggbb>    the brand colour, if there is no logo
  --host <host>        one of its hosts; may be repeated (none; the demo has <slug>.localhost)
  --languages <codes>  of en, pt, es, da, no, de, ar, fr, sv; the default first (en)
  --country <code>     its country, in two letters (US)
  --currency <code>    the default currency (the country's)
  --engines <names>    what it sells: hotels, flights, resorts, cars, activities, cruise (hotels)

Exit code: 0 made, 1 it had errors and was not made, 2 for wrong arguments, or if the folder exists.`

/** Runs the verb; returns its exit code. */
export async function newTenant(args: string[]): Promise<number> {
  const { values, positionals } = verbOptions(args, {
    name: { type: 'string' },
    logo: { type: 'string' },
    color: { type: 'string' },
    host: { type: 'string', multiple: true },
    languages: { type: 'string' },
    country: { type: 'string' },
    currency: { type: 'string' },
    engines: { type: 'string' },
    dir: { type: 'string' },
  })
  const [named, ...others] = positionals
  if (others.length > 0 || (named === undefined && !canAsk()))
    throw new UsageError('Name one folder to make, such as acme-travel.')
  const tenantsDir = tenantsDirOf(values.dir)
  const free = (text: string) => freeSlug(text, tenantsDir)
  const fromDialogue = async (ask: Ask) => {
    const slug =
      named === undefined ? await ask('Folder to make, such as acme-travel', '', free) : free(named)
    return newArguments(slug, values, ask)
  }
  const tenant = canAsk() ? await conversation(fromDialogue) : await fromDialogue(askNobody)
  const place = join(tenantsDir, tenant.slug)
  const { files, problems } = await wellLit(tenant, tenantsDir)
  if (problems.some(({ level }) => level === 'error')) {
    process.stderr.write(formatProblems([{ slug: tenant.slug, shown: shownFolder(place), problems }]))
    return 1
  }
  writeFolder(tenantsDir, tenant.slug, files)
  process.stdout.write(summary(tenant, shownFolder(place), files))
  return 0
}

function freeSlug(text: string, tenantsDir: string): string {
  const place = join(tenantsDir, slugOf(text))
  if (existsSync(place)) throw new UsageError(`${shownFolder(place)} is there already.`)
  return text
}

/** Both modes if the logo is visible in both, otherwise the one in which it is. */
async function wellLit(tenant: NewTenant, tenantsDir: string) {
  const made = async (mode: 'auto' | 'light' | 'dark') => {
    const files = await newTenantFiles(tenant, mode)
    const source = { folder: { slug: tenant.slug, hash: '', files }, shown: tenant.slug }
    const [checked] = await checkedTenants([source], tenantsDir)
    const problems = (checked?.problems ?? []).filter(({ level }) => level !== 'note')
    return { files, problems }
  }
  for (const mode of ['auto', 'light', 'dark'] as const) {
    const one = await made(mode)
    if (one.problems.length === 0) return one
  }
  return made('auto')
}

function summary(
  { slug, logo, color }: NewTenant,
  place: string,
  files: ReadonlyMap<string, Buffer>,
): string {
  const palette = logo?.palette ?? [color]
  const { brand } = resolveTokens({ primaryColor: palette[0] ?? color })
  const used =
    brand.used === brand.given
      ? ''
      : `  ${ink('dim', `(the site uses ${brand.used}, so that text on it is readable)`)}`
  const check = `npm run -s tenant -- check ${slug}`
  const serve = `npm run dev -- --tenant ${slug}`
  return [
    `${ink('green', '✓')} ${ink('bold', place)}  ${[...files.keys()].join(', ')}`,
    `  ${logo ? 'colours of the logo' : 'colour'}  ${palette.slice(0, 6).map(swatch).join(' ')}${used}`,
    '',
    `  ${check}  lists what to fix`,
    `  ${serve.padEnd(check.length)}  serves it at http://${slug}.localhost:4000`,
    '',
  ].join('\n')
}

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LanguageCode } from '../../src/contract/types.ts'
import { shownFolder } from '../../src/server/domain/tenant-folders/tenant-problem.ts'
import { nearMiss } from '../../src/server/kernel/validation/near-miss.ts'
import { languageCodes } from '../../src/tenant/language.ts'
import { root } from '../build/root.ts'
import { buildIfStale } from '../build-if-stale.mjs'
import { ink } from '../command-line/ink.ts'
import { listChoices } from '../command-line/list-choices.ts'
import { typedPath } from '../command-line/typed-path.ts'
import { UsageError } from '../command-line/usage-error.ts'
import { contactSheet } from './shots/contact-sheet.ts'
import { matrixOf, modes, roles, type ShotRequest, type ShotTenant, shotPages } from './shots/matrix.ts'
import type { ShotRecord } from './shots/shot-record.ts'
import { shotTenants } from './shots/shot-tenants.ts'
import { takeShots } from './shots/take-shots.ts'
import { slugsIn, tenantsDirOf } from './tenant-source.ts'
import { verbOptions } from './verb-options.ts'

export const help = `npm run -s tenant -- shots [<slug> …] [--pages <names>] [--roles <names>] [--languages <codes>]
    [--widths <pixels>] [--modes <names>] [--out <folder>] [--fail-on-change] [--dir <folder>]

Takes pictures of agencies' sites, by default all of tenants/, and shows them in one HTML file with filters, next to those
of the last run and their differences. It starts a separate server with a fixed clock, and ends it.

  --pages <names>      of ${Object.keys(shotPages).join(', ')}, or paths such as /about (all that have a name)
  --roles <names>      of ${roles.join(', ')} (those that see a page differently)
  --languages <codes>  the default language, and ar if the agency has it
  --widths <pixels>    1440,390; below 768 as on a phone
  --modes <names>      of ${modes.join(', ')} (those that the agency has)
  --out <folder>       the folder of the pictures (.livery/shots)
  --fail-on-change     ends with 1 if any pixel of a picture changed

Exit code: 0 taken, 1 a picture failed or (--fail-on-change) changed, 2 for wrong arguments.`

/** Runs the verb; returns its exit code. */
export async function shots(args: string[]): Promise<number> {
  const { values, positionals } = verbOptions(args, {
    pages: { type: 'string' },
    roles: { type: 'string' },
    languages: { type: 'string' },
    widths: { type: 'string' },
    modes: { type: 'string' },
    out: { type: 'string' },
    dir: { type: 'string' },
    'fail-on-change': { type: 'boolean', default: false },
  })
  const tenantsDir = tenantsDirOf(values.dir)
  const known = slugsIn(tenantsDir)
  const tenants = await shotTenants(
    positionals.map((slug) => oneOf('tenant', slug, known)),
    tenantsDir,
  )
  const cells = tenants.flatMap((tenant) => matrixOf(tenant, wantedOf(values)))
  if (cells.length === 0) throw new UsageError(`These options leave no picture. ${reasons(tenants)}`)
  await buildIfStale()
  const out = typedPath(values.out ?? join(root, '.livery/shots'))
  mkdirSync(out, { recursive: true })
  const taken = await takeShots({ cells, tenantsDir, out, onShot: progress })
  writeFileSync(join(out, 'index.html'), contactSheet({ takenAt: new Date().toISOString(), shots: taken }))
  process.stdout.write(summary(taken, shownFolder(join(out, 'index.html'))))
  const has = (state: ShotRecord['state']) => taken.some((shot) => shot.state === state)
  return has('failed') || (values['fail-on-change'] && has('changed')) ? 1 : 0
}

function wantedOf(values: { [Name in keyof ShotRequest]?: string }): ShotRequest {
  const list = (text: string | undefined) =>
    text
      ?.split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '')
  return {
    pages: list(values.pages)?.map((one) =>
      one.startsWith('/') ? one : oneOf('page', one, Object.keys(shotPages)),
    ),
    roles: list(values.roles)?.map((one) => oneOf('role', one, roles)),
    languages: list(values.languages)?.map((one) => oneOf<LanguageCode>('language', one, languageCodes)),
    widths: list(values.widths)?.map(widthOf),
    modes: list(values.modes)?.map((one) => oneOf('mode', one, modes)),
  }
}

function widthOf(text: string): number {
  const width = Number(text)
  if (Number.isInteger(width) && width >= 240 && width <= 4000) return width
  throw new UsageError(
    `${JSON.stringify(text)} is not a width: use a whole number of pixels from 240 to 4000.`,
  )
}

function oneOf<Name extends string>(noun: string, given: string, known: readonly Name[]): Name {
  const found = known.find((one) => one === given)
  if (found !== undefined) return found
  const meant = nearMiss(given, known)
  const guess = meant === null ? '' : ` Did you mean ${meant}?`
  throw new UsageError(`There is no ${noun} ${JSON.stringify(given)}.${guess} ${listChoices(known)}`)
}

function reasons(tenants: readonly ShotTenant[]): string {
  return tenants
    .map(({ slug, languages, mode, hasPeople }) => {
      const people = hasPeople ? '' : ', and no one signs in by password'
      return `${slug} has the languages ${languages.join(', ')} and the mode ${mode}${people}.`
    })
    .join(' ')
}

/** On a terminal one line that is overwritten, otherwise a line for each picture that changed or failed. */
function progress(shot: ShotRecord, done: number, all: number): void {
  const { name, state, pixels, share, reason } = shot
  const isTerminal = process.stdout.isTTY === true
  const clear = isTerminal ? '\r\u001b[2K' : ''
  if (state === 'changed') {
    const part = `${pixels} pixels, ${(share * 100).toFixed(share < 0.01 ? 3 : 1)} %`
    process.stdout.write(`${clear}${ink('yellow', 'changed')}  ${name}  ${part}\n`)
  } else if (state === 'failed')
    process.stdout.write(`${clear}${ink('red', 'failed')}   ${name}  ${reason}\n`)
  if (isTerminal) process.stdout.write(`\r\u001b[2K${ink('dim', `${done} of ${all}  ${name}`)}`)
  if (isTerminal && done === all) process.stdout.write('\r\u001b[2K')
}

function summary(taken: readonly ShotRecord[], sheet: string): string {
  const states = ['same', 'changed', 'new', 'failed'] as const
  const counts = states.flatMap((state) => {
    const count = taken.filter((shot) => shot.state === state).length
    return count === 0 ? [] : [`${count} ${state === 'same' ? 'unchanged' : state}`]
  })
  return `${ink('bold', `${taken.length} pictures`)}: ${counts.join(', ')}\n${sheet}\n`
}

import { existsSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { writeFolderFiles } from '../../src/server/domain/site-settings/files/write-folder-files.ts'
import { writeZip } from '../../src/server/domain/site-settings/files/write-zip.ts'
import { readSettings } from '../../src/server/domain/site-settings/read-settings.ts'
import { shownFolder } from '../../src/server/domain/tenant-folders/tenant-problem.ts'
import { listChoices } from '../command-line/list-choices.ts'
import { typedPath } from '../command-line/typed-path.ts'
import { UsageError } from '../command-line/usage-error.ts'
import { checkedTenants } from './check.ts'
import { exportRemoved } from './export-removed.ts'
import { formatProblems } from './format-problems.ts'
import { withServerStore } from './server-store.ts'
import { tenantSource, tenantsDirOf } from './tenant-source.ts'
import { verbOptions } from './verb-options.ts'

export const help = `npm run -s tenant -- export <slug> [--out <file>] [--published | --kept] [--dir <folder>]

Writes a tenant as a zip for Website Settings (Import a folder) or for the verb import.

  --out <file>       the output file (<slug>.zip in this folder, with --kept <slug>.json)
  --published        what its visitors see now, from the server's database (the same LIVERY_MODE, DATABASE_URL or
                     LIVERY_DATA_DIR; stop a server on the embedded database first), without markup rules, which
                     belong to no version
  --kept             the stored data of a removed agency, as JSON: bookings, payments, refunds, credits, audit log

Exit code: 0 written, 1 if the folder has errors and nothing was written, 2 for wrong arguments.`

/** Runs the verb; returns its exit code. */
export async function exportTenant(args: string[]): Promise<number> {
  const { values, positionals } = verbOptions(args, {
    dir: { type: 'string' },
    out: { type: 'string' },
    published: { type: 'boolean', default: false },
    kept: { type: 'boolean', default: false },
  })
  const [slug, ...others] = positionals
  if (slug === undefined || others.length > 0) throw new UsageError('Name one tenant to export.')
  if (values.published && values.kept)
    throw new UsageError('--published is for an existing agency, --kept for a removed one. Use one of them.')
  const path = typedPath(values.out ?? (values.kept ? `${slug}.json` : `${slug}.zip`))
  requirePlace(path, slug)
  if (values.kept) return exportRemoved(slug, path)
  const files = values.published
    ? await publishedFiles(slug)
    : await folderFiles(slug, tenantsDirOf(values.dir))
  if (files === null) return 1
  const bytes = await writeZip(files)
  writeFileSync(path, bytes)
  process.stdout.write(`${shownFolder(path)}: ${files.size} files, ${Math.ceil(bytes.length / 1000)} kB\n`)
  return 0
}

function requirePlace(path: string, slug: string): void {
  if (!existsSync(dirname(path)))
    throw new UsageError(`The output folder ${shownFolder(dirname(path))} does not exist.`)
  if (existsSync(path) && statSync(path).isDirectory())
    throw new UsageError(`${shownFolder(path)} is a folder. Name a file, such as ${slug}.zip.`)
}

/** The folder's files, tenant.json first; null if it has errors, which are printed. */
async function folderFiles(slug: string, tenantsDir: string): Promise<Map<string, Uint8Array> | null> {
  const source = await tenantSource(slug, tenantsDir)
  const checked = (await checkedTenants([source], tenantsDir)).map((tenant) => ({
    ...tenant,
    problems: tenant.problems.filter(({ level }) => level === 'error'),
  }))
  if (checked.some(({ problems }) => problems.length > 0)) {
    process.stderr.write(formatProblems(checked))
    return null
  }
  const { files } = source.folder
  const json = files.get('tenant.json') ?? Buffer.alloc(0)
  return new Map([['tenant.json', json], ...[...files].filter(([name]) => name !== 'tenant.json')])
}

function publishedFiles(slug: string): Promise<Map<string, Uint8Array>> {
  return withServerStore(async (store) => {
    const agencies = await store.agencies()
    const agency = agencies.find((one) => one.slug === slug)
    if (!agency) {
      const slugs = agencies.map((one) => one.slug)
      const known =
        slugs.length > 0
          ? listChoices(slugs)
          : 'It has no agencies yet: the first start of a server imports them.'
      throw new UsageError(`The database has no agency ${JSON.stringify(slug)}. ${known}`)
    }
    const { versions, assets } = store.forAgency(agency.id)
    const content = await versions.find(agency.version)
    if (content === null) throw new Error(`${slug} has no version ${agency.version}`)
    return writeFolderFiles(readSettings(content, agency.hosts), assets)
  })
}

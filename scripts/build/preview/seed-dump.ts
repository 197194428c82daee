import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createStore } from '../../../src/server/adapters/store/create-store.ts'
import type { Store } from '../../../src/server/adapters/store/store.ts'
import { openPglite } from '../../../src/server/db/pglite-database.ts'
import { prepareDatabase } from '../../../src/server/db/prepared-database.ts'
import type { ResolvedAgency } from '../../../src/server/domain/agencies/resolved-agency.ts'
import { problemLine, shownFolder } from '../../../src/server/domain/tenant-folders/tenant-problem.ts'
import { seedStore } from '../../../src/server/hosts/seed/seed-store.ts'

export interface Seeded {
  /** The database folder, as a tar. */
  dump: Uint8Array
  agencies: readonly SeededAgency[]
}

export interface SeededAgency {
  agency: ResolvedAgency['agency']
  /** The bytes of its logo, and their file's extension. */
  logo: { bytes: Uint8Array; ending: string } | null
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Separate commands: they shrink the file that every visitor downloads. */
const tidying = [
  // The session reads one database and creates none from a template.
  "update pg_database set datistemplate = false where datname like 'template_'",
  'drop database template0',
  'drop database template1',
  'vacuum full',
  // Starts the log in an empty file, and deletes earlier ones instead of reusing them.
  'set wal_recycle = off',
  'checkpoint',
  'select pg_switch_wal()',
  'checkpoint',
]

/**
 * Makes a database of these agencies of a tenants folder, with the demo's people. Throws an error with the faults if
 * a folder cannot be imported.
 */
export async function seedDump(tenantsDir: string, slugs: readonly string[]): Promise<Seeded> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-preview-'))
  try {
    for (const slug of slugs) cpSync(join(tenantsDir, slug), join(folder, slug), { recursive: true })
    const database = await openPglite({ dump: await prepareDatabase() })
    try {
      const store = await createStore(database, { demo: true, clock: () => new Date(), log: silent })
      const { broken } = await seedStore(store, { mode: 'demo' }, silent, folder)
      const lines = broken.flatMap(({ slug, problems }) =>
        // Problems name the original folder, which the user edits, not the copy.
        problems.map((problem) => problemLine(slug, { ...problem, tenantsDir: shownFolder(tenantsDir) })),
      )
      if (lines.length > 0) throw new Error(lines.join('\n'))
      const agencies = await Promise.all(slugs.map((slug) => seededAgency(store, slug)))
      for (const step of tidying) await database.client.exec(step)
      const dump = await database.client.dumpDataDir('none')
      return { dump: new Uint8Array(await dump.arrayBuffer()), agencies }
    } finally {
      // An open embedded database would keep the process running.
      await database.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function seededAgency(store: Store, slug: string): Promise<SeededAgency> {
  const found = await store.agencyBySlug(slug)
  if (found === null) throw new Error(`${slug} was not imported.`)
  const [, hash = '', ending = ''] = /^\/media\/([0-9a-f]{16})\.([a-z]{2,4})$/.exec(found.agency.logo) ?? []
  const asset = hash === '' ? null : await store.forAgency(found.id).assets.find(hash)
  return { agency: found.agency, logo: asset && { bytes: asset.bytes, ending } }
}

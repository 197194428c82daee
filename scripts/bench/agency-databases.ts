import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { openStore } from '../../src/server/adapters/store/open-store.ts'
import type { TestPostgres } from '../../src/server/adapters/store/testing-postgres.ts'
import { importTenants } from '../../src/server/hosts/seed/import-tenants.ts'
import { root } from '../build/root.ts'

/** The demo agency whose content every agency of the databases has, so that only their number differs. */
const slug = 'aurora'

export const benchLog = pino({ level: 'error' })

/** A database with many published agencies. */
export interface AgencyDatabase {
  agencies: number
  url: string
  /** Seconds that filling it took. */
  filledAfter: number
}

export const hostOf = (number: number) => `agency-${number}.example`

/** Creates a database for each number of agencies: one import of a folder, copied by SQL. */
export async function createAgencyDatabases(
  postgres: TestPostgres,
  sizes: readonly number[],
): Promise<AgencyDatabase[]> {
  await postgres.run('create database one_agency')
  await importOne(postgres.url('one_agency'))
  const databases: AgencyDatabase[] = []
  for (const agencies of sizes) {
    const name = `agencies_${agencies}`
    const started = performance.now()
    await postgres.run(`create database ${name} template one_agency`)
    await postgres.run(fill(agencies), name)
    await postgres.run('vacuum analyze', name)
    databases.push({ agencies, url: postgres.url(name), filledAfter: (performance.now() - started) / 1000 })
  }
  return databases
}

async function importOne(databaseUrl: string): Promise<void> {
  const tenants = mkdtempSync(join(tmpdir(), 'livery-agencies-'))
  cpSync(join(root, 'tenants', slug), join(tenants, slug), { recursive: true })
  const store = await openStore({ mode: 'production', dataDir: '', databaseUrl }, benchLog)
  try {
    const { broken } = await importTenants(store, tenants, async (bundle) => bundle)
    if (broken.length > 0) throw new Error(`the folder of ${slug} is not valid`)
  } finally {
    await store.close()
    rmSync(tenants, { recursive: true })
  }
}

/** As after an import of folders that have moved to another machine since. */
function fill(agencies: number): string {
  const numbers = `generate_series(1, ${agencies}) as n`
  const id = `md5('agency ' || n)::uuid`
  return `
    set synchronous_commit = off;
    update tenant_imports set folder_gone_at = now();
    insert into agencies (id, slug) select ${id}, 'agency-' || n from ${numbers};
    insert into hosts (host, agency_id) select 'agency-' || n || '.example', ${id} from ${numbers};
    insert into agency_versions (agency_id, version, document, content_hash, note, actor, layers)
      select ${id}, 1, document, content_hash, note, actor, layers
      from (select * from agency_versions limit 1) as imported, ${numbers};
    insert into agency_pointer (agency_id, version) select ${id}, 1 from ${numbers};
    insert into tenant_imports (agency_id, folder_hash, version, folder_gone_at)
      select ${id}, md5('folder ' || n), 1, now() from ${numbers};
    insert into users (agency_id, id, email, user_type, first_name, last_name, email_verified_at)
      select ${id}, md5('owner ' || n)::uuid, 'owner@agency-' || n || '.example', 'AgencyOwner', 'A', 'B', now()
      from ${numbers};
  `
}

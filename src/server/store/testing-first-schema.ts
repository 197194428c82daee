import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = join(import.meta.dirname, 'migrations')

/** Ids of what `firstSchemaRows` puts in. */
export const veteran = {
  agencyId: '11111111-1111-4111-8111-111111111111',
  userId: '22222222-2222-4222-8222-222222222222',
}

/** Statements that fill a database of the first schema with an agency and a person, as its owner without any role. */
export const firstSchemaRows = `
  set role livery_platform;
  insert into agencies (id, slug) values ('${veteran.agencyId}', 'veteran');
  set role livery_app;
  select set_config('livery.agency_id', '${veteran.agencyId}', false);
  insert into users (agency_id, id, email, user_type, first_name, last_name)
    values ('${veteran.agencyId}', '${veteran.userId}', 'old@veteran.example', 'AgencyOwner', 'Olga', 'Old');
  insert into sessions (agency_id, token_hash, user_id, created_at, expires_at)
    values ('${veteran.agencyId}', 'one', '${veteran.userId}', now(), now() + interval '1 hour'),
           ('${veteran.agencyId}', 'two', '${veteran.userId}', now(), now() + interval '1 hour');
  insert into sign_in_attempts (agency_id, account_hash, address, attempted_at)
    values ('${veteran.agencyId}', 'hash', '192.0.2.1', now());
  reset role;
`

/** Gives a folder with the first migration alone, as the first release had it, to the work and takes it away after. */
export async function withFirstMigration<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const first = mkdtempSync(join(tmpdir(), 'livery-first-schema-'))
  try {
    mkdirSync(join(first, 'meta'))
    cpSync(join(folder, '0000_agencies.sql'), join(first, '0000_agencies.sql'))
    const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
      entries: unknown[]
    }
    const cut = { ...journal, entries: journal.entries.slice(0, 1) }
    writeFileSync(join(first, 'meta/_journal.json'), JSON.stringify(cut))
    return await work(first)
  } finally {
    rmSync(first, { recursive: true })
  }
}

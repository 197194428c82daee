import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = join(import.meta.dirname, 'migrations')

/** All migrations by name. */
export const everyTag: readonly string[] = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .map((name) => name.replace('.sql', ''))

/** Ids of the rows in `firstSchemaRows`. */
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

/** Statements that add, some migrations later, a version with a draft, its changes, and a plan. */
export const draftedRows = `
  set role livery_app;
  select set_config('livery.agency_id', '${veteran.agencyId}', false);
  insert into drafts (agency_id, revision, document, authors) values ('${veteran.agencyId}', 7, null, '[]');
  insert into draft_changes (agency_id, revision, person_id, person_name, at, changes)
    values ('${veteran.agencyId}', 7, 'owner', 'Olga', now(), '[]');
  insert into schedules
      (agency_id, id, person_id, person_name, note, created_at, starts_at, document, base_version, changes)
    values ('${veteran.agencyId}', '33333333-3333-4333-8333-333333333333', 'owner', 'Olga', '', now(),
      now() + interval '1 day', '{}', 1, '[{"pointer": "/agency/city", "after": "Porto"}]');
  reset role;
`

/** Runs the work with a temporary folder that has the first migration alone, as in the first release. */
export function withFirstMigration<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  return withMigrations(['0000_agencies'], work)
}

/** The same with the migrations of a server at some date. */
export async function withMigrations<Result>(
  tags: readonly string[],
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const first = mkdtempSync(join(tmpdir(), 'livery-first-schema-'))
  try {
    mkdirSync(join(first, 'meta'))
    for (const tag of tags) cpSync(join(folder, `${tag}.sql`), join(first, `${tag}.sql`))
    const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
      entries: { tag: string }[]
    }
    const cut = { ...journal, entries: journal.entries.filter(({ tag }) => tags.includes(tag)) }
    writeFileSync(join(first, 'meta/_journal.json'), JSON.stringify(cut))
    return await work(first)
  } finally {
    rmSync(first, { recursive: true })
  }
}

import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { expect, it } from 'vitest'
import { everyTag, firstSchemaRows, veteran, withMigrations } from '../../db/testing-first-schema.ts'
import { createTestDatabase } from './testing-shared-postgres.ts'

const [ended, first, second] = ['a', 'b', 'c'].map(
  (letter) => `${letter.repeat(8)}-1111-4111-8111-111111111111`,
)
const row = (id: string | undefined, starts: string, state: string, changes: object[]) =>
  `('${veteran.agencyId}', '${id}', 'owner', 'Olga', '', now(), '${starts}', '2030-01-01', 1, '${state}', '${JSON.stringify(changes)}')`

it('the published version gets a layer for each plan that was live before layers existed', async () => {
  const database = await createTestDatabase()
  const pool = database.pool(1)
  const upTo = (tags: readonly string[]) =>
    withMigrations(tags, (migrationsFolder) => migrate(drizzle({ client: pool }), { migrationsFolder }))
  try {
    await upTo(['0000_agencies'])
    await pool.query(firstSchemaRows)
    await upTo(everyTag.filter((tag) => tag < '0045'))
    const asAgency = `set role livery_app; select set_config('livery.agency_id', '${veteran.agencyId}', false);`
    await pool.query(`${asAgency}
      insert into agency_versions (agency_id, version, document, content_hash, note, actor)
        values ('${veteran.agencyId}', 1, '{}', 'one', '', 'import'), ('${veteran.agencyId}', 2, '{}', 'two', '', 'owner');
      insert into agency_pointer (agency_id, version) values ('${veteran.agencyId}', 2);
      insert into schedules (agency_id, id, person_id, person_name, note, created_at, starts_at, ends_at, base_version, state, changes)
        values ${row(second, '2026-02-01', 'live', [{ pointer: '/b', after: 2 }])},
               ${row(first, '2026-01-01', 'live', [
                 { pointer: '/a', before: 0, after: 1 },
                 { pointer: '/c', before: 3 },
               ])},
               ${row(ended, '2026-01-01', 'done', [{ pointer: '/d', before: 0, after: 1 }])};
      reset role;`)
    await upTo(everyTag)
    await pool.query(asAgency)
    const { rows } = await pool.query('select version, layers from agency_versions order by version')
    expect(rows).toEqual([
      { version: 1, layers: [] },
      {
        version: 2,
        layers: [
          {
            plan: first,
            undo: [
              { pointer: '/c', after: 3 },
              { pointer: '/a', before: 1, after: 0 },
            ],
          },
          { plan: second, undo: [{ pointer: '/b', before: 2 }] },
        ],
      },
    ])
    await expect(pool.query(`update agency_versions set note = 'x'`)).rejects.toThrow()
  } finally {
    await pool.end()
    await database.drop()
  }
}, 90_000)

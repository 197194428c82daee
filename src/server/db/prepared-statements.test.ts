import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prepareDatabase } from './prepared-database.ts'
import { type PreparedStatements, preparedStatements, type RunStatement } from './prepared-statements.ts'
import { testingEngine } from './testing-engine.ts'

let client: PGlite
let run: RunStatement
let statements: PreparedStatements

beforeAll(async () => {
  client = await PGlite.create({ loadDataDir: await prepareDatabase(), ...(await testingEngine()) })
  await client.exec(
    'create table things (id int primary key, name text, made timestamptz, tags text[], data jsonb, file bytea)',
  )
  statements = preparedStatements(client)
  run = statements.run
})
afterAll(() => client.close())

const stored = async () =>
  (await client.query<{ count: number }>('select count(*)::int count from things')).rows

describe('a prepared statement', () => {
  it('returns the same result as the client, for values of every kind', async () => {
    const values = [1, "it's", new Date(0), ['a', 'b,"c'], { a: [null] }, new Uint8Array([0, 255])]
    const insert = 'insert into things values ($1, $2, $3, $4, $5, $6)'
    expect(await run(insert, values)).toMatchObject({ rows: [], affectedRows: 1 })
    await run(insert, [2, null, undefined, [], null, null])
    for (const rowMode of ['array', 'object'] as const) {
      for (const text of ['select *, data -> 0 as none from things order by id', 'select 1 where false']) {
        const { rows, fields } = await client.query(text, [], { rowMode })
        for (const _ of ['first', 'again'])
          expect(await run(text, [], { rowMode })).toMatchObject({ rows, fields })
      }
    }
    const json = "select 'null'::jsonb as nothing, 'true'::jsonb as yes"
    expect((await run(json)).rows).toEqual((await client.query(json)).rows)
  })

  it('reads columns as the caller requests', async () => {
    const parsers = { 23: (text: string) => `number ${text}` }
    expect((await run('select 7 as n', [], { parsers })).rows).toEqual([{ n: 'number 7' }])
    expect((await run('select 7 as n')).rows).toEqual([{ n: 7 }])
  })

  it('reports the code of the database, and can run again afterwards', async () => {
    const insert = 'insert into things (id) values ($1)'
    await expect(run(insert, [1])).rejects.toMatchObject({ code: '23505' })
    await run(insert, [3])
    await expect(run('select nothing')).rejects.toMatchObject({ code: '42703' })
    await expect(run(insert, ['three'])).rejects.toThrow('invalid input syntax')
    expect(await run('delete from things where id > $1', [1])).toMatchObject({ affectedRows: 2 })
  })

  it('is rolled back with its transaction', async () => {
    const before = await stored()
    const failing = client.transaction(async () => {
      await run('insert into things (id) values ($1)', [9])
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await stored()).toEqual(before)
  })

  it('begins a transaction that can be committed or rolled back', async () => {
    const before = await stored()
    for (const [id, how] of [
      [11, 'ROLLBACK'],
      [12, 'COMMIT'],
    ] as const) {
      statements.begin()
      await run('insert into things (id) values ($1)', [id])
      await statements.end(how)
    }
    const { rows } = await client.query('select id from things where id in (11, 12)')
    expect(rows).toEqual([{ id: 12 }])
    await client.exec('delete from things where id = 12')
    expect(await stored()).toEqual(before)
  })

  it('leaves no transaction open if the first statement fails, or if there is none', async () => {
    statements.begin()
    await expect(run('select no_such_column from things')).rejects.toMatchObject({ code: '42703' })
    await expect(run('select 1')).rejects.toMatchObject({ code: '25P02' })
    await statements.end('ROLLBACK')
    statements.begin()
    await statements.end('COMMIT')
    expect(client.isInTransaction()).toBe(false)
    expect((await run('select 1 as n')).rows).toEqual([{ n: 1 }])
    expect(client.isInTransaction()).toBe(false)
  })

  it('runs after its table was changed, and after the session has discarded it', async () => {
    await run('select * from things')
    await client.exec('alter table things add column more int')
    await expect(run('select * from things')).rejects.toMatchObject({ code: '0A000' })
    const changed = await run('select * from things')
    expect(changed.fields.map(({ name }) => name)).toContain('more')
    await client.exec('deallocate all')
    await expect(run('select * from things')).rejects.toMatchObject({ code: '26000' })
    expect((await run('select * from things')).rows).toEqual(changed.rows)
  })

  it('is removed from the database when there are too many', async () => {
    for (let index = 0; index < 320; index += 1) await run(`select ${index} as n`)
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int count from pg_prepared_statements',
    )
    expect(rows[0]?.count).toBeLessThanOrEqual(301)
    expect((await run('select 0 as n')).rows).toEqual([{ n: 0 }])
  })
})

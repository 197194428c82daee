import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openTestDatabase, openTestStore, testBundle } from '../adapters/store/testing.ts'
import type { Database } from './database.ts'
import { readRows, writeRows } from './testing-rows.ts'

// Tests use one database in turn, each as if it were new.

let before: Database
const heard: string[] = []

const told = async (database: Database, query: string) => {
  const found = await database.transaction((tx) => tx.execute(sql.raw(query)))
  return (found as unknown as { rows: Record<string, unknown>[] }).rows
}

describe('a database for a test', () => {
  it('may be filled, and listened to', async () => {
    before = await openTestDatabase()
    await before.listen('news', { message: (words) => heard.push(words), connected() {} })
    await told(before, `select pg_notify('news', 'first')`)
    await told(before, `insert into platform_state (key, value) values ('left', 'behind')`)
    await told(before, `select nextval('audit_log_id_seq')`)
    const agencies = await told(before, 'select count(*)::int as count from agencies')
    expect([heard, agencies]).toEqual([['first'], [{ count: 0 }]])
    const store = await openTestStore()
    await store.importTenant(testBundle('one'))
    expect(await store.agencies()).toHaveLength(1)
  })

  it('is empty again for the next test, and closed to the previous one', async () => {
    await expect(before.transaction(async () => 1)).rejects.toThrow('has ended')
    await expect(before.listen('news', { message() {}, connected() {} })).rejects.toThrow('has ended')
    for (let times = 0; times < 3; times += 1) {
      const database = await openTestDatabase()
      expect(await told(database, 'select * from platform_state')).toEqual([])
      expect(await told(database, 'select * from agencies')).toEqual([])
      expect(await told(database, `select nextval('audit_log_id_seq')::int as id`)).toEqual([{ id: 1 }])
      await told(database, `select pg_notify('news', 'second')`)
    }
    expect(heard).toEqual(['first'])
  })

  it('is another one for each simultaneous request', async () => {
    const [one, other] = [await openTestDatabase(), await openTestDatabase()]
    await told(one, `insert into platform_state (key, value) values ('of', 'one')`)
    expect(await told(other, 'select * from platform_state')).toEqual([])
    await one.close()
    await expect(one.transaction(async () => 1)).rejects.toThrow('has ended')
  })
})

it('gets the rows of another one, and continues its sequences', async () => {
  const [first, second] = [await openTestDatabase(), await openTestDatabase()]
  await told(first, `insert into platform_state (key, value) values ('left', 'behind')`)
  await told(first, `select nextval('audit_log_id_seq')`)
  await writeRows(second, await readRows(first))
  expect(await told(second, 'select key from platform_state')).toEqual([{ key: 'left' }])
  expect(await told(second, `select nextval('audit_log_id_seq')::int as id`)).toEqual([{ id: 2 }])
})

import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createStore } from './create-store.ts'
import { openTestDatabase, silentLog, testBundle } from './testing.ts'

it('finds what is due or over in all agencies by an index, and never by reading a whole table', async () => {
  const database = await openTestDatabase()
  const store = await createStore(database, { demo: false, clock: () => new Date(), log: silentLog })
  await store.importTenant(testBundle('one'))
  const run = (statement: string) => database.transaction((tx) => tx.execute(sql.raw(statement)))
  // Without this, PostgreSQL reads small tables whole, whichever indexes they have.
  await run('set enable_seqscan = off')
  // Plans that earlier tests of this database left were chosen without that setting.
  await run('discard plans')
  const readWhole = async () => {
    await run('select pg_stat_force_next_flush()')
    const { rows } = (await run('select relname as name, seq_scan as times from pg_stat_user_tables')) as {
      rows: { name: string; times: number }[]
    }
    return new Map(rows.map(({ name, times }) => [name, Number(times)]))
  }
  const sweeps = {
    forgetPast: () => store.forgetPast(),
    agenciesWithMail: () => store.agenciesWithMail(),
    agenciesWithSchedules: () => store.agenciesWithSchedules(),
    agenciesWithTasks: () => store.agenciesWithTasks(),
    openIncidents: () => store.openIncidents(),
    agenciesWithSandboxWebhooks: () => store.agenciesWithSandboxWebhooks(new Date()),
    reportGone: () => store.registry.reportGone(['one']),
    importedFolders: () => store.importedFolders(['one']),
    holders: () => store.registry.holders(['one.example']),
    agencies: () => store.agencies(10),
    forgetPictures: () => store.forgetPictures(),
  }
  const found: string[] = []
  for (const [name, sweep] of Object.entries(sweeps)) {
    const before = await readWhole()
    await sweep()
    for (const [table, times] of await readWhole())
      if (times !== before.get(table)) found.push(`${name} reads all of ${table}`)
  }
  expect(found).toEqual([])
})

import { rmSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createStore } from '../../adapters/store/create-store.ts'
import { openTestDatabase, silentLog, testBundle } from '../../adapters/store/testing.ts'
import type { Database } from '../../db/database.ts'
import {
  makeTenantsDir,
  tenantFilesWith,
  testTenant,
  writeTenant,
} from '../../domain/tenant-folders/testing-tenant.ts'
import { seedStore } from '../seed/seed-store.ts'
import { checkedAgencies } from './checked-agencies.ts'

const MOST = 10
const keys = { secret: 'sk_test_1', publishable: 'pk_test_1', webhook: 'whsec_1' }
const configuration = {
  stripeKeys: new Map([['AGENCY_4', keys]]),
  oidcSecrets: new Map([['AGENCY_5_STAFF', 'secret']]),
}

it('asks the database as often at a start with 60 agencies as with 30', async () => {
  const { database, count } = counted(await openTestDatabase())
  const tenantsDir = makeTenantsDir()
  writeTenant(tenantsDir, 'template', tenantFilesWith({ 'tenant.json': testTenant({}) }))
  const start = async () => {
    const before = count()
    const store = await createStore(database, { demo: false, clock: () => new Date(), log: silentLog })
    const { imported } = await seedStore(store, { mode: 'production' }, silentLog, tenantsDir)
    const agencies = await checkedAgencies(
      store,
      configuration,
      imported.map(({ slug }) => slug),
      MOST,
    )
    return { slugs: agencies.map(({ slug }) => slug), queries: count() - before }
  }
  try {
    await start()
    await addCopies(database, 1, 30)
    const some = await start()
    expect(some.slugs).toHaveLength(MOST + 2)
    expect(some.slugs).toEqual(expect.arrayContaining(['agency-1', 'agency-4', 'agency-5']))
    await addCopies(database, 31, 60)
    expect(await start()).toEqual(some)
  } finally {
    rmSync(tenantsDir, { recursive: true })
  }
})

it('includes what was just imported', async () => {
  const { database } = counted(await openTestDatabase())
  const store = await createStore(database, { demo: false, clock: () => new Date(), log: silentLog })
  await store.importTenant(testBundle('template'))
  await addCopies(database, 1, 20)
  await store.importTenant(testBundle('zebra'))
  const none = { stripeKeys: new Map(), oidcSecrets: new Map() }
  const slugs = async (imported: string[]) =>
    (await checkedAgencies(store, none, imported, MOST)).map(({ slug }) => slug)
  expect(await slugs([])).not.toContain('zebra')
  expect(await slugs(['zebra'])).toContain('zebra')
})

/** The same database, which counts its transactions. */
function counted(database: Database): { database: Database; count: () => number } {
  let transactions = 0
  return {
    count: () => transactions,
    database: {
      isOurs: database.isOurs,
      transaction(work) {
        transactions += 1
        return database.transaction(work)
      },
      listen: (channel, listener) => database.listen(channel, listener),
      close: () => database.close(),
    },
  }
}

/** Copies an imported agency, by numbered slugs; the folders of the copies are known to be missing. */
async function addCopies(database: Database, from: number, to: number): Promise<void> {
  const numbers = `generate_series(${from}, ${to}) as n`
  const id = `md5('agency ' || n)::uuid`
  const statements = [
    `insert into agencies (id, slug) select ${id}, 'agency-' || n from ${numbers}`,
    `insert into hosts (host, agency_id) select 'agency-' || n || '.example', ${id} from ${numbers}`,
    `insert into agency_versions (agency_id, version, document, content_hash, note, actor)
       select ${id}, 1, document, content_hash, note, actor
       from (select * from agency_versions limit 1) as imported, ${numbers}`,
    `insert into agency_pointer (agency_id, version) select ${id}, 1 from ${numbers}`,
    `insert into tenant_imports (agency_id, folder_hash, version, folder_gone_at)
       select ${id}, 'hash', 1, now() from ${numbers}`,
  ]
  await database.transaction(async (tx) => {
    for (const statement of statements) await tx.execute(sql.raw(statement))
  })
}

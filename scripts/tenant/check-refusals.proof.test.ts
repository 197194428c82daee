import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Store } from '../../src/server/adapters/store/store.ts'
import { openTestStore, testBundle } from '../../src/server/adapters/store/testing.ts'
import { testBooking, testItem } from '../../src/server/adapters/store/testing-booking.ts'
import type { TenantProblem } from '../../src/server/domain/tenant-folders/tenant-problem.ts'
import {
  acceptedFolders,
  goodFolder,
  oneHosts,
  refusedFolders,
} from '../../src/server/domain/tenant-folders/testing-refused-folders.ts'
import {
  makeTenantsDir,
  type TestFiles,
  writeTenant,
} from '../../src/server/domain/tenant-folders/testing-tenant.ts'
import { importTenants } from '../../src/server/hosts/seed/import-tenants.ts'
import { checkedTenants } from './check.ts'
import { slugsIn, tenantSource } from './tenant-source.ts'

let tenantsDir: string
let store: Store

beforeAll(async () => {
  store = await openTestStore()
  tenantsDir = makeTenantsDir()
})
afterAll(async () => {
  await store.close()
  rmSync(tenantsDir, { recursive: true })
})

const imported = async () => (await importTenants(store, tenantsDir, async (bundle) => bundle)).broken

/** Restores the first state of both agencies in database and folders. */
async function begin(): Promise<void> {
  for (const slug of slugsIn(tenantsDir)) rmSync(join(tenantsDir, slug), { recursive: true })
  for (const { slug } of await store.agencies()) await store.registry.remove(slug, true)
  writeTenant(tenantsDir, 'one', goodFolder('One', oneHosts))
  writeTenant(tenantsDir, 'two', goodFolder('Two', ['two.example']))
  expect(await imported()).toEqual([])
}

function write(slug: string, files: TestFiles): void {
  rmSync(join(tenantsDir, slug), { recursive: true, force: true })
  writeTenant(tenantsDir, slug, files)
}

async function known() {
  return {
    imports: await store.importedFolders(),
    holders: await store.registry.holders(),
    blocked: await store.registry.blockedSlugs(slugsIn(tenantsDir)),
  }
}

const plain = ({ file, field, reason, line, column, fix }: TenantProblem) => ({
  file,
  field,
  reason,
  line,
  column,
  fix,
})

/** Errors of a check by slug, without findings that do not prevent an import. */
async function errorsOf(names: string[], agencies?: Awaited<ReturnType<typeof known>>) {
  const sources = await Promise.all(names.map((name) => tenantSource(name, tenantsDir)))
  const checked = await checkedTenants(sources, tenantsDir, agencies)
  return checked.map(({ slug, problems }) => ({
    slug,
    problems: problems.filter(({ level }) => level === 'error').map(plain),
  }))
}

describe('a folder that a start refuses', () => {
  it.each(refusedFolders)(
    'is refused by check, in the same words and at the same place: it %s',
    async (_, files) => {
      await begin()
      write('one', files)
      const agencies = await known()
      const [found] = await errorsOf(['one'], agencies)
      const broken = await imported()
      expect(broken.map(({ slug }) => slug)).toEqual(['one'])
      expect(found?.problems).toEqual(broken[0]?.problems.map(plain))
      expect(found?.problems.every(({ reason, fix }) => reason !== '' && fix !== '')).toBe(true)
      // Without the database, the folders alone show the fault, at one of the two with the host.
      const all = await errorsOf(['one', 'two'])
      expect(all.some(({ problems }) => problems.length > 0)).toBe(true)
    },
  )

  it.each(['Acme', 'acme_travel', '-acme', 'a'.repeat(41)])(
    'is refused by check because of its name, %s',
    async (name) => {
      await begin()
      write(name, goodFolder('Acme', []))
      const agencies = await known()
      const found = await errorsOf([name], agencies)
      const broken = await imported()
      expect(broken.map(({ slug }) => slug)).toEqual([name])
      expect(found[0]?.problems).toEqual(broken[0]?.problems.map(plain))
    },
  )
})

describe('a folder that a start imports', () => {
  it.each(acceptedFolders)('has no error in check: it %s', async (_, files) => {
    await begin()
    write('one', files)
    const [found] = await errorsOf(['one'], await known())
    expect(await imported()).toEqual([])
    expect(found?.problems).toEqual([])
    expect(await errorsOf(['one'])).toEqual([{ slug: 'one', problems: [] }])
  })
})

describe('several folders', () => {
  /** What a check and an import report of each, with the current database. */
  async function compared(): Promise<string[]> {
    const found = await errorsOf(slugsIn(tenantsDir), await known())
    const broken = await imported()
    const refused = found.filter(({ problems }) => problems.length > 0).map(({ slug }) => slug)
    expect(refused).toEqual(broken.map(({ slug }) => slug).toSorted())
    return refused
  }

  it('are imported if two swap their hosts', async () => {
    await begin()
    write('one', goodFolder('One', ['two.example']))
    write('two', goodFolder('Two', oneHosts))
    expect(await compared()).toEqual([])
  })

  it('keep a host with its current agency, not with the first folder in order', async () => {
    await begin()
    write('aaa', goodFolder('Newcomer', ['two.example']))
    expect(await compared()).toEqual(['aaa'])
  })

  it('leave a host that a broken folder names to the next one', async () => {
    await begin()
    write('new-1', { ...goodFolder('Broken', ['new.example']), 'logo.svg': 'x' })
    write('new-2', goodFolder('Good', ['new.example']))
    write('new-3', goodFolder('Late', ['new.example']))
    expect(await compared()).toEqual(['new-1', 'new-3'])
  })

  it('refuse hosts of an agency whose folder is gone, and a folder renamed by hand', async () => {
    await begin()
    rmSync(join(tenantsDir, 'one'), { recursive: true })
    write('uno', goodFolder('One', oneHosts))
    write('mixed', goodFolder('Mixed', ['one.example', 'two.example']))
    expect(await compared()).toEqual(['mixed', 'uno'])
    const [found] = await errorsOf(['uno'], await known())
    expect(found?.problems[0]?.fix).toContain("'npm run -s tenant -- rename one uno'")
  })

  it('refuse the slug of a removed agency while it has an open trip, but not its hosts', async () => {
    await begin()
    const { agencyId } = await store.importTenant(testBundle('past'))
    const { bookings } = store.forAgency(agencyId)
    const item = testItem({ startsOn: '2999-01-01', endsOn: '2999-01-03' })
    await bookings.create(testBooking({ items: [item] }))
    await bookings.moveItem(item.id, { event: 'wait', actor: 'system' })
    await bookings.moveItem(item.id, { event: 'confirm', actor: 'system' })
    await store.registry.remove('past', true)
    write('past', goodFolder('Past', ['past.example']))
    write('solid', goodFolder('Solid', ['past.example']))
    expect(await compared()).toEqual(['past'])
    const [found] = await errorsOf(['past'], await known())
    expect(found?.problems[0]).toMatchObject({
      field: 'slug',
      reason: 'past is the slug of a removed agency whose trips, holds or payments are not finished',
    })
    for (const event of ['request_cancellation', 'cancel'] as const)
      await bookings.moveItem(item.id, { event, actor: 'system' })
    rmSync(join(tenantsDir, 'solid'), { recursive: true })
    write('past', goodFolder('Past', []))
    expect(await compared()).toEqual([])
  })
})

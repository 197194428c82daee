import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '../../adapters/store/store.ts'
import { openTestStore } from '../../adapters/store/testing.ts'
import {
  goodFolder as good,
  oneHosts as hosts,
  refusedFolders as refused,
} from '../../domain/tenant-folders/testing-refused-folders.ts'
import { makeTenantsDir, writeTenant } from '../../domain/tenant-folders/testing-tenant.ts'
import { importTenants } from './import-tenants.ts'

let tenantsDir: string
let store: Store

beforeAll(async () => {
  store = await openTestStore()
  tenantsDir = makeTenantsDir()
  writeTenant(tenantsDir, 'one', good('One', hosts))
  writeTenant(tenantsDir, 'two', good('Two', ['two.example']))
  expect(await imported()).toMatchObject({ broken: [], imported: [{ slug: 'one' }, { slug: 'two' }] })
})
afterAll(async () => {
  await store.close()
  rmSync(tenantsDir, { recursive: true })
})
beforeEach(() => rmSync(join(tenantsDir, 'one'), { recursive: true }))

const imported = () => importTenants(store, tenantsDir, async (bundle) => bundle)

/** Each agency's hosts and content. */
async function sites() {
  const names = [...hosts, 'two.example', 'new.one.example', 'free.example', 'x.localhost']
  return Object.fromEntries(
    await Promise.all(names.map(async (host) => [host, await store.agencyByHost(host)] as const)),
  )
}

describe('a refused folder changes nothing', () => {
  it.each(refused)('because it %s', async (_, files) => {
    const before = await sites()
    expect(before['one.example']).toMatchObject({ slug: 'one', agency: { agencyName: 'One' } })
    writeTenant(tenantsDir, 'one', files)
    for (let time = 0; time < 2; time += 1) {
      const report = await imported()
      expect(report).toMatchObject({ imported: [], broken: [{ slug: 'one' }], untouched: ['two'] })
      expect(report.broken[0]?.problems.length).toBeGreaterThan(0)
      expect(await sites()).toEqual(before)
    }
  })

  it('until it is corrected', async () => {
    writeTenant(tenantsDir, 'one', good('Mended', ['new.one.example']))
    expect(await imported()).toMatchObject({ imported: [{ slug: 'one', version: 2 }], broken: [] })
    expect(await store.agencyByHost('new.one.example')).toMatchObject({ agency: { agencyName: 'Mended' } })
    expect(await store.agencyByHost('one.example')).toBeNull()
  })
})

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '../store/store.ts'
import { openTestStore } from '../store/testing.ts'
import { importTenants } from './import-tenants.ts'
import { makeTenantsDir, type TestFiles, tenantFilesWith, testTenant, writeTenant } from './testing-tenant.ts'

const hosts = ['www.one.example', 'one.example']
const good = (agencyName: string, own: string[]) =>
  tenantFilesWith({ 'tenant.json': testTenant({ hosts: own }, { agencyName }) })
const oneWith = (files: TestFiles) => ({ ...good('Refused', ['new.one.example']), ...files })
const jsonWith = (...parts: Parameters<typeof testTenant>) => oneWith({ 'tenant.json': testTenant(...parts) })

/** A folder of each kind that the import refuses; each also gives up the hosts that the agency has. */
const refused: [string, TestFiles][] = [
  ['names another agency’s host', jsonWith({ hosts: ['two.example'] })],
  ['names another agency’s host after a free one', jsonWith({ hosts: ['free.example', 'two.example'] })],
  ['is no JSON', oneWith({ 'tenant.json': '{"agency":' })],
  ['is empty', oneWith({ 'tenant.json': '' })],
  ['is not UTF-8', oneWith({ 'tenant.json': new Uint8Array([0xff, 0xfe, 0x00]) })],
  ['is too large', oneWith({ 'tenant.json': ' '.repeat(500_001) })],
  ['has a text with a NUL', jsonWith({}, { agencyName: 'a\u0000b' })],
  ['breaks the contract', jsonWith({}, { primaryColor: 'blue' })],
  ['has an unknown field', jsonWith({ unknown: true } as object)],
  ['names a file that is missing', jsonWith({ hosts: [] }, { logo: './none.svg' })],
  ['names no HTML file', jsonWith({}, { privacyPolicy: './logo.svg' })],
  [
    'has HTML that is too deep',
    { ...jsonWith({}, { privacyPolicy: './deep.html' }), 'deep.html': '<b>'.repeat(200) },
  ],
  [
    'has HTML that is too long',
    { ...jsonWith({}, { privacyPolicy: './long.html' }), 'long.html': 'x'.repeat(60_001) },
  ],
  [
    'has a drawing with a script',
    oneWith({ 'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>' }),
  ],
  ['has a picture that is none', { ...jsonWith({}, { logo: './logo.png' }), 'logo.png': 'x' }],
  ['has a host of the demo', jsonWith({ hosts: ['x.localhost'] })],
  [
    'has a canonical host that is not its own',
    jsonWith({ hosts: ['new.one.example'], canonicalHost: 'y.example' }),
  ],
  ['words a text that is none', jsonWith({ wording: { en: { none: 'x' } } } as object)],
]

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

/** Where each agency answers and with what. */
async function sites() {
  const names = [...hosts, 'two.example', 'new.one.example', 'free.example', 'x.localhost']
  return Object.fromEntries(
    await Promise.all(names.map(async (host) => [host, await store.agencyByHost(host)] as const)),
  )
}

describe('a folder that is refused changes nothing', () => {
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

  it('until it is right again', async () => {
    writeTenant(tenantsDir, 'one', good('Mended', ['new.one.example']))
    expect(await imported()).toMatchObject({ imported: [{ slug: 'one', version: 2 }], broken: [] })
    expect(await store.agencyByHost('new.one.example')).toMatchObject({ agency: { agencyName: 'Mended' } })
    expect(await store.agencyByHost('one.example')).toBeNull()
  })
})

import { renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore } from '../../adapters/store/create-store.ts'
import type { Store } from '../../adapters/store/store.ts'
import { openTestDatabase, openTestStore, silentLog } from '../../adapters/store/testing.ts'
import { publishContent } from '../../adapters/store/testing-publish.ts'
import type { Promotion } from '../../domain/booking/promotion-repository.ts'
import { demoEmail, demoNames, demoPassword } from '../../domain/demo/demo-account.ts'
import {
  makeTenantsDir,
  tenantFilesWith,
  testTenant,
  writeTenant,
} from '../../domain/tenant-folders/testing-tenant.ts'
import { ConfigError } from '../../kernel/config/config-error.ts'
import { validateResponse } from '../../kernel/validation/validate-response.ts'
import { seedStore } from './seed-store.ts'

let tenantsDir: string
let store: Store

// One store for all tests, since making one takes longer than a test; each test has its own slugs and hosts.
let count = 0
const at = (slug: string) => `${slug}-${count}`
const host = (name: string) => `${name}-${count}.example`

beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())
beforeEach(() => {
  count += 1
  tenantsDir = makeTenantsDir()
})
afterEach(() => rmSync(tenantsDir, { recursive: true }))

const seed = (mode: 'demo' | 'production' = 'demo') => seedStore(store, { mode }, silentLog, tenantsDir)

function named(agencyName: string, hosts: string[] = []) {
  return tenantFilesWith({ 'tenant.json': testTenant({ hosts }, { agencyName }) })
}

describe('seedStore', () => {
  it('imports every folder, and none the second time', async () => {
    writeTenant(tenantsDir, at('one'), named('One'))
    writeTenant(tenantsDir, at('two'), named('Two'))
    const first = await seed()
    expect(first.imported.map(({ slug, result }) => [slug, result])).toEqual([
      [at('one'), 'created'],
      [at('two'), 'created'],
    ])
    expect(await seed()).toEqual({
      imported: [],
      untouched: [at('one'), at('two')],
      broken: [],
      renamed: [],
    })
    expect((await store.agencyBySlug(at('two')))?.agency).toMatchObject({ agencyName: 'Two', version: 1 })
  })

  it('stores the folder’s markup rules for the agency', async () => {
    const rules = [{ product: 'hotel', kind: 'percent', value: 9 } as const]
    writeTenant(tenantsDir, at('one'), tenantFilesWith({ 'tenant.json': testTenant({ markups: rules }) }))
    await seed('production')
    expect((await store.agencyBySlug(at('one')))?.markups).toEqual({ revision: 1, rules })
  })

  it('publishes a changed folder as a new version', async () => {
    writeTenant(tenantsDir, at('one'), named('One'))
    await seed()
    writeTenant(tenantsDir, at('one'), named('Changed'))
    expect((await seed()).imported).toMatchObject([{ slug: at('one'), version: 2, result: 'updated' }])
    expect((await store.agencyBySlug(at('one')))?.agency.agencyName).toBe('Changed')
  })

  it('leaves an edited agency unchanged when its folder changes, and reports it at every start', async () => {
    writeTenant(tenantsDir, at('one'), named('One'))
    await seed()
    const agency = await store.agencyBySlug(at('one'))
    if (agency === null) throw new Error('not imported')
    const { id: _id, version: _version, ...settings } = agency.agency
    const {
      id: _agencyId,
      slug: _slug,
      version: _published,
      publishedAt: _at,
      markups: _rules,
      ...content
    } = agency
    await publishContent(
      store,
      agency.id,
      { ...content, agency: { ...settings, agencyName: 'Edited' } },
      { note: '', actor: 'system' },
    )
    expect(await seed()).toMatchObject({ untouched: [at('one')] })
    writeTenant(tenantsDir, at('one'), named('From the folder'))
    for (let start = 0; start < 2; start += 1) {
      expect((await seed()).imported).toMatchObject([{ slug: at('one'), version: 2, result: 'kept-edited' }])
    }
    expect((await store.agencyBySlug(at('one')))?.agency.agencyName).toBe('Edited')
  })

  it("reports a tenant's errors, keeps what it had published, and imports the others", async () => {
    writeTenant(tenantsDir, at('broken'), named('Before'))
    await seed()
    const said: string[] = []
    const log = { ...silentLog, error: (_fields: object, message: string) => said.push(message) }
    writeTenant(tenantsDir, at('broken'), { 'tenant.json': '{' })
    writeTenant(tenantsDir, at('fine'), named('Fine'))
    const report = await seedStore(store, { mode: 'production' }, log, tenantsDir)
    expect(report.imported).toMatchObject([{ slug: at('fine') }])
    expect(report.broken).toEqual([
      {
        slug: at('broken'),
        problems: [
          {
            tenantsDir,
            file: 'tenant.json',
            field: '',
            reason: 'the file ends where a name in double quotes should be',
            line: 1,
            column: 2,
            fix: 'finish the file: something that was opened is not closed',
          },
        ],
      },
    ])
    expect(said).toEqual([
      `${tenantsDir}/${at('broken')}/tenant.json:1:2 the file ends where a name in double quotes should be; finish the file: something that was opened is not closed`,
    ])
    expect((await store.agencyBySlug(at('broken')))?.agency.agencyName).toBe('Before')
  })

  it("leaves the demo’s problems to the start's printed list, so that each appears once", async () => {
    writeTenant(tenantsDir, at('broken'), { 'tenant.json': '{' })
    const error = vi.fn()
    const { broken } = await seedStore(store, { mode: 'demo' }, { ...silentLog, error }, tenantsDir)
    expect(broken).toMatchObject([{ slug: at('broken') }])
    expect(error).not.toHaveBeenCalled()
  })

  it('refuses a host that two tenants name, with both names', async () => {
    writeTenant(tenantsDir, at('first'), named('First', [host('shared')]))
    writeTenant(tenantsDir, at('second'), named('Second', [host('own'), host('shared')]))
    const { imported, broken } = await seed()
    expect(imported).toMatchObject([{ slug: at('first') }])
    expect(broken).toEqual([
      {
        slug: at('second'),
        problems: [
          {
            tenantsDir,
            file: 'tenant.json',
            field: 'hosts[1]',
            reason: `${host('shared')} belongs to the agency ${at('first')}; ${at('second')} cannot have it too`,
            line: 35,
            column: 5,
            fix: 'remove it from "hosts" of one of the two',
          },
        ],
      },
    ])
    expect(await store.agencyByHost(host('shared'))).toMatchObject({ slug: at('first') })
  })

  it('never moves an agency’s host to a new one that is first in the alphabet', async () => {
    writeTenant(tenantsDir, at('old'), named('Old', [host('shared')]))
    await seed()
    writeTenant(tenantsDir, at('new'), named('New', [host('shared')]))
    expect((await seed()).broken).toMatchObject([{ slug: at('new') }])
    expect(await store.agencyByHost(host('shared'))).toMatchObject({ slug: at('old') })
  })

  it('lets two tenants swap their hosts in one start', async () => {
    writeTenant(tenantsDir, at('one'), named('One', [host('a')]))
    writeTenant(tenantsDir, at('two'), named('Two', [host('b')]))
    await seed()
    writeTenant(tenantsDir, at('one'), named('One', [host('b')]))
    writeTenant(tenantsDir, at('two'), named('Two', [host('a')]))
    expect((await seed()).broken).toEqual([])
    expect(await store.agencyByHost(host('a'))).toMatchObject({ slug: at('two') })
    expect(await store.agencyByHost(host('b'))).toMatchObject({ slug: at('one') })
  })

  it('works without a folder for tenants', async () => {
    expect(await seedStore(store, { mode: 'demo' }, silentLog, `${tenantsDir}/none`)).toEqual({
      imported: [],
      untouched: [],
      broken: [],
      renamed: [],
    })
  })

  it('refuses a file in place of the folder, and names the setting', async () => {
    const file = join(tenantsDir, 'file')
    writeFileSync(file, '')
    const seeding = seedStore(store, { mode: 'demo' }, silentLog, file)
    await expect(seeding).rejects.toThrow(`LIVERY_TENANTS_DIR is ${file}, which is not a folder`)
    await expect(seeding).rejects.toBeInstanceOf(ConfigError)
  })

  it('reports a missing folder once, and again after it was back', async () => {
    const database = await openTestDatabase()
    const said: string[] = []
    const log = { ...silentLog, warn: (_fields: object, message: string) => said.push(message) }
    const start = async () => {
      const own = await createStore(database, { demo: true, clock: () => new Date(), log })
      return { own, report: await seedStore(own, { mode: 'demo' }, log, tenantsDir) }
    }
    writeTenant(tenantsDir, 'gone', named('Gone'))
    writeTenant(tenantsDir, 'kept', named('Kept'))
    await start()
    expect(said).toEqual([])
    rmSync(join(tenantsDir, 'gone'), { recursive: true })
    for (let times = 0; times < 3; times += 1) await start()
    const sentence =
      `the folder ${join(tenantsDir, 'gone')} is gone; the agency gone is still served as it was imported. ` +
      `Put the folder back, or run 'npm run -s tenant -- remove gone' or 'npm run -s tenant -- rename gone <new-slug>'`
    expect(said).toEqual([sentence])
    writeTenant(tenantsDir, 'gone', named('Gone'))
    await start()
    expect(said).toEqual([sentence])
    rmSync(join(tenantsDir, 'gone'), { recursive: true })
    const { own } = await start()
    expect(said).toEqual([sentence, sentence])
    expect(await own.agencyBySlug('gone')).toMatchObject({ version: 1 })
    await own.close()
  })

  const renamedLine = (from: string, to: string) => ({
    slug: to,
    problems: [
      {
        tenantsDir,
        file: '',
        field: '',
        reason: `looks like the folder of the agency ${from} under another name, and ${from} has no folder any more`,
        fix: `run 'npm run -s tenant -- rename ${from} ${to}'; if ${to} is another agency, first run 'npm run -s tenant -- remove ${from}'`,
      },
    ],
  })

  it('recognises a renamed folder, without reporting a conflict or a missing one', async () => {
    const warn = vi.fn()
    writeTenant(tenantsDir, at('old'), named('Same', [host('same')]))
    await seed()
    renameSync(join(tenantsDir, at('old')), join(tenantsDir, at('new')))
    for (let start = 0; start < 2; start += 1) {
      const report = await seedStore(store, { mode: 'demo' }, { ...silentLog, warn }, tenantsDir)
      expect(report.broken).toEqual([renamedLine(at('old'), at('new'))])
      expect(report.renamed).toEqual([at('old')])
    }
    expect(await store.agencyBySlug(at('new'))).toBeNull()
    expect(JSON.stringify(warn.mock.calls)).not.toContain(at('old'))
    await store.registry.rename(at('old'), at('new'))
    expect(await seed()).toMatchObject({ broken: [], untouched: [at('new')] })
  })

  it('names the agency of the same content for a renamed folder without hosts', async () => {
    const warn = vi.fn()
    writeTenant(tenantsDir, at('old'), named(`Twin ${count}`))
    await seed()
    renameSync(join(tenantsDir, at('old')), join(tenantsDir, at('new')))
    const report = await seedStore(store, { mode: 'demo' }, { ...silentLog, warn }, tenantsDir)
    expect(report.imported).toMatchObject([{ slug: at('new'), result: 'created' }])
    const commands = `run 'npm run -s tenant -- remove ${at('new')} --keep-folder' and then 'npm run -s tenant -- rename ${at('old')} ${at('new')}'`
    expect(warn).toHaveBeenCalledWith({ slug: at('old') }, expect.stringContaining(commands))
  })

  it('recognises a renamed and changed folder by its hosts', async () => {
    writeTenant(tenantsDir, at('old'), named('Old', [host('www')]))
    writeTenant(tenantsDir, at('other'), named('Other', [host('other')]))
    await seed()
    rmSync(join(tenantsDir, at('old')), { recursive: true })
    writeTenant(tenantsDir, at('new'), named('New look', [host('www'), host('more')]))
    // A host of an agency with a folder remains a conflict.
    writeTenant(tenantsDir, at('thief'), named('Thief', [host('other')]))
    const { broken } = await seed()
    expect(broken[0]).toEqual(renamedLine(at('old'), at('new')))
    expect(broken[1]?.problems[0]?.reason).toContain('belongs to the agency')
    await store.registry.remove(at('old'), true)
    expect((await seed()).imported).toMatchObject([{ slug: at('new'), result: 'created' }])
  })

  it('follows a link to a tenant’s folder, and ignores a broken link', async () => {
    const elsewhere = makeTenantsDir()
    writeTenant(elsewhere, 'real', named('Linked'))
    symlinkSync(join(elsewhere, 'real'), join(tenantsDir, at('linked')))
    symlinkSync(join(elsewhere, 'none'), join(tenantsDir, at('nowhere')))
    expect((await seed()).imported).toMatchObject([{ slug: at('linked'), result: 'created' }])
    rmSync(elsewhere, { recursive: true })
  })
})

describe('the people of the demo', () => {
  const roles = {
    traveller: ['Traveller', false, false],
    member: ['Traveller', false, true],
    owner: ['AgencyOwner', false, false],
    admin: ['Admin', false, true],
    agent: ['Admin', false, false],
    sales: ['SalesAgent', false, false],
    restricted: ['SalesAgent', true, false],
  } as const

  it('are one for each role, two of them with a wallet, and use the demo’s password', async () => {
    writeTenant(tenantsDir, at('one'), named('One'))
    await seed()
    const { users } = store.forAgency((await store.agencyBySlug(at('one')))?.id ?? '')
    for (const [name, [userType, isRestricted, isRewardWalletEnable]] of Object.entries(roles)) {
      expect(await users.findByEmail(`${name}@${at('one')}.example`)).toMatchObject({
        userType,
        isRestricted,
        isRewardWalletEnable,
        isDemo: true,
      })
    }
    expect(await users.authenticate(`owner@${at('one')}.example`, 'livery-demo-1')).toMatchObject({
      user: { userType: 'AgencyOwner' },
    })
    expect(demoPassword).toBe('livery-demo-1')
  })

  it('exist at an inactive agency, but not at one with single sign-on only', async () => {
    writeTenant(
      tenantsDir,
      at('idle'),
      tenantFilesWith({ 'tenant.json': testTenant({}, { status: 'Inactive' }) }),
    )
    const sso = { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false }
    writeTenant(tenantsDir, at('sso'), tenantFilesWith({ 'tenant.json': testTenant({}, { sso }) }))
    const both = { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: true }
    writeTenant(tenantsDir, at('both'), tenantFilesWith({ 'tenant.json': testTenant({}, { sso: both }) }))
    await seed()
    const found = [at('idle'), at('sso'), at('both')].map(async (slug) => {
      const { users } = store.forAgency((await store.agencyBySlug(slug))?.id ?? '')
      return (await users.findByEmail(`owner@${slug}.example`)) !== null
    })
    expect(await Promise.all(found)).toEqual([true, false, true])
  })

  it('are added when their agency allows passwords, and once', async () => {
    const sso = { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false }
    writeTenant(tenantsDir, at('one'), tenantFilesWith({ 'tenant.json': testTenant({}, { sso }) }))
    await seed()
    writeTenant(tenantsDir, at('one'), named('One'))
    await seed()
    const { users } = store.forAgency((await store.agencyBySlug(at('one')))?.id ?? '')
    const owner = await users.findByEmail(`owner@${at('one')}.example`)
    expect(owner).not.toBeNull()
    await seed()
    expect(await users.findByEmail(`owner@${at('one')}.example`)).toEqual(owner)
  })

  it('have submitted business information, except at an agency without a subscription', async () => {
    const contact = { contactEmailId: 'hello@one.example', country: 'Brazil' }
    writeTenant(tenantsDir, at('one'), tenantFilesWith({ 'tenant.json': testTenant({}, contact) }))
    const trial = { ...contact, isSubscribed: false }
    writeTenant(tenantsDir, at('trial'), tenantFilesWith({ 'tenant.json': testTenant({}, trial) }))
    await seed()
    const info = [at('one'), at('trial')].map(async (slug) =>
      store.forAgency((await store.agencyBySlug(slug))?.id ?? '').businessInfo.find(),
    )
    expect(await Promise.all(info)).toEqual([
      {
        contactEmailId: 'hello@one.example',
        contactPhoneNumber: '',
        hearBy: 'Google',
        hearByName: '',
        hqCountry: 'US',
        bookingVolume: '$100k-$500k',
        useForBusiness: 'B2C website',
        productInterested: 'Hotels',
      },
      null,
    ])
  })

  it('are never made in production mode', async () => {
    const production = await createStore(await openTestDatabase(), {
      demo: false,
      clock: () => new Date(),
      log: silentLog,
    })
    const all = await createStore(await openTestDatabase(), {
      demo: true,
      clock: () => new Date(),
      log: silentLog,
    })
    writeTenant(tenantsDir, at('one'), named('One'))
    // The second store would have them if the configuration's mode allowed it.
    for (const target of [production, all]) {
      await seedStore(target, { mode: 'production' }, silentLog, tenantsDir)
      const { users } = target.forAgency((await target.agencyBySlug(at('one')))?.id ?? '')
      expect(await users.findByEmail(`owner@${at('one')}.example`)).toBeNull()
      await target.close()
    }
  })
})

describe("the demo's discounts", () => {
  const agencyAt = async (slug: string) => store.forAgency((await store.agencyBySlug(slug))?.id ?? '')
  const everywhere = { validUntil: null, products: [] }
  const welcome: Promotion = {
    ...everywhere,
    code: 'WELCOME10',
    kind: 'percent',
    value: 1000,
    currency: null,
    minimum: null,
  }
  const city: Promotion = {
    ...everywhere,
    code: 'CITY25',
    kind: 'fixed',
    value: 2500,
    currency: 'USD',
    minimum: 20_000,
  }

  it('are a tenth, 25 dollars from 200, and 120 dollars for travellers with a wallet', async () => {
    writeTenant(tenantsDir, at('one'), named('One'))
    await seed()
    const { promotions, credits, users } = await agencyAt(at('one'))
    expect(await promotions.list()).toEqual([city, welcome])
    for (const name of demoNames) {
      const person = await users.findByEmail(demoEmail(name, at('one')))
      const entries = await credits.entries(person?.id ?? '', 10)
      const given = { amount: 12_000, currency: 'USD', balance: 12_000, reason: 'welcome', bookingId: null }
      expect(entries, name).toEqual(name === 'member' ? [{ ...given, at: expect.any(Date) }] : [])
    }
  })

  it('are added once: changed codes and spent credits stay as they are', async () => {
    writeTenant(tenantsDir, at('one'), named('One'))
    await seed()
    const { promotions, credits, users } = await agencyAt(at('one'))
    const changed = { ...welcome, value: 2000 }
    await promotions.save(changed)
    const person = (await users.findByEmail(demoEmail('member', at('one'))))?.id ?? ''
    const spent = { personId: person, currency: 'USD', reason: 'booking', bookingId: null }
    expect(await credits.add({ ...spent, amount: -12_000 })).toBe(0)
    await seed()
    writeTenant(tenantsDir, at('one'), named('Renamed'))
    await seed()
    expect(await promotions.list()).toEqual([city, changed])
    expect(await credits.balances(person)).toEqual([{ amount: 0, currency: 'USD' }])
  })

  it('are also added to an agency imported before discounts existed', async () => {
    writeTenant(tenantsDir, at('one'), named('One'))
    await seed()
    const { promotions } = await agencyAt(at('one'))
    await promotions.remove('CITY25')
    expect((await seed()).untouched).toEqual([at('one')])
    expect(await promotions.list()).toEqual([city, welcome])
  })

  it('do not exist in production mode; without demo people, only codes do', async () => {
    const sso = { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false }
    writeTenant(tenantsDir, at('sso'), tenantFilesWith({ 'tenant.json': testTenant({}, { sso }) }))
    await seed('production')
    const { promotions } = await agencyAt(at('sso'))
    expect(await promotions.list()).toEqual([])
    await seed()
    expect(await promotions.list()).toEqual([city, welcome])
  })
})

describe('the agencies of the project', () => {
  const shipped = resolve(import.meta.dirname, '../../../../tenants')

  it('are imported without a problem and answer by the contract', async () => {
    const report = await seedStore(store, { mode: 'demo' }, silentLog, shipped)
    expect(report.broken).toEqual([])
    expect(report.imported.length).toBeGreaterThanOrEqual(10)
    for (const { slug } of report.imported) {
      const resolved = await store.agencyBySlug(slug)
      expect(validateResponse('getAgency', 200, { agency: resolved?.agency }), slug).toEqual([])
    }
    expect((await seedStore(store, { mode: 'demo' }, silentLog, shipped)).untouched).toHaveLength(
      report.imported.length,
    )
  })
})

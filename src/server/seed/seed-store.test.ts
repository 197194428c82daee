import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createStore } from '../store/create-store.ts'
import type { Store } from '../store/store.ts'
import { openTestDatabase, openTestStore, silentLog } from '../store/testing.ts'
import { validateResponse } from '../validation/validate-response.ts'
import { demoPassword } from './demo-people.ts'
import { seedStore } from './seed-store.ts'
import { makeTenantsDir, tenantFilesWith, testTenant, writeTenant } from './testing-tenant.ts'

let tenantsDir: string
let store: Store

beforeEach(async () => {
  tenantsDir = makeTenantsDir()
  store = await openTestStore()
})
afterEach(async () => {
  rmSync(tenantsDir, { recursive: true })
  await store.close()
})

const seed = (mode: 'demo' | 'production' = 'demo') => seedStore(store, { mode }, silentLog, tenantsDir)

function named(agencyName: string, hosts: string[] = []) {
  return tenantFilesWith({ 'tenant.json': testTenant({ hosts }, { agencyName }) })
}

describe('seedStore', () => {
  it('imports every folder, and the second time none', async () => {
    writeTenant(tenantsDir, 'one', named('One'))
    writeTenant(tenantsDir, 'two', named('Two'))
    const first = await seed()
    expect(first.imported.map(({ slug, result }) => [slug, result])).toEqual([
      ['one', 'created'],
      ['two', 'created'],
    ])
    expect(await seed()).toEqual({ imported: [], untouched: ['one', 'two'], broken: [] })
    expect((await store.agencies()).map(({ agencyName, version }) => [agencyName, version])).toEqual([
      ['One', 1],
      ['Two', 1],
    ])
  })

  it('publishes a changed folder as a new version', async () => {
    writeTenant(tenantsDir, 'one', named('One'))
    await seed()
    writeTenant(tenantsDir, 'one', named('Changed'))
    expect((await seed()).imported).toMatchObject([{ slug: 'one', version: 2, result: 'updated' }])
    expect((await store.agencyBySlug('one'))?.agency.agencyName).toBe('Changed')
  })

  it('leaves an edited agency when its folder changes, and says so at every start', async () => {
    writeTenant(tenantsDir, 'one', named('One'))
    await seed()
    const agency = await store.agencyBySlug('one')
    if (agency === null) throw new Error('not imported')
    const { id: _id, version: _version, ...settings } = agency.agency
    const { navigation, about, faq, currencies, destinations } = agency
    const edited = { ...settings, agencyName: 'Edited' }
    await store.publish(
      agency.id,
      { agency: edited, navigation, about, faq, currencies, destinations },
      { note: '', actor: 'system' },
    )
    expect(await seed()).toMatchObject({ untouched: ['one'] })
    writeTenant(tenantsDir, 'one', named('From the folder'))
    for (let start = 0; start < 2; start += 1) {
      expect((await seed()).imported).toMatchObject([{ slug: 'one', version: 2, result: 'kept-edited' }])
    }
    expect((await store.agencyBySlug('one'))?.agency.agencyName).toBe('Edited')
  })

  it('names what is wrong with a tenant, keeps what it had published, and imports the others', async () => {
    writeTenant(tenantsDir, 'broken', named('Before'))
    await seed()
    const said: string[] = []
    const log = { ...silentLog, error: (_fields: object, message: string) => said.push(message) }
    writeTenant(tenantsDir, 'broken', { 'tenant.json': '{' })
    writeTenant(tenantsDir, 'fine', named('Fine'))
    const report = await seedStore(store, { mode: 'demo' }, log, tenantsDir)
    expect(report.imported).toMatchObject([{ slug: 'fine' }])
    expect(report.broken).toEqual([
      {
        slug: 'broken',
        problems: [
          {
            file: 'tenant.json',
            field: '',
            reason: 'line 1, column 2: the file ends where a name in double quotes should be',
          },
        ],
      },
    ])
    expect(said).toEqual([
      'tenants/broken/tenant.json: line 1, column 2: the file ends where a name in double quotes should be',
    ])
    expect((await store.agencyBySlug('broken'))?.agency.agencyName).toBe('Before')
  })

  it('refuses a host that two tenants name, with both names', async () => {
    writeTenant(tenantsDir, 'first', named('First', ['shared.example']))
    writeTenant(tenantsDir, 'second', named('Second', ['own.example', 'shared.example']))
    const { imported, broken } = await seed()
    expect(imported).toMatchObject([{ slug: 'first' }])
    expect(broken).toEqual([
      {
        slug: 'second',
        problems: [
          {
            file: 'tenant.json',
            field: 'hosts[1]',
            reason: 'shared.example belongs to the agency first; second cannot have it too',
          },
        ],
      },
    ])
    expect(await store.agencyByHost('shared.example')).toMatchObject({ slug: 'first' })
  })

  it('never gives an agency’s host to a newcomer that comes before it in the alphabet', async () => {
    writeTenant(tenantsDir, 'old', named('Old', ['shared.example']))
    await seed()
    writeTenant(tenantsDir, 'new', named('New', ['shared.example']))
    expect((await seed()).broken).toMatchObject([{ slug: 'new' }])
    expect(await store.agencyByHost('shared.example')).toMatchObject({ slug: 'old' })
  })

  it('lets two tenants swap their hosts in one start', async () => {
    writeTenant(tenantsDir, 'one', named('One', ['a.example']))
    writeTenant(tenantsDir, 'two', named('Two', ['b.example']))
    await seed()
    writeTenant(tenantsDir, 'one', named('One', ['b.example']))
    writeTenant(tenantsDir, 'two', named('Two', ['a.example']))
    expect((await seed()).broken).toEqual([])
    expect(await store.agencyByHost('a.example')).toMatchObject({ slug: 'two' })
    expect(await store.agencyByHost('b.example')).toMatchObject({ slug: 'one' })
  })

  it('does without a folder for tenants', async () => {
    expect(await seedStore(store, { mode: 'demo' }, silentLog, `${tenantsDir}/none`)).toEqual({
      imported: [],
      untouched: [],
      broken: [],
    })
  })
})

describe('the people of the demo', () => {
  const roles = {
    traveller: ['Traveller', false],
    owner: ['AgencyOwner', false],
    admin: ['Admin', false],
    agent: ['Admin', false],
    sales: ['SalesAgent', false],
    restricted: ['SalesAgent', true],
  } as const

  it('are one for each role, and sign in with the demo’s password', async () => {
    writeTenant(tenantsDir, 'one', named('One'))
    await seed()
    const { users } = store.forAgency((await store.agencyBySlug('one'))?.id ?? '')
    for (const [name, [userType, isRestricted]] of Object.entries(roles)) {
      expect(await users.findByEmail(`${name}@one.example`)).toMatchObject({
        userType,
        isRestricted,
        isDemo: true,
      })
    }
    expect(await users.authenticate('owner@one.example', 'livery-demo-1')).toMatchObject({
      userType: 'AgencyOwner',
    })
    expect(demoPassword).toBe('livery-demo-1')
  })

  it('are not at an agency that is inactive or takes single sign-on only', async () => {
    writeTenant(
      tenantsDir,
      'idle',
      tenantFilesWith({ 'tenant.json': testTenant({}, { status: 'Inactive' }) }),
    )
    const sso = { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false }
    writeTenant(tenantsDir, 'sso', tenantFilesWith({ 'tenant.json': testTenant({}, { sso }) }))
    const both = { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: true }
    writeTenant(tenantsDir, 'both', tenantFilesWith({ 'tenant.json': testTenant({}, { sso: both }) }))
    await seed()
    const found = ['idle', 'sso', 'both'].map(async (slug) => {
      const { users } = store.forAgency((await store.agencyBySlug(slug))?.id ?? '')
      return (await users.findByEmail(`owner@${slug}.example`)) !== null
    })
    expect(await Promise.all(found)).toEqual([false, false, true])
  })

  it('come when a later start finds them missing, and once', async () => {
    writeTenant(tenantsDir, 'one', tenantFilesWith({ 'tenant.json': testTenant({}, { status: 'Inactive' }) }))
    await seed()
    writeTenant(tenantsDir, 'one', named('One'))
    await seed()
    const { users } = store.forAgency((await store.agencyBySlug('one'))?.id ?? '')
    const owner = await users.findByEmail('owner@one.example')
    expect(owner).not.toBeNull()
    await seed()
    expect(await users.findByEmail('owner@one.example')).toEqual(owner)
  })

  it('have told about their business, except at an agency that has not subscribed', async () => {
    const contact = { contactEmailId: 'hello@one.example', country: 'Brazil' }
    writeTenant(tenantsDir, 'one', tenantFilesWith({ 'tenant.json': testTenant({}, contact) }))
    const trial = { ...contact, isSubscribed: false }
    writeTenant(tenantsDir, 'trial', tenantFilesWith({ 'tenant.json': testTenant({}, trial) }))
    await seed()
    const info = (await store.agencies()).map(({ id }) => store.forAgency(id).businessInfo.find())
    expect(await Promise.all(info)).toEqual([
      {
        contactEmailId: 'hello@one.example',
        contactPhoneNumber: '',
        hearBy: 'Google',
        hearByName: '',
        hqCountry: 'Brazil',
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
    writeTenant(tenantsDir, 'one', named('One'))
    // The second store would show them, if the mode of the configuration let them be made.
    for (const target of [production, all]) {
      await seedStore(target, { mode: 'production' }, silentLog, tenantsDir)
      const { users } = target.forAgency((await target.agencyBySlug('one'))?.id ?? '')
      expect(await users.findByEmail('owner@one.example')).toBeNull()
      await target.close()
    }
  })
})

describe('the agencies that come with the project', () => {
  const shipped = resolve(import.meta.dirname, '../../../tenants')

  it('are imported without a problem and answer as the contract says', async () => {
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

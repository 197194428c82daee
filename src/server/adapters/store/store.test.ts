import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../db/database.ts'
import { agencyScope } from '../../db/scope.ts'
import { agencyIdForSlug } from '../../domain/agencies/agency-id.ts'
import { publishVersion } from '../../domain/site-settings/publish-version.ts'
import { HostTaken } from '../../domain/tenant-folders/tenant-bundle.ts'
import { createStore } from './create-store.ts'
import type { Store } from './store.ts'
import { openTestDatabase, silentLog, testBundle, testContent } from './testing.ts'
import { publishContent } from './testing-publish.ts'

const publication = { note: 'A change', actor: 'system' }
const svg = { contentType: 'image/svg+xml', bytes: new TextEncoder().encode('<svg/>') }

let database: Database
let store: Store

// One database for all tests, since making one takes longer than each of them; each test has its own agencies.
let count = 0
let one: string
let two: string

beforeAll(async () => {
  database = await openTestDatabase()
  store = await openStoreOn(database)
})
afterAll(() => store.close())
beforeEach(() => {
  count += 1
  one = `one-${count}`
  two = `two-${count}`
})

function openStoreOn(on: Database, demo = true): Promise<Store> {
  return createStore(on, { demo, clock: () => new Date(), log: silentLog })
}

async function importedAgency(slug = one, hosts: string[] = []): Promise<string> {
  return (await store.importTenant(testBundle(slug, { hosts }))).agencyId
}

describe('a first import', () => {
  it('gives the agency an id made from its slug, and version 1 to its hosts', async () => {
    const outcome = await store.importTenant(
      testBundle(one, { hosts: [`one.${one}.example`, `www.one.${one}.example`] }),
    )
    expect(outcome).toEqual({ slug: one, agencyId: agencyIdForSlug(one), version: 1, result: 'created' })
    const agency = await store.agencyByHost(`www.one.${one}.example`)
    expect(agency).toMatchObject({ id: outcome.agencyId, slug: one, version: 1, currencies: null })
    expect(agency?.agency).toMatchObject({ id: outcome.agencyId, version: 1, agencyName: one })
    expect(await store.agencyBySlug(one)).toBe(agency)
  })

  it('stores the files, each under the hash of its bytes', async () => {
    const { agencyId } = await store.importTenant(testBundle(one, { assets: [svg, svg] }))
    const { assets } = store.forAgency(agencyId)
    const hash = await assets.add(svg)
    expect(hash).toMatch(/^[0-9a-f]{16}$/)
    expect(await assets.find(hash)).toEqual(svg)
    expect(await assets.find('0000000000000000')).toBeNull()
  })

  it("is listed by slug with the gallery's data", async () => {
    await importedAgency(two, [`b.${two}.example`, `a.${two}.example`])
    await store.importTenant(
      testBundle(one, { content: testContent({ agencyName: 'One', status: 'Inactive' }) }),
    )
    const listed = await store.agencies()
    expect(listed.filter(({ slug }) => slug === one || slug === two)).toEqual([
      {
        id: agencyIdForSlug(one),
        slug: one,
        version: 1,
        hosts: [],
        agencyName: 'One',
        status: 'Inactive',
        logo: '/media/0123456789abcdef.svg',
        primaryColor: '#2c7be5',
      },
      expect.objectContaining({ slug: two, hosts: [`a.${two}.example`, `b.${two}.example`] }),
    ])
  })
})

describe('a later import', () => {
  it('makes no version of unchanged content, and stores the folder’s new hash', async () => {
    await importedAgency()
    expect(await store.importTenant(testBundle(one, { folderHash: 'new' }))).toMatchObject({
      version: 1,
      result: 'unchanged',
    })
    expect((await store.importedFolders()).get(one)).toBe('new')
  })

  it('publishes changed content as a new version and keeps the old one', async () => {
    const id = await importedAgency()
    expect(await store.agencyBySlug(one)).toMatchObject({ version: 1 })
    const content = testContent({ agencyName: 'New name' })
    expect(await store.importTenant(testBundle(one, { content }))).toMatchObject({
      version: 2,
      result: 'updated',
    })
    expect((await store.agencyBySlug(one))?.agency).toMatchObject({ agencyName: 'New name', version: 2 })
    const { versions } = store.forAgency(id)
    expect((await versions.list()).map(({ version, actor }) => [version, actor])).toEqual([
      [2, 'import'],
      [1, 'import'],
    ])
    expect((await versions.find(1))?.agency.agencyName).toBe(one)
  })

  it('leaves an agency that was edited since, and does not mark its folder as imported', async () => {
    const id = await importedAgency()
    await publishContent(store, id, testContent({ agencyName: 'Edited' }), publication)
    const bundle = testBundle(one, { content: testContent({ agencyName: 'From the folder' }) })
    expect(await store.importTenant(bundle)).toMatchObject({ version: 2, result: 'kept-edited' })
    expect((await store.agencyBySlug(one))?.agency.agencyName).toBe('Edited')
    expect((await store.importedFolders()).get(one)).not.toBe(bundle.folderHash)
  })

  it("updates the platform's fields of an edited agency, and nothing else", async () => {
    const id = await importedAgency()
    const before = (await store.importedFolders()).get(one)
    const edited = testContent({ agencyName: 'Edited', city: 'Faro' })
    await publishContent(store, id, edited, publication)
    const provider = { id: 'okta', kind: 'sso', name: 'Okta', issuer: 'https://id.example', clientId: 'c' }
    const identityProviders = [{ ...provider, scopes: ['openid'] }] as never
    const folder = (agency: object, providers = identityProviders) =>
      testBundle(one, {
        content: { ...testContent({ agencyName: 'Folder', ...agency }), identityProviders: providers },
      })
    const taken = folder({ isSubscribed: false, thirdParties: [] })
    expect(await store.importTenant(taken)).toMatchObject({ version: 3, result: 'kept-edited' })
    const now = await store.agencyBySlug(one)
    expect(now?.agency).toMatchObject({ agencyName: 'Edited', city: 'Faro', isSubscribed: false })
    expect(now?.identityProviders).toMatchObject([{ id: 'okta' }])
    // A folder that is put back is not skipped as imported.
    expect([...(await store.importedFolders()).entries()]).not.toContainEqual([one, before])
    // A repeat changes nothing; a revoked value is removed.
    expect(await store.importTenant(taken)).toMatchObject({ version: 3, result: 'kept-edited' })
    expect(await store.importTenant(folder({}, [] as never))).toMatchObject({ version: 4 })
    expect(await store.agencyBySlug(one)).toMatchObject({
      agency: { agencyName: 'Edited', isSubscribed: true },
      identityProviders: [],
    })
    const [last] = await store.forAgency(id).audit.latest(1)
    expect(last).toMatchObject({ actor: 'import', action: 'version.publish' })
  })

  it('imports again when the folder equals the edited agency', async () => {
    const id = await importedAgency()
    const content = testContent({ agencyName: 'Edited' })
    await publishContent(store, id, content, publication)
    expect(await store.importTenant(testBundle(one, { content }))).toMatchObject({ result: 'unchanged' })
    const next = testBundle(one, { content: testContent({ agencyName: 'Next' }) })
    expect(await store.importTenant(next)).toMatchObject({ version: 3, result: 'updated' })
  })

  it('moves the hosts, and a host it no longer names is unknown', async () => {
    await importedAgency(one, [`old.${one}.example`])
    expect(await store.agencyByHost(`old.${one}.example`)).not.toBeNull()
    expect(await store.agencyByHost(`new.${one}.example`)).toBeNull()
    await importedAgency(one, [`new.${one}.example`])
    expect(await store.agencyByHost(`old.${one}.example`)).toBeNull()
    expect(await store.agencyByHost(`new.${one}.example`)).toMatchObject({ slug: one })
  })
})

describe('a host of another agency', () => {
  it('is refused with both names, and nothing of the bundle is stored', async () => {
    await importedAgency(one, [`one.${one}.example`])
    const taken = store.importTenant(testBundle(two, { hosts: [`two.${one}.example`, `one.${one}.example`] }))
    await expect(taken).rejects.toThrow(HostTaken)
    await expect(taken).rejects.toThrow(`The host one.${one}.example of ${two} belongs to ${one}.`)
    expect(await store.agencyBySlug(two)).toBeNull()
    expect((await store.agencies()).map(({ slug }) => slug)).not.toContain(two)
    expect(await store.agencyByHost(`one.${one}.example`)).toMatchObject({ slug: one })
    expect(await store.agencyByHost(`two.${one}.example`)).toBeNull()
  })

  it('leaves the agency of a refused bundle its own hosts', async () => {
    await importedAgency(one, [`one.${one}.example`])
    await importedAgency(two, [`two.${one}.example`])
    const [taken] = await store.importTenants([testBundle(two, { hosts: [`one.${one}.example`] })])
    expect(taken).toBeInstanceOf(HostTaken)
    expect(await store.agencyByHost(`one.${one}.example`)).toMatchObject({ slug: one })
    expect(await store.agencyByHost(`two.${one}.example`)).toMatchObject({ slug: two })
  })

  it('can be swapped in one import', async () => {
    await importedAgency(one, [`a.${one}.example`])
    await importedAgency(two, [`b.${one}.example`])
    await store.importTenants([
      testBundle(one, { hosts: [`b.${one}.example`] }),
      testBundle(two, { hosts: [`a.${one}.example`] }),
    ])
    expect(await store.agencyByHost(`a.${one}.example`)).toMatchObject({ slug: two })
    expect(await store.agencyByHost(`b.${one}.example`)).toMatchObject({ slug: one })
  })
})

describe('<slug>.localhost', () => {
  it('is a host in demo mode', async () => {
    await importedAgency()
    expect(await store.agencyByHost(`${one}.localhost`)).toMatchObject({ slug: one })
    expect(await store.agencyByHost('none.localhost')).toBeNull()
    expect(await store.agencyByHost(`${one}.localhost.example`)).toBeNull()
  })
})

describe('production mode', () => {
  it('has no <slug>.localhost, and its database can never be opened in demo mode', async () => {
    const own = await openTestDatabase()
    const production = await openStoreOn(own, false)
    await production.importTenant(testBundle(one, { hosts: ['one.example'] }))
    expect(await production.agencyByHost('one.example')).toMatchObject({ slug: one })
    expect(await production.agencyByHost(`${one}.localhost`)).toBeNull()
    await expect(openStoreOn(own)).rejects.toThrow(
      /^LIVERY_MODE is "demo", but this database has served in production mode/,
    )
    await production.close()
  })
})

describe('publish', () => {
  it('inserts the next version, moves the pointer and writes the audit log', async () => {
    const id = await importedAgency()
    const actor = 'd8f8a3f0-0000-4000-8000-000000000000'
    const content = testContent({ agencyName: 'Edited' })
    expect(await publishContent(store, id, content, { note: 'New name', actor })).toEqual({
      version: 2,
      changed: true,
    })
    expect(await store.agencyBySlug(one)).toMatchObject({ version: 2, agency: { agencyName: 'Edited' } })
    const [newest, first] = await store.forAgency(id).audit.latest(10)
    expect(newest).toMatchObject({ actor, action: 'version.publish', beforeHash: first?.afterHash })
    expect(first).toMatchObject({ actor: 'import', beforeHash: null })
    expect((await store.forAgency(id).versions.list())[0]).toMatchObject({ note: 'New name', actor })
  })

  it('makes no version of content that is already published', async () => {
    const id = await importedAgency()
    const content = testContent({ agencyName: one, subdomain: one })
    const reordered = Object.fromEntries(Object.entries(content).reverse()) as unknown as typeof content
    expect(await publishContent(store, id, reordered, publication)).toEqual({ version: 1, changed: false })
    expect(await store.forAgency(id).audit.latest(10)).toHaveLength(1)
  })

  it('numbers many simultaneous publications', async () => {
    const id = await importedAgency()
    const names = ['a', 'b', 'c', 'd', 'e']
    const published = await Promise.all(
      names.map((agencyName) => publishContent(store, id, testContent({ agencyName }), publication)),
    )
    expect(published.map(({ version }) => version).toSorted()).toEqual([2, 3, 4, 5, 6])
    expect(await store.agencyBySlug(one)).toMatchObject({ version: 6 })
  })

  it('stores nothing for an unknown agency', async () => {
    const none = agencyIdForSlug('none')
    const publishing = agencyScope(
      database,
      none,
    )((tx) => publishVersion(tx, none, testContent(), publication))
    await expect(publishing).rejects.toThrow('foreign key')
  })

  it('notifies every store of the database, until it stops listening', async () => {
    const id = await importedAgency()
    const elsewhere = await openStoreOn(database)
    expect(await elsewhere.agencyBySlug(one)).toMatchObject({ version: 1 })
    const heard: (string | null)[] = []
    const stop = elsewhere.onPublished((agencyId) => heard.push(agencyId))
    await publishContent(store, id, testContent({ agencyName: 'Edited' }), publication)
    expect(heard).toEqual([id])
    expect(await elsewhere.agencyBySlug(one)).toMatchObject({ version: 2 })
    stop()
    await publishContent(store, id, testContent({ agencyName: 'Again' }), publication)
    expect(heard).toEqual([id])
  })

  it('notifies the other listeners when one of them throws', async () => {
    const id = await importedAgency()
    const heard: (string | null)[] = []
    store.onPublished(() => {
      throw new Error('mine')
    })
    store.onPublished((agencyId) => heard.push(agencyId))
    await publishContent(store, id, testContent({ agencyName: 'Edited' }), publication)
    expect(new Set(heard)).toEqual(new Set([id]))
  })

  it("has notified this server when it resolves, however late the database's message", async () => {
    const silent = await openStoreOn({
      ...database,
      listen: async (_channel, { connected }) => connected(true),
    })
    const heard: (string | null)[] = []
    silent.onPublished((agencyId) => heard.push(agencyId))
    const { agencyId } = await silent.importTenant(testBundle(one))
    expect(heard).toEqual([null])
    await publishContent(silent, agencyId, testContent({ agencyName: 'Edited' }), publication)
    expect(heard).toEqual([null, agencyId])
  })
})

describe('a published agency', () => {
  it('is loaded once and shared, frozen at every depth', async () => {
    await importedAgency(one, [`one.${one}.example`])
    const [first, second] = await Promise.all([
      store.agencyByHost(`one.${one}.example`),
      store.agencyByHost(`one.${one}.example`),
    ])
    expect(first).toBe(second)
    expect(() => first?.agency.bookingMenuItemOptions.push({ title: 'Cars', active: true })).toThrow(
      TypeError,
    )
  })

  it('is null for an unknown host, slug or id', async () => {
    expect(await store.agencyByHost('none.example')).toBeNull()
    expect(await store.agencyBySlug('none')).toBeNull()
    expect(await store.forAgency(agencyIdForSlug('none')).versions.published()).toBeNull()
  })
})

describe('ping', () => {
  it('resolves while the database answers, and throws afterwards', async () => {
    const own = await openStoreOn(await openTestDatabase())
    await own.ping()
    await own.close()
    await expect(own.ping()).rejects.toThrow()
  })
})

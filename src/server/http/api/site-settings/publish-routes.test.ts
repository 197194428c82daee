import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { testBundle, testContent } from '../../../adapters/store/testing.ts'
import type { AgencyContent } from '../../../domain/agencies/agency-content.ts'
import { openTestApp, type TestApp, testNow } from '../../../hosts/testing-app.ts'
import { type DraftReply, type TestEditor, testEditor } from './testing-draft.ts'

let app: TestApp
let owner: TestEditor
let agencyId: string

const post = {
  slug: 'lisbon',
  title: 'Lisbon',
  summary: 'A city',
  image: '/scenes/skyline/lisbon.svg',
  publishedOn: '2026-01-01',
  readingMinutes: 1,
  content: '<p>Lisbon</p>',
}

beforeEach(async () => {
  app = await openTestApp({}, { aurora: {} }, { aurora: { posts: [post] } })
  owner = await testEditor(app)
  agencyId = await app.agencyId('aurora')
})

const visitors = async () => {
  const response = await app.call('/api/agency')
  const { agency } = (await response.json()) as { agency: AgencyContent['agency'] & { version: number } }
  return {
    version: agency.version,
    name: agency.agencyName,
    stamped: response.headers.get('x-livery-version'),
  }
}

async function publish(pointer: string, after: unknown, note = ''): Promise<DraftReply> {
  const { data } = await owner.set(pointer, after)
  return owner.publish(data.revision, note)
}

/** As the tenant's folder is imported, with its hosts. */
function importing(agency: Partial<AgencyContent['agency']>, more: Partial<AgencyContent> = {}) {
  const own = { agencyName: 'aurora', subdomain: 'aurora', ...agency }
  const content = { ...testContent(own), posts: [post], ...more }
  return app.store.importTenant(testBundle('aurora', { content, hosts: ['www.aurora.example'] }))
}

describe('publishing', () => {
  it('changes what visitors see from the next request on, with a receipt', async () => {
    await owner.set('/agency/agencyName', 'Boreal')
    const { data } = await owner.set('/posts/lisbon/title', 'Lisboa')
    const reply = await owner.publish(data.revision, 'Spring')
    expect(await visitors()).toEqual({ version: 2, name: 'Boreal', stamped: '2' })
    expect(reply).toMatchObject({ status: 200 })
    const { publication, receipt } = reply.data
    expect(publication).toMatchObject({
      version: 2,
      kind: 'publish',
      note: 'Spring',
      beforeVersion: 1,
      at: testNow.toISOString(),
      by: { name: 'Ada Test' },
    })
    expect(receipt.fields).toEqual(
      expect.arrayContaining([
        { pointer: '/agency/agencyName', before: 'aurora', after: 'Boreal' },
        { pointer: '/posts/lisbon/title', before: 'Lisbon', after: 'Lisboa' },
      ]),
    )
    expect(receipt.fields).toHaveLength(2)
    expect(receipt.pages).toEqual(['/*'])
    expect(receipt.authors.map(({ pointer }) => pointer)).toContain('/agency/agencyName')
    expect((await owner.get()).data).toMatchObject({ publishedVersion: 2, changed: [], fields: [] })
  })

  it('keeps earlier calls: a repeat of one whose answer was lost gets the same answer', async () => {
    const { revision } = (await owner.get()).data
    const gesture = randomUUID()
    const sent = [{ pointer: '/agency/primaryColor', after: '#FEDCBA' }]
    const first = await owner.change(revision, sent, { gesture })
    expect((await owner.publish(revision + 1)).status).toBe(200)
    expect(await owner.change(revision, sent, { gesture })).toMatchObject({ status: 200, data: first.data })
    expect((await owner.get()).data.changed).toEqual([])
  })

  it('needs the revision that the editor saw', async () => {
    const { data } = await owner.set('/agency/agencyName', 'Boreal')
    const reply = await owner.publish(data.revision - 1)
    expect(reply).toMatchObject({ status: 412, code: 'draft_stale', revision: data.revision })
    expect(reply.since).toHaveLength(1)
    expect(await visitors()).toMatchObject({ version: 1 })
  })

  it('happens once when requested twice at the same moment', async () => {
    const { data } = await owner.set('/agency/agencyName', 'Boreal')
    const both = await Promise.all([owner.publish(data.revision), owner.publish(data.revision)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412])
    expect(await visitors()).toMatchObject({ version: 2 })
  })

  it('is refused if a rule between fields is broken, and the draft stays', async () => {
    for (const [pointer, after, field] of [
      ['/agency/supportMode', 'chat', 'agency.chatWidget'],
      ['/agency/languages', ['de'], 'agency.languages'],
      ['/canonicalHost', 'evil.example', 'canonicalHost'],
    ] as const) {
      const { data, status } = await owner.set(pointer, after)
      expect(status, pointer).toBe(200)
      const { data: findings } = (await owner.call('GET', 'checks')) as unknown as { data: object[] }
      expect(findings[0]).toMatchObject({ level: 'blocking', field })
      const reply = await owner.publish(data.revision)
      expect(reply).toMatchObject({ status: 409, code: 'checks_failed', errors: [{ field }] })
      expect(reply.findings).toEqual(findings)
      expect((await owner.get()).data.changed).toHaveLength(1)
      await owner.discard(data.revision)
    }
    expect(await visitors()).toMatchObject({ version: 1 })
  })

  it('has an audit entry with the change', async () => {
    await publish('/agency/agencyName', 'Boreal')
    const [published, changed] = await app.store.forAgency(agencyId).audit.latest(2)
    expect([published?.action, changed?.action]).toEqual(['version.publish', 'draft.change'])
    expect(published?.actor).toBe(changed?.actor)
    // The entry of the edits before the publication has their final state.
    await owner.set('/agency/agencyName', 'Bor')
    await owner.set('/agency/agencyName', 'Borea')
    await publish('/agency/agencyName', 'Borealis')
    const { audit } = app.store.forAgency(agencyId)
    const [, ended, began] = await audit.latest(3)
    expect([ended?.action, began?.action]).toEqual(['draft.change', 'draft.change'])
    expect(ended?.beforeHash).toBe(began?.afterHash)
    await owner.set('/agency/city', 'Oslo')
    const [next] = await audit.latest(1)
    expect(next?.beforeHash).toBe(ended?.afterHash)
  })

  it('protects the agency from a later import', async () => {
    await publish('/agency/agencyName', 'Boreal')
    expect(await importing({ agencyName: 'Folder' })).toMatchObject({ result: 'kept-edited', version: 2 })
    expect(await visitors()).toMatchObject({ name: 'Boreal' })
  })
})

describe('a receipt', () => {
  it('names only the people whose changes are in it', async () => {
    const admin = await testEditor(app, 'admin@test.example')
    await admin.set('/agency/city', 'Elsewhere')
    await owner.set('/agency/agencyName', 'Boreal')
    const { data } = await admin.set('/agency/city', testContent().agency.city)
    const { receipt } = (await owner.publish(data.revision)).data
    expect(receipt.fields.map(({ pointer }) => pointer)).toEqual(['/agency/agencyName'])
    expect(receipt.authors.map(({ pointer }) => pointer)).toEqual(['/agency/agencyName'])
  })
})

describe('the draft during an import', () => {
  it('keeps its own changes and follows the import in all other fields', async () => {
    const { data } = await owner.set('/agency/agencyName', 'Boreal')
    const outcome = await importing({ agencyName: 'Folder', city: 'Oslo', isSubscribed: false })
    expect(outcome.result).toBe('updated')
    const draft = (await owner.get()).data
    expect(draft.settings.agency).toMatchObject({ agencyName: 'Boreal', city: 'Oslo' })
    expect(draft.changed).toEqual(['/agency/agencyName'])
    const stale = await owner.change(data.revision, [{ pointer: '/agency/city', after: 'Bergen' }])
    expect(stale).toMatchObject({ status: 412, since: [] })
    await owner.publish(draft.revision)
    const agency = await app.store.agencyBySlug('aurora')
    expect(agency?.agency).toMatchObject({ agencyName: 'Boreal', city: 'Oslo', isSubscribed: false })
  })

  it('is empty if the import has the same changes', async () => {
    await owner.set('/agency/agencyName', 'Boreal')
    await importing({ agencyName: 'Boreal' })
    expect((await owner.get()).data.changed).toEqual([])
  })
})

describe('versions', () => {
  beforeEach(async () => {
    await publish('/agency/agencyName', 'Boreal', 'First')
    await publish('/posts/lisbon/title', 'Lisboa', 'Second')
  })

  const list = async () =>
    ((await owner.call('GET', 'versions')) as unknown as { data: Record<string, unknown>[] }).data
  const one = (version: number | string) => owner.call('GET', `versions/${version}`)
  const restore = (version: number, body: object) => owner.call('POST', `versions/${version}/restore`, body)

  it('are listed with person, time and note, newest first', async () => {
    expect(await list()).toMatchObject([
      { version: 3, note: 'Second', by: { name: 'Ada Test' }, isPublished: true },
      { version: 2, note: 'First', by: { name: 'Ada Test' }, isPublished: false },
      { version: 1, by: null, isPublished: false, publications: [] },
    ])
  })

  it('list their changes', async () => {
    expect((await one(3)).data).toMatchObject({
      comparedWith: 2,
      changes: [{ pointer: '/posts/lisbon/title', before: 'Lisbon', after: 'Lisboa' }],
      pages: ['/blog', '/blog?id=lisbon'],
      receipt: { fields: [{ pointer: '/posts/lisbon/title' }] },
    })
    expect((await one(1)).data).toMatchObject({ comparedWith: null, changes: [] })
    expect((await one(4)).status).toBe(404)
    expect((await one('x')).status).toBe(400)
    expect((await one('99999999999')).status).toBe(400)
  })

  it('are not restored over a colleague’s publication, which the refusal names', async () => {
    const admin = await testEditor(app, 'admin@test.example')
    const mine = await publish('/agency/agencyName', 'By Ana')
    const theirs = await admin.set('/agency/agencyName', 'By Bo')
    expect((await admin.publish(theirs.data.revision, 'Bo was here')).status).toBe(200)
    const { version, beforeVersion } = mine.data.publication
    const undo = await restore(beforeVersion ?? 0, { from: version })
    expect(undo).toMatchObject({
      status: 412,
      code: 'precondition_failed',
      published: { version: 5, note: 'Bo was here', by: { name: 'Ada Test' }, isPublished: true },
    })
    expect(await visitors()).toMatchObject({ version: 5, name: 'By Bo' })
    expect(await restore(1, {})).toMatchObject({ status: 422, errors: [{ field: 'from' }] })
    expect(await restore(1, { from: 99 })).toMatchObject({ status: 412 })
    const entries = await app.store.forAgency(agencyId).audit.latest(50)
    expect(entries.map(({ action }) => action)).not.toContain('version.rollback')
  })

  it('are restored once when two people restore one at the same moment', async () => {
    const both = await Promise.all([restore(1, { from: 3 }), restore(2, { from: 3 })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412])
    expect((await one(1)).data).toMatchObject({ published: (await visitors()).version })
  })

  it('are restored field by field by a change of the draft, which can be undone', async () => {
    const fields = ['/agency/agencyName', '/posts/lisbon/title']
    const { changes } = (await owner.call('GET', 'versions/1?against=draft')).data
    const { revision } = (await owner.get()).data
    const wanted = changes.filter(({ pointer }) => fields.includes(pointer))
    expect((await owner.change(revision, wanted)).status).toBe(200)
    expect(await visitors()).toMatchObject({ version: 3, name: 'Boreal' })
    expect((await owner.get()).data.changed).toEqual(fields)
  })

  it('are restored whole at once: visitors see the version itself again', async () => {
    const { data, status } = await restore(1, { from: 3, note: 'Too soon' })
    expect(status).toBe(200)
    expect(data.publication).toMatchObject({
      version: 1,
      kind: 'rollback',
      beforeVersion: 3,
      note: 'Too soon',
    })
    expect(data.changes.map(({ pointer }) => pointer)).toEqual(
      expect.arrayContaining(['/agency/agencyName', '/posts/lisbon/title']),
    )
    expect(await visitors()).toEqual({ version: 1, name: 'aurora', stamped: '1' })
    const [entry] = await app.store.forAgency(agencyId).audit.latest(1)
    expect(entry?.action).toBe('version.rollback')
    expect(await restore(1, { from: 1 })).toMatchObject({ status: 409 })
    // Going forward works in the same way; the next version gets a new number.
    expect((await restore(3, { from: 1 })).status).toBe(200)
    expect(await visitors()).toMatchObject({ version: 3, name: 'Boreal' })
    await publish('/agency/agencyName', 'Cirrus')
    expect(await visitors()).toMatchObject({ version: 4, name: 'Cirrus' })
    expect((await list())[3]).toMatchObject({ version: 1, publications: [{ kind: 'rollback' }] })
  })

  it('are restored next to a draft, whose changes stay', async () => {
    await owner.set('/agency/city', 'Oslo')
    await restore(1, { from: 3 })
    const { data } = await owner.get()
    expect(data.changed).toEqual(['/agency/city'])
    expect(data.settings.agency).toMatchObject({ agencyName: 'aurora', city: 'Oslo' })
  })

  it('restore nothing that the platform has removed since', async () => {
    // The tenant's folder is the only way to change these fields.
    const outcome = await importing({ agencyName: 'Folder', isSubscribed: false })
    expect(outcome).toMatchObject({ result: 'kept-edited', version: 4 })
    expect(await visitors()).toMatchObject({ version: 4, name: 'Boreal' })
    const { data } = await restore(1, { from: 4 })
    expect(data.publication).toMatchObject({ version: 5, kind: 'rollback', beforeVersion: 4 })
    const agencyNow = (await app.store.agencyBySlug('aurora'))?.agency
    expect(agencyNow).toMatchObject({ agencyName: 'aurora', isSubscribed: false })
  })
})

import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BrandingNews } from '../../../domain/agencies/branding-channel.ts'
import { openTestApp, type TestApp, testNow } from '../../../hosts/testing-app.ts'
import { type TestEditor, testEditor } from './testing-draft.ts'

let app: TestApp
let owner: TestEditor
let admin: TestEditor
let revision = 0

const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>')
const post = {
  slug: 'lisbon',
  title: 'Lisbon',
  summary: 'A city',
  image: '/scenes/skyline/lisbon.svg',
  publishedOn: '2026-01-01',
  readingMinutes: 1,
  content: '<p>Lisbon</p>',
}

beforeAll(async () => {
  app = await openTestApp({}, { aurora: {}, meridian: {} }, { aurora: { posts: [post] } })
  owner = await testEditor(app)
  admin = await testEditor(app, 'admin@test.example')
})

beforeEach(async () => {
  const { data } = await owner.get()
  await owner.discard(data.revision)
  revision = (await owner.get()).data.revision
})

const change = (pointer: string, after?: unknown) => ({ pointer, ...(after !== undefined && { after }) })

describe('the draft', () => {
  it("equals the published settings without edits, without the platform's fields", async () => {
    const { data, etag } = await owner.get()
    expect(etag).toBe(`"${data.revision}"`)
    expect(data).toMatchObject({ publishedVersion: 1, changed: [], fields: [] })
    expect(data.settings.agency.agencyName).toBe('aurora')
    expect(data.settings).not.toHaveProperty('hosts')
    expect(data.settings).not.toHaveProperty('identityProviders')
    expect(data.settings.agency).not.toHaveProperty('isSubscribed')
    expect(data.settings.agency).not.toHaveProperty('thirdParties')
    expect(data.hosts).toEqual(['www.aurora.example'])
  })

  it('is discarded by a call without body and type, and refuses a body without a type', async () => {
    await owner.set('/agency/agencyName', 'Boreal')
    const { data } = await owner.get()
    const host = 'aurora.localhost:4000'
    const discard = (body?: Uint8Array<ArrayBuffer>) => {
      const headers = {
        origin: `http://${host}`,
        'x-requested-with': 'livery',
        'if-match': `"${data.revision}"`,
        cookie: owner.cookie,
      }
      const request = new Request(`http://${host}/api/branding/draft`, {
        method: 'DELETE',
        headers,
        ...(body && { body }),
      })
      return app.app.fetch(request, { hosts: [host], remoteAddress: '192.0.2.1' })
    }
    expect((await discard(new TextEncoder().encode('{}'))).status).toBe(415)
    expect((await owner.get()).data.changed).toHaveLength(1)
    expect((await discard()).status).toBe(200)
    expect((await owner.get()).data.changed).toEqual([])
  })

  it("has one audit entry for a person's run of changes, from its start to its end", async () => {
    const aurora = (await app.store.agencyBySlug('aurora'))?.id ?? ''
    const { audit } = app.store.forAgency(aurora)
    const noted = async () => {
      const entries = (await audit.latest(20)).filter(({ action }) => action.startsWith('draft.'))
      return entries.map(({ action, actor, beforeHash, afterHash }) => ({
        action,
        actor,
        beforeHash,
        afterHash,
      }))
    }
    const before = (await noted()).length
    for (const name of ['B', 'Bo', 'Boreal']) await owner.set('/agency/agencyName', name)
    const [first] = await noted()
    expect(await noted()).toHaveLength(before + 1)
    await admin.set('/agency/city', 'Oslo')
    const [theirs, ended, began] = await noted()
    expect(began).toEqual(first)
    expect(ended).toEqual({ ...began, beforeHash: began?.afterHash, afterHash: theirs?.beforeHash })
    expect(ended?.afterHash).not.toBe(began?.afterHash)
    expect(theirs?.actor).not.toBe(began?.actor)
    // A single change is described fully by its own entry.
    await owner.discard((await owner.get()).data.revision)
    const [discarded, last] = await noted()
    expect([discarded?.action, discarded?.beforeHash, last]).toEqual([
      'draft.discard',
      last?.afterHash,
      theirs,
    ])
  })

  it('repeats a lost answer only to the caller of the change', async () => {
    const gesture = randomUUID()
    const sent = [change('/agency/primaryColor', '#ABCDEF')]
    const first = await owner.change(revision, sent, { gesture })
    await admin.set('/agency/city', 'Elsewhere')
    const again = await owner.change(revision, sent, { gesture })
    expect(again).toMatchObject({ status: 200, etag: first.etag, data: first.data })
    expect(again.data.changes).toMatchObject([{ pointer: '/agency/primaryColor', after: '#abcdef' }])
    expect((await owner.get()).data.revision).toBe(revision + 2)
    const others = [
      await admin.change(revision, sent, { gesture }),
      await owner.change(revision, sent, { gesture: randomUUID() }),
      await owner.change(revision, sent),
      await owner.change(revision + 1, sent, { gesture }),
    ]
    expect(others.map(({ status }) => status)).toEqual([412, 412, 412, 412])
  })

  it('recognises a repeated call after a discard, and names no later changes', async () => {
    const gesture = randomUUID()
    const sent = [change('/agency/primaryColor', '#FEDCBA')]
    const first = await owner.change(revision, sent, { gesture })
    await owner.discard(revision + 1)
    expect(await owner.change(revision, sent, { gesture })).toMatchObject({ status: 200, data: first.data })
    const late = await admin.change(revision, [change('/agency/city', 'Faro')])
    expect([late.status, late.since]).toEqual([412, []])
  })

  it('stores a call once when it is made twice at the same time', async () => {
    const gesture = randomUUID()
    const twice = [0, 1].map(() => owner.change(revision, [change('/agency/city', 'Elsewhere')], { gesture }))
    expect((await Promise.all(twice)).map(({ status, data }) => [status, data.revision])).toEqual([
      [200, revision + 1],
      [200, revision + 1],
    ])
    expect((await owner.get()).data.revision).toBe(revision + 1)
  })

  it('is changed field by field, with the fields and the person', async () => {
    const first = await owner.change(revision, [
      change('/agency/agencyName', 'Boreal'),
      change('/agency/theme/radius', 'full'),
    ])
    expect(first).toMatchObject({ status: 200, etag: `"${revision + 1}"`, data: { revision: revision + 1 } })
    const { data } = await admin.get()
    expect(data.settings.agency).toMatchObject({ agencyName: 'Boreal', theme: { radius: 'full' } })
    expect(data.changed).toEqual(expect.arrayContaining(['/agency/agencyName', '/agency/theme/radius']))
    expect(data.fields).toContainEqual({
      pointer: '/agency/agencyName',
      by: { id: expect.any(String), name: 'Ada Test' },
      at: testNow.toISOString(),
    })
    expect(data.updatedBy?.name).toBe('Ada Test')
    // Visitors do not see the change.
    expect((await app.store.agencyBySlug('aurora'))?.agency.agencyName).toBe('aurora')
  })

  it('stores cleaned HTML, colours in lower case, and defaults for missing values', async () => {
    const { data } = await owner.change(revision, [
      change('/agency/primaryColor', '#ABCDEF'),
      change('/agency/privacyPolicy', '<p onclick="x()">Hi<script>alert(1)</script></p><style>p{}</style>'),
      change('/faq/questions', [{ question: 'Why?', answer: '<p>So</p><img src=x onerror=alert(1)>' }]),
      change('/posts/lisbon/content', '<p><a href="javascript:alert(1)">Tram</a></p>'),
      change('/agency/theme/mode'),
    ])
    const after = Object.fromEntries(data.changes.map((one) => [one.pointer, one.after]))
    expect(after['/agency/primaryColor']).toBe('#abcdef')
    expect(after['/agency/privacyPolicy']).toBe('<p>Hi</p>')
    expect(JSON.stringify(after)).not.toMatch(/script|onerror|onclick/)
    // The default is already the value.
    expect(after).not.toHaveProperty('/agency/theme/mode')
  })

  it('refuses changes that were made by the person signed in before', async () => {
    const { data } = await owner.get()
    expect(data.you).toEqual({ id: expect.any(String), name: 'Ada Test' })
    const made = [change('/agency/agencyName', 'Boreal')]
    const other = await admin.change(revision, made, { person: data.you.id })
    expect(other).toMatchObject({ status: 409, code: 'conflict', errors: [{ field: 'person' }] })
    expect((await owner.get()).data.revision).toBe(revision)
    expect((await owner.change(revision, made, { person: data.you.id })).status).toBe(200)
  })

  it('keeps its revision if the value is already set', async () => {
    const same = await owner.change(revision, [change('/agency/agencyName', 'aurora')])
    expect(same).toMatchObject({ status: 200, data: { revision, changes: [] } })
    expect((await owner.get()).data.revision).toBe(revision)
  })

  it('has nothing to publish after all changes are reversed, and its revision never decreases', async () => {
    await owner.set('/agency/agencyName', 'Boreal')
    const back = await owner.set('/agency/agencyName', 'aurora')
    expect(back.data.revision).toBe(revision + 2)
    expect((await owner.get()).data).toMatchObject({ changed: [], fields: [], revision: revision + 2 })
    expect(await owner.publish(revision + 2)).toMatchObject({ status: 409, code: 'conflict' })
  })

  it('is discarded whole, and the discarded changes can be made again', async () => {
    await owner.set('/agency/agencyName', 'Boreal')
    await owner.set('/posts/lisbon/title', 'Lisboa')
    const gone = await owner.discard(revision + 2)
    expect((await owner.get()).data).toMatchObject({ revision: revision + 3, changed: [] })
    const again = gone.data.changes.map(({ pointer, before }) => ({ pointer, after: before }))
    expect((await owner.change(revision + 3, again)).status).toBe(200)
    const { settings } = (await owner.get()).data
    expect([settings.agency.agencyName, settings.posts?.[0]?.title]).toEqual(['Boreal', 'Lisboa'])
  })
})

describe('a change from another revision', () => {
  it('is refused without the revision it was made from', async () => {
    const changes = [change('/agency/agencyName', 'Boreal')]
    expect(await owner.change(null, changes)).toMatchObject({ status: 428, code: 'precondition_required' })
    expect(await owner.call('DELETE', 'draft')).toMatchObject({ status: 428 })
    for (const odd of ['*', '7', 'W/"7"', '"-1"', '"x"', '"1", "2"', `"${'9'.repeat(30)}"`]) {
      expect((await owner.change(odd, changes)).status, odd).toBe(400)
    }
  })

  it('is identified by its fields alone', async () => {
    const named = await owner.change(revision, [change('/agency/city', 'Oslo')], { label: 'Move' })
    expect(named).toMatchObject({ status: 422, errors: [{ field: 'label' }] })
  })

  it('is answered with the changes since, so that nothing is lost', async () => {
    await admin.change(revision, [change('/agency/agencyName', 'Boreal')], {
      gesture: '6f1d1f6e-9c55-4c1e-8b52-0d3c1a7a5b11',
    })
    const stale = await owner.change(revision, [change('/agency/city', 'Oslo')])
    expect(stale).toMatchObject({ status: 412, code: 'draft_stale', revision: revision + 1 })
    expect(stale.since).toMatchObject([
      {
        revision: revision + 1,
        by: { name: 'Ada Test' },
        gesture: '6f1d1f6e-9c55-4c1e-8b52-0d3c1a7a5b11',
        changes: [{ pointer: '/agency/agencyName', before: 'aurora', after: 'Boreal' }],
      },
    ])
    expect((await owner.get()).data.settings.agency.city).toBe('')
    expect((await owner.change(revision + 1, [change('/agency/city', 'Oslo')])).status).toBe(200)
  })

  it('has to be reloaded if not all changes since are known', async () => {
    await owner.set('/agency/agencyName', 'Boreal')
    await admin.discard(revision + 1)
    const stale = await owner.change(revision + 1, [change('/agency/city', 'Oslo')])
    expect(stale).toMatchObject({ status: 412, revision: revision + 2, since: [] })
    expect(await owner.change(revision + 40, [change('/agency/city', 'Oslo')])).toMatchObject({ status: 412 })
  })

  it('succeeds once when many arrive at the same moment', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `Name ${index}`)
    const editors = [owner, admin]
    const replies = await Promise.all(
      names.map((name, index) =>
        (editors[index % 2] ?? owner).change(revision, [change('/agency/agencyName', name)]),
      ),
    )
    const statuses = replies.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([200, ...Array(11).fill(412)])
    expect((await owner.get()).data.revision).toBe(revision + 1)
  })

  it('is refused after a publication, whatever its number', async () => {
    await owner.set('/agency/agencyName', 'Boreal')
    const { status } = await owner.publish(revision + 1)
    expect(status).toBe(200)
    const { data } = await owner.get()
    expect(data.revision).toBe(revision + 2)
    expect(await admin.change(revision + 1, [change('/agency/city', 'Oslo')])).toMatchObject({ status: 412 })
    await owner.set('/agency/agencyName', 'aurora')
    await owner.publish(revision + 3)
  })
})

describe('an invalid value', () => {
  it.each([
    [
      '/agency/primaryColor',
      'red;background:url(https://evil.example)',
      'agency.primaryColor',
      /colour written/,
    ],
    ['/agency/primaryColor', 'url(javascript:alert(1))', 'agency.primaryColor', /colour written/],
    ['/agency/theme/secondaryColor', '#fff}', 'agency.theme.secondaryColor', /colour written/],
    ['/agency/theme', { css: 'x' }, 'agency.theme.css', /not a known field/],
    ['/agency/theme/constructor', 'x', 'agency.theme.constructor', /not a field/],
    ['/__proto__/isAdmin', true, '__proto__.isAdmin', /not a field/],
    ['/agency/__proto__', {}, 'agency.__proto__', /not a field/],
    ['/agency/toString', 'x', 'agency.toString', /not a known field/],
    ['/nothing', 1, 'nothing', /not a known field/],
    ['/agency/agencyName/x', 'x', 'agency.agencyName.x', /not a known field/],
    ['/agency/~2', 'x', 'agency.~2', /not a field/],
    ['//', 'x', '', /not a field/],
    ['/agency/socialLinks/facebook', 'javascript:alert(1)', 'agency.socialLinks.facebook', /https/],
    ['/agency/returnUrl', 'javascript:alert(1)', 'agency.returnUrl', /https address/],
    ['/agency/returnUrl', '/\t/evil.example', 'agency.returnUrl', /https address|trick/],
    ['/agency/returnUrl', '/..//evil.example', 'agency.returnUrl', /trick/],
    ['/links', [{ id: 'a', to: 'data:text/html,x' }], 'links[0].to', /https address/],
    ['/navigation', [{ label: 'X', path: 'javascript:alert(1)' }], 'navigation[0].path', /https/],
    ['/navigation/0/label', 'X', 'navigation[0].label', /changes as a whole/],
    ['/posts/porto/title', 'X', 'posts.porto.title', /not an entry/],
    ['/posts/lisbon/slug', 'porto', 'posts.lisbon.slug', /identifies its entry/],
    ['/posts/lisbon', { slug: 'porto' }, 'posts.lisbon', /identifies its entry/],
    ['/posts/lisbon/title', '', 'posts[0].title', /empty/],
    ['/agency/agencyName', '', 'agency.agencyName', /empty/],
    ['/agency/agencyName', undefined, 'agency.agencyName', /missing/],
    ['/agency/agencyName', { a: 1 }, 'agency.agencyName', /a text/],
    ['/agency/agencyName', null, 'agency.agencyName', /a text/],
    ['/agency/agencyName', 'x\u0000', 'changes[1].after', /Unicode/],
    ['/agency/chatWidget/url', 'https://chat.example', 'agency.chatWidget.label', /missing/],
    ['/agency/logo', 'https://evil.example/x.svg', 'agency.logo', /stored for this agency/],
    ['/agency/logo', '/media/ffffffffffffffff.svg', 'agency.logo', /stored for this agency/],
    ['/wording/en/no.such.text', 'x', 'wording.en.no.such.text', /not a text of the site/],
    ['/wording/en/__proto__', 'x', 'wording.en.__proto__', /not a field/],
    ['/wording/xx', {}, 'wording.xx', /not a known field/],
    ['/hosts', ['evil.example'], 'hosts', /set by the platform/],
    ['/agency', { agencyName: 'X' }, 'agency', /set by the platform/],
    ['/agency/isSubscribed', false, 'agency.isSubscribed', /set by the platform/],
    ['/agency/isPlatformBrand', true, 'agency.isPlatformBrand', /set by the platform/],
    ['/agency/thirdParties', ['https://evil.example'], 'agency.thirdParties', /set by the platform/],
    ['/identityProviders', [], 'identityProviders', /set by the platform/],
    ['/suppliers', { hotel: 'sample' }, 'suppliers', /set by the platform/],
    ['/suppliers/hotel', 'sample', 'suppliers.hotel', /set by the platform/],
  ])('is refused at %s (%j), by field and reason', async (pointer, after, field, reason) => {
    const { status, errors } = await owner.change(revision, [
      change('/agency/city', 'Oslo'),
      change(pointer, after),
    ])
    expect(status, JSON.stringify(errors)).toBe(422)
    expect(errors?.[0]).toEqual({ field, reason: expect.stringMatching(reason) })
    // All changes are stored or none.
    expect((await owner.get()).data).toMatchObject({ revision, changed: [] })
  })

  it('is refused if its JSON names a prototype', async () => {
    const body = (value: string) => `{"changes":[{"pointer":"/agency/theme","after":${value}}]}`
    for (const value of ['{"__proto__":{"mode":"dark"}}', '{"constructor":{"prototype":{"x":1}}}']) {
      const reply = await owner.call('PATCH', 'draft', body(value), { 'if-match': `"${revision}"` })
      expect(reply.status, value).toBe(422)
    }
    expect({}).not.toHaveProperty('mode')
    expect({}).not.toHaveProperty('x')
  })

  it('is refused if it is too long, before further checks', async () => {
    for (const [pointer, after, reason] of [
      ['/agency/privacyPolicy', 'x'.repeat(60_001), 'must have at most 60000 characters'],
      ['/agency/privacyPolicy', 'x'.repeat(300_000), 'must have at most 60000 characters'],
      ['/agency/agencyName', 'x'.repeat(300_000), 'must have at most 240000 characters'],
      ['/agency/privacyPolicy', '<b>'.repeat(300), 'has elements nested more than 100 levels deep'],
      ['/currencies', Array(50_000).fill('USD'), 'must have at most 60 entries'],
    ] as const) {
      const { status, errors } = await owner.change(revision, [change(pointer, after)])
      expect([status, errors?.[0]?.reason]).toEqual([422, reason])
    }
  })

  it('is refused past two hundred changes, two million bytes or sixteen levels', async () => {
    const many = Array(201).fill(change('/agency/city', 'Oslo'))
    expect((await owner.change(revision, many)).status).toBe(422)
    expect((await owner.change(revision, [])).status).toBe(422)
    const large = await owner.change(revision, [change('/agency/city', 'x'.repeat(3_000_000))])
    expect(large).toMatchObject({ status: 413, code: 'payload_too_large' })
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    const body = `{"changes":[{"pointer":"/navigation","after":${deep}}]}`
    const reply = await owner.call('PATCH', 'draft', body, { 'if-match': `"${revision}"` })
    expect(reply).toMatchObject({
      status: 422,
      errors: [{ field: 'navigation', reason: 'is nested too deeply' }],
    })
  })
})

describe('pictures', () => {
  it('belong to the agency and are read at the address of their upload', async () => {
    const id = await app.agencyId('aurora')
    const hash = await app.store.forAgency(id).assets.add({ contentType: 'image/svg+xml', bytes: svg })
    expect((await owner.set('/agency/logo', `/media/${hash}.png`)).status).toBe(422)
    expect((await owner.set('/agency/logo', `/media/${hash}.svg`)).status).toBe(200)
    const stranger = await testEditor(app, 'owner@test.example', 'meridian.localhost:4000')
    expect((await stranger.set('/agency/logo', `/media/${hash}.svg`)).status).toBe(422)
  })
})

describe('an editor', () => {
  it('edits their own agency alone', async () => {
    const stranger = await testEditor(app, 'owner@test.example', 'meridian.localhost:4000')
    await owner.set('/agency/agencyName', 'Boreal')
    expect((await stranger.get()).data.settings.agency.agencyName).toBe('meridian')
    const sales = await testEditor(app, 'sales@test.example')
    expect(await sales.get()).toMatchObject({ status: 403, code: 'forbidden' })
  })

  it('notifies every server of a change, a discard and a publication', async () => {
    const heard: (BrandingNews | null)[] = []
    const stop = app.store.onBranding((news) => heard.push(news))
    await owner.set('/agency/agencyName', 'Boreal')
    await owner.discard(revision + 1)
    await owner.set('/agency/agencyName', 'Boreal')
    await owner.publish(revision + 3)
    await app.store.tellBranding({ agencyId: await app.agencyId('aurora'), kind: 'presence', panel: 'brand' })
    await expect
      .poll(() => heard.map((news) => news?.kind))
      .toEqual(['draft', 'discarded', 'draft', 'published', 'presence'])
    expect(heard[0]).toMatchObject({ revision: revision + 1, by: { name: 'Ada Test' } })
    expect(heard[3]).toMatchObject({ version: expect.any(Number), revision: revision + 4 })
    stop()
    await owner.set('/agency/agencyName', 'aurora')
    await owner.publish(revision + 5)
    expect(heard).toHaveLength(5)
  })
})

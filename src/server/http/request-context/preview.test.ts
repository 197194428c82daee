import { beforeAll, describe, expect, it } from 'vitest'
import type { Settings } from '../../../contract/types.ts'
import { openGrant, sealGrant } from '../../domain/site-settings/previews/preview-grant.ts'
import { readSettings } from '../../domain/site-settings/read-settings.ts'
import { openTestApp, type TestApp, testNow } from '../../hosts/testing-app.ts'

// A preview shows unpublished settings only to their editors, changes nothing, and leaves no trace.

const other = 'meridian.localhost:4000'

let app: TestApp
let owner: string
let now = testNow
let draft: Settings
/** The last context that a page was rendered with. */
const asked = () => app.pages.at(-1)

beforeAll(async () => {
  app = await openTestApp({
    clock: () => now,
    draftOf: async (id) => (id === (await app.agencyId('aurora')) ? draft : null),
  })
  const { version, ...published } = (await app.store.agencyBySlug('aurora')) ?? {}
  if (version === undefined) throw new Error('there is no aurora')
  draft = readSettings(published as never, ['www.aurora.example'])
  draft.agency.agencyName = 'Aurora, drafted'
  owner = await app.signIn('owner@test.example')
})

async function granted(wish: object = {}, cookie = owner): Promise<string> {
  const response = await app.call('/api/branding/preview-grants', {
    method: 'POST',
    body: { role: 'anonymous', ...wish },
    headers: { cookie },
  })
  expect(response.status).toBe(201)
  return (await response.json()).data.grant
}

const page = (grant: string, cookie = owner, path = '/', host?: string) =>
  app.call(`${path}?livery-preview=${encodeURIComponent(grant)}`, {
    headers: { cookie },
    ...(host === undefined ? {} : { host }),
  })

const call = (path: string, grant: string, cookie = owner, rest: object = {}) =>
  app.call(path, { ...rest, headers: { cookie, 'x-livery-preview': grant } })

describe('a grant', () => {
  it('is available to editors of the website’s settings, for an hour', async () => {
    const response = await app.call('/api/branding/preview-grants', {
      method: 'POST',
      body: { role: 'owner' },
      headers: { cookie: owner },
    })
    expect((await response.json()).data.expiresAt).toBe('2026-03-10T13:00:00.000Z')
    for (const [name, status] of [
      ['sales', 403],
      ['traveller', 403],
    ] as const) {
      const cookie = await app.signIn(`${name}@test.example`)
      const refused = await app.call('/api/branding/preview-grants', {
        method: 'POST',
        body: { role: 'anonymous' },
        headers: { cookie },
      })
      expect([name, refused.status]).toEqual([name, status])
    }
  })

  it('names the field of an invalid request', async () => {
    const wrong = [
      [{ role: 'admin' }, 'role'],
      [{ role: 'owner', language: 'xx' }, 'language'],
      [{ role: 'owner', mode: 'sepia' }, 'mode'],
      [{ role: 'owner', bookingState: 'sold' }, 'bookingState'],
      [{ role: 'owner', version: 99 }, 'version'],
      [{ role: 'owner', agencyId: 'x' }, 'agencyId'],
    ] as const
    for (const [body, field] of wrong) {
      const response = await app.call('/api/branding/preview-grants', {
        method: 'POST',
        body,
        headers: { cookie: owner },
      })
      expect([field, response.status]).toEqual([field, 422])
      expect((await response.json()).errors[0].field).toContain(field)
    }
  })

  it('is refused if forged or changed: calls with 403, pages with a notice', async () => {
    const grant = await granted()
    const [body = '', seal = ''] = grant.split('.')
    const opened = openGrant(grant, app.store.hash)
    const raised = Buffer.from(JSON.stringify({ ...opened, role: 'owner' })).toString('base64url')
    const stranger = sealGrant(
      { ...(opened as never as object), role: 'owner' } as never,
      (text) => `x${text.length}`,
    )
    const forged = [
      '',
      'x',
      '.',
      '..',
      `${body}.`,
      `.${seal}`,
      `${raised}.${seal}`,
      `${grant}x`,
      `${grant}.x`,
      stranger,
      'x'.repeat(9000),
    ]
    for (const text of forged) {
      const refused = await call('/api/agency', text)
      expect([text, refused.status]).toEqual([text, 403])
      expect(await refused.json()).toMatchObject({ code: 'preview_over' })
      const shown = await page(text)
      if (text.length > 8000) continue
      expect([text, shown.status]).toEqual([text, 403])
      expect(await shown.text()).toContain('This preview has ended')
      expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    }
  })

  it('is refused if it is twice in an address', async () => {
    const grant = await granted()
    const refused = await app.call(`/?livery-preview=${grant}&livery-preview=${grant}`, {
      headers: { cookie: owner },
    })
    expect(refused.status).toBe(403)
  })

  it('is void at another agency, also for its own owner', async () => {
    const grant = await granted()
    const theirs = await app.signIn('owner@test.example', other)
    for (const cookie of [owner, theirs]) {
      expect((await page(grant, cookie, '/', other)).status).toBe(403)
      const refused = await app.call('/api/agency', {
        host: other,
        headers: { cookie, 'x-livery-preview': grant },
      })
      expect(refused.status).toBe(403)
    }
  })

  it('is void without its session, in another session, and after log-out', async () => {
    const mine = await app.signIn('owner@test.example')
    const grant = await granted({}, mine)
    expect((await page(grant, mine)).status).toBe(200)
    expect((await page(grant, '')).status).toBe(403)
    expect((await page(grant, owner)).status).toBe(403)
    await app.call('/api/user/logout', { method: 'POST', body: {}, headers: { cookie: mine } })
    expect((await page(grant, mine)).status).toBe(403)
    expect((await call('/api/agency', grant, mine)).status).toBe(403)
  })

  it('ends with the hour', async () => {
    const grant = await granted()
    now = new Date(testNow.getTime() + 3_600_000)
    expect((await page(grant)).status).toBe(403)
    expect((await call('/api/agency', grant)).status).toBe(403)
    now = testNow
    expect((await page(grant)).status).toBe(200)
  })

  it('ends when its person may no longer change the settings', async () => {
    const cookie = await app.signIn('admin@test.example')
    const grant = await granted({}, cookie)
    const { users } = app.store.forAgency(await app.agencyId('aurora'))
    const admin = await users.findByEmail('admin@test.example')
    await users.setAccess(admin?.id ?? '', { userType: 'SalesAgent' })
    expect((await page(grant, cookie)).status).toBe(403)
    await users.setAccess(admin?.id ?? '', { userType: 'Admin' })
    expect((await page(grant, cookie)).status).toBe(200)
  })
})

describe('a page with a grant', () => {
  it('shows the draft, and everybody else the published settings', async () => {
    await page(await granted())
    expect(asked()?.agency.agency.agencyName).toBe('Aurora, drafted')
    expect(asked()?.preview).toMatchObject({ kind: 'frame' })
    await app.call('/', { headers: { cookie: owner } })
    expect(asked()?.agency.agency.agencyName).toBe('aurora')
    expect(asked()?.preview).toBeUndefined()
  })

  it('shows a published version if the grant names one', async () => {
    await page(await granted({ version: 1 }))
    expect(asked()?.agency.agency.agencyName).toBe('aurora')
  })

  it.each([
    ['anonymous', { signedIn: false, isTravelAgent: false }],
    ['traveller', { signedIn: true, isTravelAgent: false, userType: 'Traveller' }],
    ['agent', { isTravelAgent: true, isRestrictedAgent: false, userType: 'SalesAgent' }],
    ['restricted', { isTravelAgent: true, isRestrictedAgent: true, userType: 'SalesAgent' }],
    ['owner', { isTravelAgent: true, isRestrictedAgent: false, userType: 'AgencyOwner' }],
  ])('is rendered for %s', async (role, session) => {
    const grant = await granted({ role })
    await page(grant)
    expect(asked()?.session).toMatchObject(session)
    const own = await call('/api/user/session', grant)
    expect((await own.json()).session).toMatchObject(session)
  })

  it('sets no cookie, is not cached or indexed, and sends no referrer', async () => {
    const grant = await granted()
    const response = await app.call(`/?xsessionid=12345678&hideHeader=true&livery-preview=${grant}`, {
      headers: { cookie: owner },
    })
    expect(response.headers.getSetCookie()).toEqual([])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('x-robots-tag')).toContain('noindex')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(asked()?.request.url).not.toContain('livery-preview')
  })
})

describe('a call with a grant', () => {
  it('is answered from the draft and never cached', async () => {
    const response = await call('/api/agency', await granted(), owner)
    expect((await response.json()).agency.agencyName).toBe('Aurora, drafted')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('etag')).toBeNull()
  })

  it('changes nothing: unsafe calls, log-out and the choice of a language are 403 preview_only', async () => {
    const grant = await granted({ role: 'owner' })
    const unsafe = [
      ['POST', '/api/user/logout', {}],
      ['POST', '/api/user/login', { email: 'owner@test.example', password: 'x' }],
      ['PATCH', '/api/user/profile', { firstName: 'Taken' }],
      [
        'POST',
        '/api/users/agents',
        { email: 'n@x.example', firstName: 'N', lastName: 'X', userType: 'SalesAgent' },
      ],
      ['DELETE', '/api/user/sessions', undefined],
      ['POST', '/api/branding/preview-grants', { role: 'owner' }],
      ['POST', '/api/branding/shares', { label: 'x' }],
      ['GET', '/api/user/changeLanguage/en', undefined],
    ] as const
    for (const [method, path, body] of unsafe) {
      const response = await call(path, grant, owner, { method, body, headers: undefined })
      expect([path, response.status]).toEqual([path, 403])
      const again = await app.call(path, {
        method,
        body,
        headers: { cookie: owner, 'x-livery-preview': grant },
      })
      expect(await again.json()).toMatchObject({ code: 'preview_only' })
      expect(again.headers.getSetCookie().filter((one) => !one.startsWith('livery_visit'))).toEqual([])
    }
    expect((await app.call('/api/user/profile', { headers: { cookie: owner } })).status).toBe(200)
  })

  it('shows its viewer no more than their own permissions allow', async () => {
    const grant = await granted({ role: 'anonymous' })
    expect((await call('/api/users/agents', grant)).status).toBe(401)
    const { users } = app.store.forAgency(await app.agencyId('aurora'))
    const admin = await users.findByEmail('admin@test.example')
    await users.setAccess(admin?.id ?? '', { isRestricted: true })
    const cookie = await app.signIn('admin@test.example')
    const raised = await granted({ role: 'owner' }, cookie)
    expect((await call('/api/users/agents', raised, cookie)).status).toBe(403)
    await users.setAccess(admin?.id ?? '', { isRestricted: false })
  })

  it('gets empty or failed supplier answers if its grant simulates them', async () => {
    const ask = (grant: string) =>
      app.call('/api/car-rental/auto-suggest', {
        method: 'POST',
        body: { text: 'Lisbon' },
        headers: { cookie: owner, 'x-livery-preview': grant },
      })
    const empty = await ask(await granted({ bookingState: 'empty' }))
    expect([empty.status, await empty.json()]).toEqual([200, { locations: [], allData: [] }])
    for (const bookingState of ['failed', 'loading'])
      expect((await ask(await granted({ bookingState }))).status).toBe(503)
    expect((await ask(await granted())).status).toBe(200)
  })

  it('searches hotels as visitors do, and finds none or a failure if its grant simulates it', async () => {
    const body = {
      latitude: 38.72,
      longitude: -9.14,
      rooms: [{ adults: 2 }],
      stay: { start: '2026-05-08', end: '2026-05-11' },
    }
    const search = async (bookingState: string) =>
      call('/api/hotels/search', await granted({ bookingState }), owner, { method: 'POST', body })
    const found = (await (await search('ready')).text()).trimEnd().split('\n')
    expect(JSON.parse(found[0] ?? '')).toMatchObject({ kind: 'offers' })
    const none = (await (await search('empty')).text()).trimEnd().split('\n')
    expect(none.map((line) => JSON.parse(line))).toEqual([{ kind: 'done', total: 0, isSample: true }])
    expect((await search('failed')).status).toBe(503)
  })
})

describe('the page context call', () => {
  it('returns what the page has: with a grant the draft’s, in its language and currency', async () => {
    const grant = await granted({ role: 'agent', language: 'fr', currency: 'EUR' })
    const response = await call('/api/page-context?path=/about', grant)
    expect((await response.json()).data).toMatchObject({
      agency: { agencyName: 'Aurora, drafted' },
      session: { userType: 'SalesAgent' },
      language: 'fr',
      preview: { kind: 'frame', bookingState: 'ready' },
    })
  })

  it("returns the published one without a grant, by the caller's preferences", async () => {
    const response = await app.call('/api/page-context?path=/about%3Flng=de', { headers: { cookie: owner } })
    const { data } = await response.json()
    expect(data).toMatchObject({ agency: { agencyName: 'aurora', version: 1 }, language: 'de' })
    expect(data.preview).toBeUndefined()
    expect(data.agency.privacyPolicy).toBeUndefined()
    const kept = await app.call('/api/page-context?path=/', { headers: { cookie: 'livery_language=es' } })
    expect((await kept.json()).data).toMatchObject({ session: { signedIn: false } })
  })

  it.each(['//evil.example', 'https://evil.example', '', 'about', '/\\evil.example'])(
    'is refused for another site: %s',
    async (path) => {
      const response = await app.call(`/api/page-context?path=${encodeURIComponent(path)}`)
      expect(response.status).toBe(400)
      expect((await response.json()).errors[0].field).toContain('path')
    },
  )
})

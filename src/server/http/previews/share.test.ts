import { beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from '../../domain/site-settings/read-settings.ts'
import { openTestApp, type TestApp, testNow, testPassword } from '../../hosts/testing-app.ts'

// A shared link shows the draft to everyone who has it, as an anonymous visitor, until it ends.

let app: TestApp
let owner: string
let now = testNow
const asked = () => app.pages.at(-1)

beforeAll(async () => {
  app = await openTestApp({
    clock: () => now,
    async draftOf() {
      const published = await app.store.agencyBySlug('aurora')
      const draft = readSettings(published as never, ['www.aurora.example'])
      draft.agency.agencyName = 'Aurora, drafted'
      return draft
    },
  })
  owner = await app.signIn('owner@test.example')
})

async function shared(request: object = {}): Promise<{ id: string; path: string }> {
  const response = await app.call('/api/branding/shares', {
    method: 'POST',
    body: { label: 'For the board', ...request },
    headers: { cookie: owner },
  })
  expect(response.status).toBe(201)
  const { share, address } = (await response.json()).data
  return { id: share.id, path: new URL(address).pathname }
}

/** Opens a link and returns the Cookie header that the browser sends afterwards. */
async function opened(path: string, host?: string): Promise<string> {
  const response = await app.call(path, host ? { host } : {})
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/')
  const [cookie = ''] = response.headers.getSetCookie()
  expect(cookie).toMatch(/^__Host-livery_share=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  return cookie.split(';')[0] ?? ''
}

describe('signing in or out', () => {
  it("ends the shared link's preview", async () => {
    const cookie = await opened((await shared()).path)
    const ended = '__Host-livery_share=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax'
    const wrong = { email: 'owner@test.example', password: 'not this one' }
    const refused = await app.call('/api/user/login', { method: 'POST', body: wrong, headers: { cookie } })
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([
      422,
      expect.not.arrayContaining([ended]),
    ])
    const body = { email: 'owner@test.example', password: testPassword }
    const login = await app.call('/api/user/login', { method: 'POST', body, headers: { cookie } })
    expect([login.status, login.headers.getSetCookie()]).toEqual([200, expect.arrayContaining([ended])])
    const own = await app.signIn('owner@test.example')
    const sent = { cookie: `${cookie}; ${own}` }
    const logout = await app.call('/api/user/logout', { method: 'POST', body: {}, headers: sent })
    expect([logout.status, logout.headers.getSetCookie()]).toEqual([200, expect.arrayContaining([ended])])
    expect((await app.call('/api/user/profile', { headers: { cookie: own } })).status).toBe(401)
    // Mailed links work too: their errors are about the mailed link.
    for (const [path, mailed] of [
      ['verify', { token: 'x'.repeat(43) }],
      ['new-password', { token: 'x'.repeat(43), password: testPassword }],
    ] as const) {
      const answer = await app.call(`/api/user/${path}`, {
        method: 'POST',
        body: mailed,
        headers: { cookie },
      })
      expect((await answer.json()).code, path).not.toBe('preview_only')
    }
    const still = await app.call('/api/user/profile', { method: 'PATCH', body: {}, headers: { cookie } })
    expect(await still.json()).toMatchObject({ code: 'preview_only' })
  })
})

describe('a shared link', () => {
  it('shows pages and calls from the draft as an anonymous visitor, also to signed-in users', async () => {
    const cookie = await opened((await shared()).path)
    for (const sent of [cookie, `${cookie}; ${owner}`]) {
      const page = await app.call('/about', { headers: { cookie: sent } })
      expect(asked()?.agency.agency.agencyName).toBe('Aurora, drafted')
      expect(asked()?.session.signedIn).toBe(false)
      expect(page.headers.get('x-robots-tag')).toContain('noindex')
      expect(page.headers.get('cache-control')).toBe('private, no-store')
      expect(page.headers.getSetCookie()).toEqual([])
      const call = await app.call('/api/agency', { headers: { cookie: sent } })
      expect([call.headers.get('x-robots-tag'), call.headers.get('cache-control')]).toEqual([
        'noindex, nofollow',
        'private, no-store',
      ])
      expect((await call.json()).agency.agencyName).toBe('Aurora, drafted')
      expect((await app.call('/api/users/agents', { headers: { cookie: sent } })).status).toBe(401)
    }
  })

  it('changes nothing, and lets a visitor choose their language', async () => {
    const cookie = await opened((await shared()).path)
    const sent = { cookie: `${cookie}; ${owner}` }
    const body = { firstName: 'Taken' }
    const profile = await app.call('/api/user/profile', { method: 'PATCH', body, headers: sent })
    expect([profile.status, (await profile.json()).code]).toEqual([403, 'preview_only'])
    expect((await app.call('/api/user/changeLanguage/de', { headers: { cookie } })).status).toBe(200)
  })

  it('does not affect a page that was open before: its calls are answered normally', async () => {
    const own = await app.signIn('owner@test.example')
    const headers = { cookie: `${await opened((await shared()).path)}; ${own}`, 'x-livery-preview': 'none' }
    const context = await app.call('/api/page-context?path=/', { headers })
    const { data } = await context.json()
    expect([data.agency.agencyName, data.preview, data.session.signedIn]).toEqual(['aurora', undefined, true])
    const body = { firstName: 'Ada' }
    const profile = await app.call('/api/user/profile', { method: 'PATCH', body, headers })
    expect(profile.status).toBe(200)
    const login = { email: 'owner@test.example', password: testPassword }
    const again = await app.call('/api/user/login', { method: 'POST', body: login, headers })
    expect(again.headers.getSetCookie().join()).toContain('__Host-livery_share=; Max-Age=0')
  })

  it('lets its editor continue to edit', async () => {
    const cookie = `${await opened((await shared()).path)}; ${owner}`
    expect((await app.call('/api/branding/draft', { headers: { cookie } })).status).toBe(200)
    await app.call('/settings/website', { headers: { cookie } })
    expect(asked()?.session.signedIn).toBe(true)
    expect(
      (await app.call('/api/branding/draft', { headers: { cookie: cookie.split(';')[0] ?? '' } })).status,
    ).toBe(401)
  })

  it('records the last visit, but not requests that only check the link', async () => {
    const { id, path } = await shared()
    const openedAt = async () => {
      const response = await app.call('/api/branding/shares', { headers: { cookie: owner } })
      const { data } = (await response.json()) as { data: { id: string; openedAt: string | null }[] }
      return data.find((share) => share.id === id)?.openedAt
    }
    const asking = await app.call(path, { method: 'HEAD' })
    expect([asking.status, await asking.text(), await openedAt()]).toEqual([303, '', null])
    await opened(path)
    expect(await openedAt()).toBe(testNow.toISOString())
  })

  it('can be left by its exit', async () => {
    const cookie = await opened((await shared()).path)
    const left = await app.call('/preview/leave', { headers: { cookie } })
    expect(left.status).toBe(303)
    expect(left.headers.getSetCookie()[0]).toContain('__Host-livery_share=; Max-Age=0')
  })

  it('is left by a tab whose link ended, and not by one opened since', async () => {
    const { id, path } = await shared()
    const [ended, open] = [await opened(path), await opened((await shared()).path)]
    await app.call(`/api/branding/shares/${id}`, { method: 'DELETE', headers: { cookie: owner } })
    const left = async (cookie: string) => {
      const answer = await app.call('/preview/leave?ended=true', { headers: { cookie } })
      expect(answer.status).toBe(303)
      return answer.headers.getSetCookie().join()
    }
    expect(await left(open)).toBe('')
    expect(await left(ended)).toContain('__Host-livery_share=; Max-Age=0')
    expect(await left('')).toContain('__Host-livery_share=; Max-Age=0')
  })

  it('expires: its address explains it, and other pages are published ones with one notice', async () => {
    const { path } = await shared({ days: 1 })
    const cookie = await opened(path)
    now = new Date(testNow.getTime() + 86_400_000)
    const over = await app.call(path, { headers: { cookie } })
    expect([over.status, await over.text()]).toEqual([410, expect.stringContaining('This preview has ended')])
    for (const address of ['/', '/about']) {
      const page = await app.call(address, { headers: { cookie } })
      expect([address, page.status]).toEqual([address, 200])
      expect(asked()?.agency.agency.agencyName).not.toBe('Aurora, drafted')
      expect([asked()?.hasEndedShare, asked()?.preview]).toEqual([true, undefined])
      expect(page.headers.getSetCookie().join()).toContain('livery_share=; Max-Age=0')
      expect(page.headers.get('cache-control')).toBe('private, no-store')
    }
    await app.call('/about')
    expect(asked()?.hasEndedShare).toBe(false)
    const call = await app.call('/api/agency', { headers: { cookie } })
    expect([call.status, (await call.json()).code]).toEqual([403, 'preview_over'])
    now = testNow
  })

  it('is reported as ended by the first page delivered, not by an error page', async () => {
    let isFailing = true
    const own = await openTestApp({
      clock: () => now,
      async renderPage({ hasEndedShare }) {
        if (isFailing) throw new Error('no page')
        const headers = { 'content-type': 'text/html' }
        return new Response(hasEndedShare ? 'it ended' : 'a page', { headers })
      },
    })
    const made = await own.call('/api/branding/shares', {
      method: 'POST',
      body: { label: 'For the board', days: 1 },
      headers: { cookie: await own.signIn('owner@test.example') },
    })
    const { address } = (await made.json()).data
    const came = await own.call(new URL(address).pathname)
    const cookie = came.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    now = new Date(testNow.getTime() + 86_400_000)
    const failed = await own.call('/', { headers: { cookie } })
    expect([failed.status, failed.headers.get('content-type')]).toEqual([
      500,
      expect.stringContaining('text/html'),
    ])
    expect(failed.headers.getSetCookie().join()).not.toContain('livery_share')
    isFailing = false
    const page = await own.call('/', { headers: { cookie } })
    expect(await page.text()).toBe('it ended')
    expect(page.headers.getSetCookie().join()).toContain('livery_share=; Max-Age=0')
    now = testNow
  })

  it('ends at once when it is withdrawn', async () => {
    const { id, path } = await shared()
    const cookie = await opened(path)
    const ended = await app.call(`/api/branding/shares/${id}`, {
      method: 'DELETE',
      headers: { cookie: owner },
    })
    const { data } = await ended.json()
    expect(data.find((share: { id: string }) => share.id === id).state).toBe('revoked')
    expect((await app.call('/', { headers: { cookie } })).status).toBe(200)
    expect(asked()?.hasEndedShare).toBe(true)
    expect((await app.call(path)).status).toBe(410)
    const twice = await app.call(`/api/branding/shares/${id}`, {
      method: 'DELETE',
      headers: { cookie: owner },
    })
    expect(twice.status).toBe(404)
  })

  it('does not exist at another agency', async () => {
    const { path } = await shared()
    const cookie = await opened(path)
    const host = 'meridian.localhost:4000'
    expect((await app.call(path, { host })).status).toBe(410)
    expect((await app.call('/', { host, headers: { cookie } })).status).toBe(200)
    expect(asked()?.agency.agency.agencyName).not.toContain('drafted')
  })

  it.each(['/preview/x', '/preview/leave/x', `/preview/${'x'.repeat(43)}`, '/preview/%2e%2e'])(
    'is unknown if it was never made: %s',
    async (path) => {
      const response = await app.call(path)
      expect(response.headers.getSetCookie()).toEqual([])
      expect(response.status).not.toBe(303)
    },
  )

  it('has an end page in the agency’s theme and the visitor’s language, without scripts', async () => {
    const path = `/preview/${'o'.repeat(43)}`
    const plain = await app.call(path)
    expect(await plain.text()).toContain('<html lang="en" dir="ltr"')
    const page = await app.call(path, { headers: { cookie: 'livery_language=ar' } })
    const html = await page.text()
    expect(html).toContain('<html lang="ar" dir="rtl"')
    expect(html).toContain('انتهت هذه المعاينة')
    expect(html).toContain('--primary:')
    expect(html).not.toContain('<script')
    expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    const asked = await app.call(path, { method: 'HEAD' })
    expect([asked.status, await asked.text(), asked.headers.get('x-robots-tag')]).toEqual([
      410,
      '',
      'noindex, nofollow',
    ])
  })

  it('is excluded for search engines by name, too', async () => {
    expect(await (await app.call('/robots.txt')).text()).toContain('Disallow: /preview/\n')
  })

  it('is limited to a hundred guesses of an address, with Retry-After', async () => {
    const info = { remoteAddress: '198.51.100.7' }
    const guess = (index: number) => String(index).padStart(43, 'g')
    for (let index = 0; index < 50; index += 1) {
      expect((await app.call(`/preview/${guess(index)}`, { info })).status).toBe(410)
      const cookie = `__Host-livery_share=${guess(100 + index)}`
      expect((await app.call('/api/agency', { info, headers: { cookie } })).status).toBe(403)
    }
    const link = await app.call(`/preview/${guess(200)}`, { info })
    expect([link.status, link.headers.get('retry-after')]).toEqual([429, '900'])
    expect(await link.text()).toContain('Too many attempts')
    const cookie = `__Host-livery_share=${guess(201)}`
    const call = await app.call('/api/agency', { info, headers: { cookie } })
    expect([call.status, (await call.json()).code, call.headers.get('retry-after')]).toEqual([
      429,
      'rate_limited',
      '900',
    ])
    expect((await app.call('/about', { info, headers: { cookie } })).status).toBe(429)
    // Valid links open, ended ones say so, and other addresses are not delayed.
    const { id, path } = await shared()
    expect((await app.call(path, { info })).status).toBe(303)
    await app.call(`/api/branding/shares/${id}`, { method: 'DELETE', headers: { cookie: owner } })
    expect((await app.call(path, { info })).status).toBe(410)
    expect((await app.call(`/preview/${guess(202)}`)).status).toBe(410)
  })

  it('is listed without its token', async () => {
    const { path } = await shared({ label: '  Legal ' })
    const response = await app.call('/api/branding/shares', { headers: { cookie: owner } })
    const text = await response.text()
    expect(text).not.toContain(path.slice('/preview/'.length))
    expect(JSON.parse(text).data).toContainEqual(
      expect.objectContaining({ label: 'Legal', createdBy: 'Ada Test', state: 'open' }),
    )
  })

  it.each([
    [{ label: '' }, 'label'],
    [{ label: '  ' }, 'label'],
    [{ label: 'x', days: 31 }, 'days'],
    [{ label: 'x', days: 0 }, 'days'],
    [{ label: 'x'.repeat(121) }, 'label'],
  ])('is refused with the field: %j', async (body, field) => {
    const response = await app.call('/api/branding/shares', {
      method: 'POST',
      body,
      headers: { cookie: owner },
    })
    expect(response.status).toBe(422)
    expect((await response.json()).errors[0].field).toBe(field)
  })
})

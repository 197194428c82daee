import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { DatabaseUnavailable } from '../db/database-unavailable.ts'
import { createMetrics } from '../http/request/metrics.ts'
import { Problem } from '../kernel/errors/problem.ts'
import { openTestApp, type TestApp } from './testing-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await openTestApp()
})

describe('the application before an agency is found', () => {
  it('answers /healthz and /readyz on any Host, even a malformed one', async () => {
    for (const host of ['aurora.localhost', 'nobody.example', 'not a host']) {
      expect((await app.call('/healthz', { host })).status).toBe(200)
      expect((await app.call('/readyz', { host })).status).toBe(200)
    }
    expect((await app.call('/healthz', { info: { hosts: [] } })).status).toBe(200)
  })

  it('answers 503 at /readyz while the database does not answer', async () => {
    const starting = await openTestApp({ isReady: () => Promise.reject(new Error('starting')) }, {})
    const response = await starting.call('/readyz')
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('2')
  })

  it('shows metrics to this machine only', async () => {
    const here = { host: 'localhost:4000', info: { remoteAddress: '127.0.0.1' } }
    const metrics = await app.call('/metrics', here)
    expect(metrics.headers.get('content-type')).toContain('version=0.0.4')
    expect(await metrics.text()).toContain('livery_request_duration_seconds_count')
    for (const other of [
      { host: 'aurora.localhost:4000' },
      { ...here, host: 'www.aurora.example' },
      // A foreign name that resolves to this machine and starts like one of its addresses.
      { ...here, host: '127.0.0.1.evil.example' },
      { ...here, headers: { 'x-forwarded-for': '192.0.2.9' } },
    ]) {
      expect(await (await app.call('/metrics', other)).text()).not.toContain('livery_request')
    }
  })

  it("answers an unknown host with the constant 'Agency not found!' page and 404, and its API with a problem", async () => {
    const page = await app.call('/anything', { host: 'nobody.example' })
    expect(page.status).toBe(404)
    expect(await page.text()).toContain('<h1>Agency not found!</h1>')
    const call = await app.call('/api/agency', { host: 'nobody.example' })
    expect(call.status).toBe(404)
    expect(call.headers.get('content-type')).toBe('application/problem+json')
    expect(await call.json()).toMatchObject({ code: 'agency_not_found' })
  })

  it('answers a malformed, missing or repeated Host with 400, as page or problem by Accept', async () => {
    for (const hosts of [['a_b.example'], [], ['aurora.localhost', 'meridian.localhost']]) {
      const page = await app.call('/', { info: { hosts }, headers: { accept: 'text/html' } })
      expect(page.status).toBe(400)
      expect(page.headers.get('content-type')).toContain('text/html')
      const problem = await app.call('/', { info: { hosts }, headers: { accept: 'application/json' } })
      expect(await problem.json()).toMatchObject({ status: 400, code: 'host_malformed' })
    }
  })

  it('refuses an absolute request line that names another agency', async () => {
    const info = { absoluteForm: 'http://meridian.localhost:4000/api/agency' }
    expect((await app.call('/api/agency', { info })).status).toBe(400)
  })

  it('has the gallery at the bare host with its pictures, and no API', async () => {
    const host = 'localhost:4000'
    expect(await (await app.call('/', { host })).text()).toContain('gallery')
    expect((await app.call('/flags/de.svg', { host })).headers.get('content-type')).toBe('image/svg+xml')
    expect((await app.call('/media/0123456789abcdef.svg', { host })).status).toBe(404)
    expect((await app.call('/api/agency', { host })).status).toBe(404)
  })

  it("serves the tenant in the bare host's cookie", async () => {
    const chosen = await app.call('/?tenant=meridian', { host: 'localhost:4000' })
    expect(chosen.status).toBe(302)
    const cookie = chosen.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const response = await app.call('/api/agency', { host: 'localhost:4000', headers: { cookie } })
    expect(await response.json()).toMatchObject({ agency: { subdomain: 'meridian' } })
  })

  it('refuses an address or headers over the limits', async () => {
    expect((await app.call(`/${'a'.repeat(9000)}`)).status).toBe(414)
    expect((await app.call(`/api/agency?q=${'a'.repeat(9000)}`)).status).toBe(414)
    const page = await app.call(`//about?q=${'a'.repeat(9000)}`)
    expect([page.status, page.headers.get('location')]).toEqual([302, '/about'])
    const long = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`x-long-${i}`, 'a'.repeat(1000)]))
    expect((await app.call('/', { headers: long })).status).toBe(431)
    expect((await app.call('/api/agency', { headers: long })).status).toBe(431)
  })
})

describe('the application at an agency', () => {
  it('sets the security headers on every answer', async () => {
    for (const path of ['/', '/api/agency', '/api/none', '/flags/de.svg', '/healthz']) {
      const { headers } = await app.call(path)
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin')
      expect(headers.has('permissions-policy'), path).toBe(true)
      expect(headers.has('content-security-policy'), path).toBe(true)
      expect(headers.has('strict-transport-security'), path).toBe(false)
    }
  })

  it('sets HSTS only if the request came over HTTPS', async () => {
    const secure = await openTestApp({
      config: { mode: 'demo', development: true, trustedProxies: ['192.0.2.1'], apiOrigin: null },
    })
    const { headers } = await secure.call('/', { headers: { 'x-forwarded-proto': 'https' } })
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
    expect(secure.pages[0]?.origin).toBe('https://aurora.localhost:4000')
  })

  it("trusts only a trusted proxy's country header, and otherwise derives the country from the time zone", async () => {
    const region = async (site: typeof app, headers: Record<string, string>) =>
      (await (await site.call('/api/visitor-region', { headers })).json()).data.country
    const config = {
      mode: 'demo',
      development: true,
      apiOrigin: null,
      countryHeader: 'cf-ipcountry',
    } as const
    const proxied = await openTestApp({ config: { ...config, trustedProxies: ['192.0.2.1'] } })
    expect(await region(proxied, { 'cf-ipcountry': 'fr', timeZone: 'Europe/Berlin' })).toBe('FR')
    expect(await region(proxied, { 'cf-ipcountry': 'XX', timeZone: 'Europe/Berlin' })).toBe('DE')
    const open = await openTestApp({ config: { ...config, trustedProxies: [] } })
    expect(await region(open, { 'cf-ipcountry': 'FR', timeZone: 'Europe/Berlin' })).toBe('DE')
    expect(await region(app, { 'cf-ipcountry': 'FR' })).toBeNull()
    expect(await region(app, { timeZone: 'UTC' })).toBeNull()
  })

  it('gives a page its agency, an anonymous session and the API, and sets no cookie', async () => {
    const response = await app.call('/faqs')
    expect(response.status).toBe(200)
    expect(response.headers.getSetCookie()).toEqual([])
    const page = app.pages.at(-1)
    expect(page?.agency.slug).toBe('aurora')
    expect(page?.session).toEqual({ signedIn: false, isTravelAgent: false, isRestrictedAgent: false })
    const reply = await page?.fetch(new Request('http://aurora.localhost:4000/api/agency'))
    expect(await reply?.json()).toMatchObject({ agency: { subdomain: 'aurora' } })
  })

  it('gives a page its signed-in user, whose session its calls use', async () => {
    const cookie = await app.signIn('owner@test.example')
    await app.call('/', { headers: { cookie } })
    const page = app.pages.at(-1)
    expect(page?.session).toMatchObject({ signedIn: true, userType: 'AgencyOwner', firstName: 'Ada' })
    const reply = await page?.fetch(new Request('http://aurora.localhost:4000/api/agency/business-info'))
    expect(reply?.status).toBe(200)
  })

  it('lets a page make POST calls in process', async () => {
    await app.call('/')
    const reply = await app.pages.at(-1)?.fetch(
      new Request('http://aurora.localhost:4000/api/v2/hotel/auto-suggest', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text: 'Lisbon' }),
      }),
    )
    expect(await reply?.json()).toMatchObject({
      locationSuggestions: [{ name: 'Lisbon' }, ...Array(7).fill({})],
    })
  })

  it("removes an ended session's cookie instead of redirecting to the logout path", async () => {
    for (const cookie of [
      `__Host-livery_session=${'f'.repeat(43)}`,
      await app.signIn('owner@test.example', 'meridian.localhost:4000'),
    ]) {
      const response = await app.call('/', { headers: { cookie } })
      expect(app.pages.at(-1)?.session.signedIn).toBe(false)
      expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-livery_session=; Max-Age=0/)
      expect(response.headers.get('cache-control')).toBe('private, no-store')
    }
  })

  it('answers methods other than GET on a page with 405 and Allow', async () => {
    const response = await app.call('/', { method: 'POST', body: {} })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  })

  it('answers HEAD like GET without a body', async () => {
    const response = await app.call('/', { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
  })

  // §8.14
  it("says 'Something went wrong.' when a page fails, and reveals nothing else", async () => {
    const lines: object[] = []
    const failing = await openTestApp({
      renderPage: () => Promise.reject(new Error('secret detail')),
      log: { info() {}, warn() {}, error: (fields) => void lines.push(fields) },
    })
    const response = await failing.call('/', { headers: { accept: 'text/html' } })
    expect(response.status).toBe(500)
    const html = await response.text()
    expect(html).toContain('Something went wrong.')
    expect(html).not.toContain('secret')
    expect(lines[0]).toMatchObject({ err: { message: 'secret detail' } })
  })

  it('answers a full queue of renders with 503 and Retry-After', async () => {
    const full = await openTestApp({
      renderPage: () =>
        Promise.reject(new Problem({ code: 'overloaded', detail: 'Full.', headers: { 'retry-after': '4' } })),
    })
    const response = await full.call('/')
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('4')
  })

  it('ends a request after its deadline with 503, and aborts its rendering', async () => {
    let told: AbortSignal | undefined
    const slow = await openTestApp({
      requestTimeout: 1,
      renderPage: ({ signal }) => {
        told = signal
        return new Promise<never>(() => {})
      },
    })
    expect((await slow.call('/')).status).toBe(503)
    expect(told?.aborted).toBe(true)
  })

  it('answers 503 with Retry-After while the database is unavailable: pages, calls and pictures', async () => {
    const { store } = await openTestApp()
    const levels: string[] = []
    const down = await openTestApp(
      {
        store: { ...store, agencyByHost: () => Promise.reject(new DatabaseUnavailable('It is down.')) },
        log: { info() {}, warn: () => void levels.push('warn'), error: () => void levels.push('error') },
      },
      {},
    )
    for (const path of ['/', '/api/agency', '/scenes/city/lisbon.svg']) {
      const response = await down.call(path, { headers: { accept: 'text/html' } })
      expect([response.status, response.headers.get('retry-after')], path).toEqual([503, '5'])
      const isApi = path.startsWith('/api')
      expect(await response.text()).toContain(isApi ? '"code":"overloaded"' : 'Please try again')
    }
    expect(levels).toEqual(['warn', 'warn', 'warn'])
  })

  it('counts a visitor who left as 499 and not as a fault', async () => {
    const lines: object[] = []
    const faults: object[] = []
    const fault = (fields: object) => void faults.push(fields)
    const metrics = createMetrics()
    const left = await openTestApp({
      metrics,
      renderPage: ({ signal }) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
      log: { info: (fields) => void lines.push(fields), warn: fault, error: fault },
    })
    const visitor = new AbortController()
    const info = { hosts: ['aurora.localhost'], remoteAddress: '192.0.2.1' }
    const request = new Request('http://aurora.localhost/', { signal: visitor.signal })
    const answer = left.app.fetch(request, info)
    setTimeout(() => visitor.abort(), 20)
    expect((await answer).status).toBe(499)
    expect(lines).toMatchObject([{ status: 499 }])
    expect(faults).toEqual([])
    expect(await metrics.text()).toContain('area="page",status="499"')
  })

  it('logs one line for a request, with names of query parameters but never values or cookies', async () => {
    const lines: object[] = []
    const logged = await openTestApp({
      log: { info: (fields) => void lines.push(fields), warn() {}, error() {} },
    })
    const cookie = await logged.signIn('owner@test.example')
    await logged.call('/verify?token=topsecret&tab=Hotels', { headers: { cookie } })
    expect(lines.at(-1)).toMatchObject({
      path: '/verify',
      query: ['token', 'tab'],
      status: 200,
      agency: 'aurora',
    })
    const text = JSON.stringify(lines)
    for (const secret of ['topsecret', 'correct horse', cookie.split('=')[1] ?? '', 'owner@test.example']) {
      expect(text).not.toContain(secret)
    }
  })

  it('never answers 5xx to a hostile path, method, header or Host', async () => {
    const text = fc.string({ unit: 'binary-ascii', maxLength: 40 })
    const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND')
    await fc.assert(
      fc.asyncProperty(text, method, text, text, async (path, verb, host, cookie) => {
        const encoded = encodeURI(path.replace(/[#\\]/g, '')).replaceAll('%25', '%')
        const headers = { cookie: cookie.replace(/[^\x20-\x7e]/g, '') }
        for (const at of [host, 'aurora.localhost', 'localhost']) {
          if (!URL.canParse(`http://a.example/${encoded}`)) continue
          const response = await app.call(`/${encoded}`, { method: verb, headers, info: { hosts: [at] } })
          expect(response.status).toBeLessThan(500)
        }
      }),
    )
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '../../domain/accounts/password.ts'
import { demoEmail, demoNames, demoPassword } from '../../domain/demo/demo-account.ts'
import { openTestApp, type TestApp, type TestCall, testNow } from '../../hosts/testing-app.ts'

const gallery = 'http://localhost:4000'
let app: TestApp
let passwordHash: string

beforeAll(async () => {
  passwordHash = await hashPassword(demoPassword)
  app = await openTestApp()
  const { users } = app.store.forAgency(await app.agencyId('aurora'))
  for (const name of demoNames) {
    const person = { firstName: name, lastName: 'Demo', language: null, currency: null }
    const known = { emailVerifiedAt: testNow }
    const role = {
      userType: ['traveller', 'member'].includes(name) ? 'Traveller' : 'Admin',
      isRestricted: false,
    } as const
    await users.create({ ...person, ...known, ...role, email: demoEmail(name, 'aurora'), passwordHash })
  }
})

function press(name: string, headers: Record<string, string> = {}, more: TestCall = {}, at = app) {
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin: gallery }
  return at.call('/demo/sign-in', {
    method: 'POST',
    body: new URLSearchParams({ as: name }).toString(),
    ...more,
    headers: { ...form, ...headers },
  })
}

describe("the demo's sign-in buttons", () => {
  it.each(demoNames)('sign in %s at the agency’s own host and redirect home', async (name) => {
    const response = await press(name)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/')
    const cookie = response.headers.getSetCookie().find((one) => one.includes('livery_session=')) ?? ''
    expect(cookie).toContain('HttpOnly')
    const session = await app.call('/api/user/session', { headers: { cookie: cookie.split(';')[0] ?? '' } })
    expect(await session.json()).toMatchObject({ session: { signedIn: true, firstName: name } })
  })

  it('in the bar sign in on the agency’s own page, and return to it', async () => {
    const origin = 'http://aurora.localhost:4000'
    const to = '/booknow/hotels?lng=ar'
    const response = await press(
      'owner',
      { origin },
      { body: new URLSearchParams({ as: 'owner', to }).toString() },
    )
    expect([response.status, response.headers.get('location')]).toEqual([303, to])
    for (const elsewhere of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:x']) {
      const body = new URLSearchParams({ as: 'owner', to: elsewhere }).toString()
      expect((await press('owner', { origin }, { body })).headers.get('location')).toBe('/')
    }
  })

  it.each([
    ['/à-propos?q=ü', '/%C3%A0-propos?q=%C3%BC'],
    ['/عروض', '/%D8%B9%D8%B1%D9%88%D8%B6'],
    ['/%C3%A0?a=%20', '/%C3%A0?a=%20'],
    ['/\u{1f600} x', '/%F0%9F%98%80%20x'],
    ['/\u{d800}', '/%EF%BF%BD'],
    ['/a\r\nset-cookie: x=1', '/'],
    ['/\u0000', '/'],
  ])('in the bar redirect to %j in characters that a header allows', async (to, location) => {
    const origin = 'http://aurora.localhost:4000'
    const response = await press(
      'owner',
      { origin },
      { body: new URLSearchParams({ as: 'owner', to }).toString() },
    )
    expect([response.status, response.headers.get('location')]).toEqual([303, location])
  })

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a neighbour agency', { origin: 'http://meridian.localhost:4000' }],
    ['the gallery of another port', { origin: 'http://localhost:4001' }],
    ['a host that begins like the gallery', { origin: 'http://localhost:4000.evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['a caller that says nothing', { origin: '' }],
  ])('refuse a form of %s with 403 and start no session', async (_, headers) => {
    const response = await press('owner', headers)
    expect(response.status).toBe(403)
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it.each(['', 'nobody', 'owner@aurora.example', 'Owner', '__proto__'])(
    'answer 404 for %j, who is no demo person',
    async (name) => expect((await press(name)).status).toBe(404),
  )

  it('answer 413 for more than a name', async () => {
    expect((await press('o'.repeat(5000))).status).toBe(413)
  })

  it("redirect to the log-in form if the person's password has changed", async () => {
    const response = await press('owner', {}, { host: 'meridian.localhost:4000' })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/login'])
  })

  it('refuse GET', async () => {
    const response = await app.call('/demo/sign-in?as=owner')
    expect(response.headers.getSetCookie()).toEqual([])
    expect(app.pages.at(-1)?.request.url).toContain('/demo/sign-in')
  })

  it('redirect to the agency of ?tenant= at an address without agency names', async () => {
    const host = '127.0.0.1:4000'
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: `http://${host}` }
    const chosen = await app.call('/demo/sign-in?tenant=aurora', {
      method: 'POST',
      body: 'as=owner',
      host,
      headers: form,
    })
    expect([chosen.status, chosen.headers.get('location')]).toEqual([307, '/demo/sign-in'])
    const cookie = chosen.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const response = await press('owner', { origin: `http://${host}`, cookie }, { host })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/'])
  })
})

describe("the demo's sign-in address", () => {
  it('does not exist in production, at any host', async () => {
    const config = { mode: 'production', development: false, trustedProxies: [], apiOrigin: null } as const
    const production = await openTestApp({ config })
    const host = 'www.aurora.example'
    const pressed = await press('owner', { origin: `https://${host}` }, { host }, production)
    const anywhere = await production.call('/no/such/page', {
      method: 'POST',
      host,
      body: 'as=owner',
      headers: { origin: gallery },
    })
    // It answers like any other path without forms, so nothing reveals the demo's address.
    expect(pressed.status).toBe(anywhere.status)
    expect(await pressed.text()).toBe((await anywhere.text()).replaceAll('/no/such/page', '/demo/sign-in'))
    expect(pressed.headers.getSetCookie()).toEqual([])
    for (const local of ['localhost:4000', 'aurora.localhost:4000', '127.0.0.1:4000']) {
      expect((await press('owner', {}, { host: local }, production)).status).toBe(404)
      expect((await production.call('/', { host: local })).status).toBe(404)
      expect((await production.call('/demo/sign-in?as=owner', { host: local })).status).toBe(404)
    }
  })

  it("does not exist with an operator's people", async () => {
    const apiOrigin = 'https://api.example'
    const config = { mode: 'demo', development: true, trustedProxies: [], apiOrigin } as const
    expect((await press('owner', {}, {}, await openTestApp({ config }))).status).toBe(405)
  })
})

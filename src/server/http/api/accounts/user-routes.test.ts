import { beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp, testNow, testPassword } from '../../../hosts/testing-app.ts'

const anonymous = { signedIn: false, isTravelAgent: false, isRestrictedAgent: false }
const right = { email: 'owner@test.example', password: testPassword }

const signIn = (app: TestApp, body: unknown, options: object = {}) =>
  app.call('/api/user/login', { method: 'POST', body, ...options })

describe('signing in', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp()
  })

  // §6.11, §9.26
  it('returns the session, and the token in an HttpOnly cookie only', async () => {
    const response = await signIn(app, right)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      session: {
        signedIn: true,
        isTravelAgent: true,
        isRestrictedAgent: false,
        userType: 'AgencyOwner',
        firstName: 'Ada',
        lastName: 'Test',
        email: 'owner@test.example',
      },
    })
    const [session] = response.headers.getSetCookie()
    expect(session).toMatch(
      /^__Host-livery_session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  it('sets the cookie from the stored language, which the server renders by', async () => {
    const cookies = (await signIn(app, right)).headers.getSetCookie()
    expect(cookies.find((cookie) => cookie.startsWith('livery_language='))).toMatch(
      /^livery_language=de; Max-Age=31536000; Path=\/; Secure; SameSite=Lax$/,
    )
  })

  it.each([
    ['traveller@test.example', { isTravelAgent: false, isRestrictedAgent: false, userType: 'Traveller' }],
    ['admin@test.example', { isTravelAgent: true, isRestrictedAgent: false, userType: 'Admin' }],
    ['restricted@test.example', { isTravelAgent: true, isRestrictedAgent: true, userType: 'SalesAgent' }],
  ])('accepts %s', async (email, expected) => {
    const cookie = await app.signIn(email)
    const response = await app.call('/api/user/session', { headers: { cookie } })
    expect(await response.json()).toMatchObject({ session: { signedIn: true, ...expected } })
  })

  it('answers a wrong password and an unknown account in the same way, with 422', async () => {
    const wrong = await signIn(app, { ...right, password: 'wrong' })
    const unknown = await signIn(app, { email: 'nobody@test.example', password: 'wrong' })
    for (const response of [wrong, unknown]) {
      expect(response.status).toBe(422)
      expect(response.headers.getSetCookie().some((cookie) => cookie.includes('session='))).toBe(false)
    }
    const { instance: _w, ...first } = (await wrong.json()) as Record<string, unknown>
    const { instance: _u, ...second } = (await unknown.json()) as Record<string, unknown>
    expect(first).toEqual(second)
    expect(first).toMatchObject({ code: 'invalid_credentials' })
  })

  it('makes a new token each time and ends the previous one', async () => {
    const first = await app.signIn('owner@test.example')
    const again = await signIn(app, right, { headers: { cookie: first } })
    expect(again.headers.getSetCookie()[0]).not.toContain(first)
    expect((await app.call('/api/user/session', { headers: { cookie: first } })).status).toBe(401)
  })

  it('works with the cookie of an ended session', async () => {
    const response = await signIn(app, right, { headers: { cookie: '__Host-livery_session=ended' } })
    expect(response.status).toBe(200)
  })

  it('refuses passwords at an agency with single sign-on only', async () => {
    const sso = { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false }
    const only = await openTestApp({}, { aurora: { sso } })
    const response = await signIn(only, right)
    expect(response.status).toBe(403)
    const both = await openTestApp({}, { aurora: { sso: { ...sso, isDirectLoginAllowedForSSOUsers: true } } })
    expect((await signIn(both, right)).status).toBe(200)
  })

  it('makes a session that ends after a week', async () => {
    let now = testNow
    const aging = await openTestApp({ clock: () => now })
    const cookie = await aging.signIn('owner@test.example')
    now = new Date(testNow.getTime() + 7 * 86_400_000 - 1000)
    expect((await aging.call('/api/user/session', { headers: { cookie } })).status).toBe(200)
    now = new Date(testNow.getTime() + 7 * 86_400_000 + 1000)
    expect((await aging.call('/api/user/session', { headers: { cookie } })).status).toBe(401)
  })
})

describe('limits on signing in', () => {
  it('refuses the eleventh attempt at an account with 429 and Retry-After, even with the right password', async () => {
    const app = await openTestApp()
    for (let i = 0; i < 10; i += 1) {
      expect((await signIn(app, { ...right, password: `wrong ${i}` })).status).toBe(422)
    }
    const response = await signIn(app, right)
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('900')
    expect(await response.json()).toMatchObject({ code: 'rate_limited' })
    expect((await signIn(app, right, { host: 'meridian.localhost:4000' })).status).toBe(200)
    expect((await signIn(app, { ...right, email: 'admin@test.example' })).status).toBe(200)
  })

  it('counts simultaneous attempts', async () => {
    const app = await openTestApp()
    const all = await Promise.all(
      Array.from({ length: 15 }, () => signIn(app, { ...right, password: 'wrong' })),
    )
    const statuses = all.map(({ status }) => status)
    expect(statuses.filter((status) => status === 422)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  })

  it("uses the connection's address, not one that the client claims", async () => {
    const app = await openTestApp()
    for (let i = 0; i < 10; i += 1) {
      const headers = { 'x-forwarded-for': `198.51.100.${i}` }
      await signIn(app, { email: right.email, password: 'wrong' }, { headers })
    }
    expect((await signIn(app, right, { headers: { 'x-forwarded-for': '198.51.100.99' } })).status).toBe(429)
  })
})

describe('signing out', () => {
  // §2.1.3, §4.10
  it('ends the session on the server and in the browser', async () => {
    const app = await openTestApp()
    const cookie = await app.signIn('traveller@test.example')
    const response = await app.call('/api/user/logout', { method: 'POST', body: {}, headers: { cookie } })
    expect(await response.json()).toEqual({ session: anonymous })
    expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-livery_session=; Max-Age=0/)
    expect((await app.call('/api/user/session', { headers: { cookie } })).status).toBe(401)
  })

  it('works without a session and with an ended one, so that the logout path never loops', async () => {
    const app = await openTestApp()
    for (const headers of [{}, { cookie: '__Host-livery_session=ended' }]) {
      expect((await app.call('/api/user/logout', { method: 'POST', headers })).status).toBe(200)
    }
    expect(await (await app.call('/api/user/session')).json()).toEqual({ session: anonymous })
  })
})

describe("the caller's language", () => {
  // §9.21
  it('is stored in a cookie for 525,600 minutes, and with a signed-in person', async () => {
    const app = await openTestApp()
    const cookie = await app.signIn('traveller@test.example')
    const response = await app.call('/api/user/changeLanguage/fr', { headers: { cookie } })
    expect(await response.json()).toEqual({ language: 'fr' })
    expect(response.headers.getSetCookie().find((value) => value.startsWith('livery_language='))).toContain(
      'livery_language=fr; Max-Age=31536000',
    )
    const { users } = app.store.forAgency(await app.agencyId('aurora'))
    expect(await users.findByEmail('traveller@test.example')).toMatchObject({ language: 'fr' })
    expect(await users.findByEmail('owner@test.example')).toMatchObject({ language: 'de' })
  })

  it('must be one that the agency and the product offer', async () => {
    const app = await openTestApp({}, { aurora: { languages: ['en', 'de'] } })
    expect((await app.call('/api/user/changeLanguage/fr')).status).toBe(404)
    expect((await app.call('/api/user/changeLanguage/xx')).status).toBe(400)
  })
})

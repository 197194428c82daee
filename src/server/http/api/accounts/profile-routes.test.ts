import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp, testPassword } from '../../../hosts/testing-app.ts'

type Body = { data: Record<string, unknown> & { personal_info: Record<string, unknown> } }

let app: TestApp
let cookie: string

beforeAll(async () => {
  app = await openTestApp({}, { aurora: { languages: ['en', 'de', 'fr'] }, meridian: {} })
  cookie = await app.signIn('traveller@test.example')
})

const ask = (method: string, body?: unknown, headers: Record<string, string> = { cookie }) =>
  app.call('/api/user/profile', { method, body, headers })

async function errorsOf(response: Response): Promise<{ field: string; reason: string }[]> {
  expect(response.status).toBe(422)
  return ((await response.json()) as { errors: { field: string; reason: string }[] }).errors
}

describe('an invalid profile', () => {
  it.each([
    [{ firstName: '' }, 'firstName'],
    [{ firstName: '   ' }, 'firstName'],
    [{ firstName: 'a'.repeat(81) }, 'firstName'],
    [{ lastName: 'Bcc:\r\neverybody@example.com' }, 'lastName'],
    [{ lastName: '<script>' }, 'lastName'],
    [{ firstName: null }, 'firstName'],
    [{ phone: 'call me' }, 'phone'],
    [{ phone: '+1 23' }, 'phone'],
    [{ phone: `+${'1'.repeat(30)}` }, 'phone'],
    [{ language: 'pt' }, 'language'],
    [{ language: 'xx' }, 'language'],
    [{ currency: 'ZZZ' }, 'currency'],
    [{ currency: 'usd' }, 'currency'],
  ])('%j is refused, naming the field', async (change, field) => {
    const errors = await errorsOf(await ask('PATCH', change))
    expect(errors.map((error) => error.field)).toContain(field)
    expect(errors.every(({ reason }) => reason.startsWith('must'))).toBe(true)
  })

  it.each([
    {},
    { userType: 'AgencyOwner' },
    { email: 'other@test.example' },
    { id: 'x' },
    { isRestricted: false },
  ])('%j is refused: identity fields cannot be changed', async (change) => {
    expect((await ask('PATCH', change)).status).toBe(422)
  })

  it('never causes a server error, whatever is sent', async () => {
    const value = fc.oneof(fc.string(), fc.jsonValue(), fc.constantFrom('a\u0000', '\ud800', null))
    const names = fc.constantFrom('firstName', 'lastName', 'phone', 'language', 'currency', '__proto__', 'x')
    await fc.assert(
      fc.asyncProperty(fc.dictionary(names, value, { maxKeys: 4 }), async (change) => {
        expect((await ask('PATCH', JSON.stringify(change))).status).toBeLessThan(500)
      }),
      { numRuns: 60 },
    )
  })

  it('is refused without a session, or with one of another agency', async () => {
    expect((await ask('GET', undefined, {})).status).toBe(401)
    expect((await ask('PATCH', { firstName: 'Eve' }, {})).status).toBe(401)
    const host = 'meridian.localhost:4000'
    const foreign = await app.call('/api/user/profile', { headers: { cookie }, host })
    expect(foreign.status).toBe(401)
  })

  it('cannot be changed from another site', async () => {
    const headers = { cookie, origin: 'https://evil.example' }
    expect((await ask('PATCH', { firstName: 'Eve' }, headers)).status).toBe(403)
  })
})

describe('the own profile', () => {
  it('has the fields of spec §3, with telephone number and preferences', async () => {
    const owner = await app.signIn('owner@test.example')
    expect(await (await ask('GET', undefined, { cookie: owner })).json()).toEqual({
      data: {
        id: expect.any(String),
        userType: 'AgencyOwner',
        isRewardWalletEnable: false,
        personal_info: { first_name: 'Ada', last_name: 'Test', email: 'owner@test.example' },
        phone: '',
        language: 'de',
        currency: null,
        hasPassword: true,
      },
    })
  })

  it('reports that a social account has no password until one is set', async () => {
    const { identities, sessions, users } = app.store.forAgency(await app.agencyId('aurora'))
    const proven = {
      issuer: 'https://id.example',
      subject: '9',
      email: 'social@id.example',
      isEmailVerified: true,
    }
    const found = await identities.signIn(
      { ...proven, firstName: 'Mo', lastName: '' },
      { id: 'orchid', kind: 'social' },
    )
    const id = 'user' in found ? found.user.id : ''
    const own = { cookie: `__Host-livery_session=${(await sessions.create(id, 60)).token}` }
    const hasPassword = async (method = 'GET', body?: unknown) =>
      ((await (await ask(method, body, own)).json()) as { data: object }).data
    expect(await hasPassword()).toMatchObject({ hasPassword: false })
    expect(await hasPassword('PATCH', { firstName: 'Moe' })).toMatchObject({ hasPassword: false })
    await users.setPassword(id, 'hash')
    const answer = JSON.stringify(await hasPassword())
    expect(answer).toContain('"hasPassword":true')
    // It reports whether there is a password, and nothing of it.
    expect(answer).not.toContain('hash"')
  })

  it('stores what changed and leaves the rest', async () => {
    await ask('PATCH', { firstName: ' Mira ', lastName: 'O’Brien-Šimić' })
    const { data } = (await (await ask('PATCH', { phone: '+44 20 7946 0958' })).json()) as Body
    expect(data).toMatchObject({
      phone: '+44 20 7946 0958',
      personal_info: { first_name: 'Mira', last_name: 'O’Brien-Šimić' },
    })
    const { session } = (await (await app.call('/api/user/session', { headers: { cookie } })).json()) as {
      session: object
    }
    expect(session).toMatchObject({ firstName: 'Mira', lastName: 'O’Brien-Šimić' })
  })

  it('applies the preferred language and currency to this browser at once', async () => {
    const response = await ask('PATCH', { language: 'fr', currency: 'EUR' })
    expect(((await response.json()) as Body).data).toMatchObject({ language: 'fr', currency: 'EUR' })
    const cookies = response.headers.getSetCookie().join('\n')
    expect(cookies).toContain('livery_language=fr; Max-Age=31536000')
    expect(cookies).toContain('livery_currency=EUR; Max-Age=31536000')
  })

  // §4.29
  it("decides a browser's language and currency at log-in, whatever was stored there", async () => {
    await ask('PATCH', { language: 'fr', currency: 'EUR' })
    const response = await app.call('/api/user/login', {
      method: 'POST',
      body: { email: 'traveller@test.example', password: testPassword },
      headers: { cookie: 'livery_currency=USD' },
    })
    expect(await response.json()).toMatchObject({ session: { currency: 'EUR' } })
    const cookies = response.headers.getSetCookie().join('\n')
    expect(cookies).toContain('livery_language=fr; Max-Age=31536000')
    expect(cookies).toContain('livery_currency=EUR; Max-Age=31536000')
  })

  it('can clear its preferences', async () => {
    await ask('PATCH', { language: 'fr', currency: 'EUR' })
    const response = await ask('PATCH', { language: null, currency: null })
    expect(((await response.json()) as Body).data).toMatchObject({ language: null, currency: null })
    expect(response.headers.getSetCookie().join()).not.toMatch(/livery_(?:language|currency)/)
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { IdentityProviderSettings } from '../../../contract/types.ts'
import { MOST_FROM_ADDRESS } from '../../domain/accounts/sso-attempts.ts'
import { openTestApp, type TestApp, testNow, testPassword } from '../../hosts/testing-app.ts'
import { CookieJar, throughProvider } from './testing-browser.ts'
import { startTestProvider, type TestProvider } from './testing-provider.ts'

const host = 'aurora.localhost:4000'
const profile = '/settings/profile'

let provider: TestProvider
let site: TestApp
let now = testNow
let people = 0
const logins = new Map<string, string>()

beforeAll(async () => {
  const redirectUris = ['staff', 'orchid'].map((id) => `http://${host}/sso/callback/${id}`)
  provider = await startTestProvider({
    clients: [{ id: 'livery', redirectUris }],
    claimsOf: (login) => ({ email: logins.get(login) ?? `${login}@elsewhere.example`, email_verified: true }),
  })
  const settings = { issuer: provider.issuer, clientId: 'livery', scopes: ['openid', 'email'] }
  const staff: IdentityProviderSettings = { ...settings, id: 'staff', kind: 'sso', name: 'Aurora staff' }
  const orchid: IdentityProviderSettings = { ...settings, id: 'orchid', kind: 'social', name: 'Orchid' }
  const sso = { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: true }
  site = await openTestApp(
    { clock: () => now },
    { aurora: { sso } },
    { aurora: { identityProviders: [staff, orchid] } },
  )
})
afterAll(() => provider.stop())
beforeEach(() => {
  // Fifteen minutes later, so that no earlier attempt counts.
  now = new Date(now.getTime() + 16 * 60_000)
})

const locationOf = (response: Response) => response.headers.get('location') ?? ''

/** A new name at the provider. */
function somebody(email?: string): string {
  people += 1
  const login = `somebody-${people}`
  if (email !== undefined) logins.set(login, email)
  return login
}

async function browserOf(email: string): Promise<CookieJar> {
  const jar = new CookieJar()
  jar.keep(new Response(null, { headers: { 'set-cookie': await site.signIn(email) } }))
  return jar
}

const as = (jar: CookieJar) => ({ headers: { cookie: jar.header() } })
const at = async (jar: CookieJar, path: string) => jar.keep(await site.call(path, as(jar)))

async function byProvider(jar: CookieJar, query: string, login: string | null): Promise<Response> {
  const back = await throughProvider(locationOf(await at(jar, `/sso/start?${query}`)), login)
  return at(jar, `${back.pathname}${back.search}`)
}

const ask = (jar: CookieJar, body: object) =>
  site.call('/api/user/identities', { ...as(jar), method: 'POST', body })

async function tokenFor(jar: CookieJar): Promise<string> {
  const response = await ask(jar, { provider: 'orchid', current: testPassword })
  expect(response.status).toBe(200)
  return ((await response.json()) as { data: { token: string } }).data.token
}

async function connect(jar: CookieJar, login: string): Promise<Response> {
  const query = { provider: 'orchid', link: await tokenFor(jar), navigateTo: profile }
  return byProvider(jar, `${new URLSearchParams(query)}`, login)
}

interface Listed {
  id: string
  name: string
  kind: string
}
async function listed(jar: CookieJar): Promise<Listed[]> {
  const response = await site.call('/api/user/identities', as(jar))
  expect(response.status).toBe(200)
  return ((await response.json()) as { data: Listed[] }).data
}
const names = async (jar: CookieJar) => (await listed(jar)).map(({ name }) => name)
const remove = (jar: CookieJar, id: string) =>
  site.call(`/api/user/identities/${id}`, { ...as(jar), method: 'DELETE', body: {} })

async function repositories() {
  return site.store.forAgency(await site.agencyId('aurora'))
}
async function mailsTo(email: string) {
  return (await (await repositories()).mails.latest(50)).filter(({ recipient }) => recipient === email)
}

describe('a social account that an agent links in the profile', () => {
  it('signs the agent in from then on, whatever its address, after a mail', async () => {
    const jar = await browserOf('admin@test.example')
    const login = somebody()
    const done = await connect(jar, login)
    expect([done.status, locationOf(done)]).toEqual([303, `${profile}?identity=connected`])
    expect(await names(jar)).toEqual(['Orchid'])
    const [mail] = await mailsTo('admin@test.example')
    expect(mail).toMatchObject({ kind: 'identityLinked', subject: expect.stringContaining('Orchid') })
    expect(mail?.text).toContain(profile)

    const other = new CookieJar()
    expect(locationOf(await byProvider(other, 'provider=orchid', login))).toBe('/')
    expect(await (await at(other, '/api/user/session')).json()).toMatchObject({
      session: { userType: 'Admin' },
    })
  })

  it('is linked only by a valid, unused link of the same person in the same browser', async () => {
    const jar = await browserOf('sales@test.example')
    const expired = `${profile}?identity=expired`
    const begin = async (link: string, from = jar) =>
      at(from, `/sso/start?${new URLSearchParams({ provider: 'orchid', link, navigateTo: profile })}`)
    for (const link of ['', 'x', 'x'.repeat(43), "' or 1=1"])
      expect(locationOf(await begin(link))).toBe(expired)
    const used = await tokenFor(jar)
    expect(locationOf(await begin(used))).toContain(provider.issuer)
    expect(locationOf(await begin(used))).toBe(expired)
    const late = await tokenFor(jar)
    now = new Date(now.getTime() + 61_000)
    expect(locationOf(await begin(late))).toBe(expired)

    // An agent's own link, followed by another person or by a visitor, does not link that person's identity.
    for (const victim of [await browserOf('traveller@test.example'), new CookieJar()]) {
      const planted = new URLSearchParams({
        provider: 'orchid',
        link: await tokenFor(jar),
        navigateTo: profile,
      })
      expect(locationOf(await byProvider(victim, `${planted}`, somebody()))).toBe(expired)
    }
    expect(await names(jar)).toEqual([])
  })

  it('needs the current password, and must be a provider that the agency offers', async () => {
    const jar = await browserOf('sales@test.example')
    for (const [body, field] of [
      [{ provider: 'orchid', current: 'wrong' }, 'current'],
      [{ provider: 'staff', current: testPassword }, 'provider'],
      [{ provider: 'nobody', current: testPassword }, 'provider'],
      [{ provider: '../x', current: testPassword }, 'provider'],
      [{ provider: 'orchid' }, 'current'],
    ] as const) {
      const response = await ask(jar, body)
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({ errors: [{ field }] })
    }
  })

  it('is 429 with Retry-After while one network has too many open attempts', async () => {
    const jar = await browserOf('sales@test.example')
    const { ssoAttempts } = await repositories()
    const attempt = { provider: 'orchid', nonce: 'n', codeVerifier: 'v', returnTo: '/', links: null }
    for (let number = 0; number < MOST_FROM_ADDRESS; number++) {
      await ssoAttempts.begin({ ...attempt, stateHash: `flood ${number}` }, '192.0.2.1', 60)
    }
    const response = await ask(jar, { provider: 'orchid', current: testPassword })
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
    expect(await response.json()).toMatchObject({ code: 'rate_limited' })
    now = new Date(now.getTime() + 61_000)
    await tokenFor(jar)
  })

  it('stays with its present owner, and ends silently if the person cancels', async () => {
    const [jar, other] = [await browserOf('admin@test.example'), await browserOf('sales@test.example')]
    const login = somebody()
    await connect(jar, login)
    expect(locationOf(await connect(jar, login))).toBe(`${profile}?identity=connected`)
    expect(locationOf(await connect(other, login))).toBe(`${profile}?identity=taken`)
    const query = { provider: 'orchid', link: await tokenFor(other), navigateTo: profile }
    const left = await byProvider(other, `${new URLSearchParams(query)}`, null)
    expect(locationOf(left)).toBe(`${profile}?identity=denied`)
    expect(await names(other)).toEqual([])
  })
})

describe('an account that existed before its person uses a provider', () => {
  it('of a traveller is linked by the verified address, with one mail', async () => {
    const email = 'traveller@test.example'
    const login = somebody(email)
    const jar = new CookieJar()
    await byProvider(jar, 'provider=orchid', login)
    await byProvider(new CookieJar(), 'provider=orchid', login)
    const told = (await mailsTo(email)).filter(({ kind }) => kind === 'identityLinked')
    expect(told.map(({ text }) => text.includes('/mytrip/profile'))).toEqual([true])
    await byProvider(new CookieJar(), 'provider=orchid', somebody('fresh@elsewhere.example'))
    expect(await mailsTo('fresh@elsewhere.example')).toEqual([])
  })

  it('is linked only by its owner if no mail can be sent', async () => {
    const { users, identities } = await repositories()
    const email = 'untold@test.example'
    const user = await users.create({
      email,
      userType: 'Traveller',
      firstName: 'Una',
      lastName: '',
      isRestricted: false,
      language: null,
      currency: null,
      emailVerifiedAt: testNow,
      passwordHash: null,
    })
    const untold = { issuer: provider.issuer, subject: 'untold', email, isEmailVerified: true }
    const person = { ...untold, firstName: '', lastName: '' }
    const orchid = { id: 'orchid', kind: 'social' } as const
    const id = user?.id ?? ''
    expect(await identities.signIn(person, orchid, { isTold: false })).toEqual({ refused: 'account' })
    expect(await identities.list(id)).toEqual([])
    expect(await identities.link(id, person, orchid)).toBe('linked')
    expect(await identities.signIn(person, orchid, { isTold: false })).toMatchObject({
      user: { id },
      isLinked: false,
    })
    const staff = { ...person, issuer: 'https://staff.example' }
    expect(await identities.signIn(staff, { id: 'staff', kind: 'sso' }, { isTold: false })).toMatchObject({
      user: { id },
    })
    const fresh = { ...person, subject: 'fresh', email: 'fresh-untold@test.example' }
    expect(await identities.signIn(fresh, orchid, { isTold: false })).toMatchObject({ isLinked: false })
  })

  it.each(['owner', 'admin', 'sales', 'restricted'])(
    'of an agent (%s) is never linked in this way',
    async (name) => {
      const jar = new CookieJar()
      const refused = await byProvider(jar, 'provider=orchid', somebody(`${name}@test.example`))
      expect(locationOf(refused)).toBe('/sso?error=agent&provider=orchid')
      expect(
        (await mailsTo(`${name}@test.example`)).filter(({ text }) => text.includes('Orchid')).length,
      ).toBe(name === 'admin' ? 2 : 0)
    },
  )
})

describe('an identity', () => {
  it('is removed by its owner alone, together with sessions that it started', async () => {
    const jar = await browserOf('owner@test.example')
    const login = somebody()
    await connect(jar, login)
    const intruder = new CookieJar()
    await byProvider(intruder, 'provider=orchid', login)
    const [identity] = await listed(jar)
    const id = identity?.id ?? ''
    const stranger = await browserOf('admin@test.example')
    const answers = [await remove(stranger, id), await remove(stranger, 'none')]
    const bodies = await Promise.all(
      answers.map(async (answer) => ({ ...(await answer.json()), instance: '' })),
    )
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
    expect(bodies[0]).toEqual(bodies[1])

    expect(await (await remove(jar, id)).json()).toEqual({ data: [] })
    expect((await remove(jar, id)).status).toBe(404)
    expect((await at(jar, '/api/user/session')).status).toBe(200)
    expect((await site.call('/api/user/session', as(intruder))).status).toBe(401)
    expect(locationOf(await byProvider(new CookieJar(), 'provider=orchid', login))).not.toContain(
      'error=agent',
    )
    const { audit } = await repositories()
    const actions = (await audit.latest(6)).map(({ action }) => action)
    expect(actions).toEqual(expect.arrayContaining(['identity.link', 'identity.unlink']))
  })

  it('cannot be removed if it is the agency’s single sign-on', async () => {
    const jar = new CookieJar()
    await byProvider(jar, 'provider=staff', somebody('sales@test.example'))
    const [identity] = await listed(jar)
    expect(identity).toMatchObject({ name: 'Aurora staff', kind: 'sso' })
    const refused = await remove(jar, identity?.id ?? '')
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'conflict' }])
    expect(await names(jar)).toEqual(['Aurora staff'])
  })

  it('is removed by a mailed password reset, unless it is the agency’s single sign-on', async () => {
    const email = 'restricted@test.example'
    const jar = await browserOf(email)
    await byProvider(new CookieJar(), 'provider=staff', somebody(email))
    const login = somebody()
    await connect(jar, login)
    expect(await names(jar)).toEqual(['Aurora staff', 'Orchid'])
    const { users, accountTokens } = await repositories()
    const user = await users.findByEmail(email)
    const token = await accountTokens.issue(user?.id ?? '', 'reset')
    const link = await site.call('/api/user/link', { method: 'POST', body: { token } })
    expect(await link.json()).toMatchObject({ data: { purpose: 'reset', disconnects: ['Orchid'] } })
    const body = { token, password: 'quite another long one' }
    const fresh = new CookieJar()
    fresh.keep(await site.call('/api/user/new-password', { method: 'POST', body }))
    expect(await names(fresh)).toEqual(['Aurora staff'])
    const mail = (await mailsTo(email)).find(({ kind }) => kind === 'passwordChanged')
    expect(mail?.text).toContain('Orchid')
    const intruder = new CookieJar()
    await byProvider(intruder, 'provider=orchid', login)
    expect(await (await at(intruder, '/api/user/session')).json()).toMatchObject({
      session: { userType: 'Traveller' },
    })
  })
})

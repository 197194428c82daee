import { createPrivateKey, sign } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { proofCases, proofRuns } from '../../../../scripts/proof-cases.ts'
import type { IdentityProviderSettings } from '../../../contract/types.ts'
import { signInHref } from '../../../tenant/sign-in.ts'
import { hashPassword } from '../../domain/accounts/password.ts'
import { MOST_FROM_ADDRESS } from '../../domain/accounts/sso-attempts.ts'
import { openTestApp, type TestApp, testNow, testPassword } from '../../hosts/testing-app.ts'
import type { Log } from '../../kernel/log/log.ts'
import { CookieJar, throughProvider } from './testing-browser.ts'
import { signingKey, startTestProvider, type TestClaims, type TestProvider } from './testing-provider.ts'

const aurora = 'aurora.localhost:4000'
const meridian = 'meridian.localhost:4000'
const callbacks = (...ids: string[]) =>
  [aurora, meridian].flatMap((host) => ids.map((id) => `http://${host}/sso/callback/${id}`))

/** The people whom the provider knows; tests add to and change it. */
const people = new Map<string, TestClaims>()
const logged: string[] = []
const write = (...parts: unknown[]) => void logged.push(JSON.stringify(parts))
const log: Log = { info: write, warn: write, error: write }

let provider: TestProvider
let site: TestApp
let now = testNow
/** A proxy between the site and its provider; null passes everything through. */
let between: ((url: string, ask: () => Promise<Response>, init: RequestInit) => Promise<Response>) | null =
  null
let asked: string[] = []

beforeAll(async () => {
  provider = await startTestProvider({
    clients: [
      { id: 'livery', redirectUris: callbacks('staff', 'orchid') },
      { id: 'kept', secret: 'a secret: with+signs', redirectUris: callbacks('kept', 'mistaken') },
    ],
    claimsOf: (login) => people.get(login),
  })
  const settings = {
    issuer: provider.issuer,
    clientId: 'livery',
    scopes: ['openid', 'email', 'profile'],
  }
  const staff: IdentityProviderSettings = { ...settings, id: 'staff', kind: 'sso', name: 'Aurora staff' }
  const orchid: IdentityProviderSettings = { ...settings, id: 'orchid', kind: 'social', name: 'Orchid' }
  const kept: IdentityProviderSettings = {
    ...settings,
    id: 'kept',
    kind: 'social',
    name: 'Kept',
    clientId: 'kept',
  }
  const mistaken: IdentityProviderSettings = { ...kept, id: 'mistaken', name: 'Mistaken' }
  const gone: IdentityProviderSettings = {
    ...settings,
    id: 'gone',
    kind: 'social',
    name: 'Gone',
    issuer: 'http://localhost:1',
  }
  const identityProviders = [staff, orchid, kept, mistaken, gone]
  const sso = { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: true }
  site = await openTestApp(
    {
      log,
      clock: () => now,
      config: {
        mode: 'demo',
        development: true,
        trustedProxies: [],
        apiOrigin: null,
        oidcSecrets: new Map([
          ['AURORA_KEPT', 'a secret: with+signs'],
          ['AURORA_MISTAKEN', 'another'],
        ]),
      },
      providerTimeout: 1,
      providerFetch: async (input, init = {}) => {
        const url = String(input)
        asked.push(new URL(url).pathname)
        const ask = () => fetch(url, init)
        return between ? between(url, ask, init) : ask()
      },
    },
    { aurora: { sso }, meridian: { sso } },
    { aurora: { identityProviders }, meridian: { identityProviders: [staff] } },
  )
})
afterAll(() => provider.stop())
afterEach(() => {
  between = null
  now = testNow
  asked = []
})

interface Attempt {
  login?: string | null
  provider?: string
  navigateTo?: string
  host?: string
  jar?: CookieJar
}

async function begin({ provider: id = 'staff', navigateTo, host = aurora, jar = new CookieJar() }: Attempt) {
  const query = new URLSearchParams({ provider: id, ...(navigateTo === undefined ? {} : { navigateTo }) })
  return jar.keep(await site.call(`/sso/start?${query}`, { host, headers: { cookie: jar.header() } }))
}

async function comeBack(to: URL, { host = aurora, jar = new CookieJar() }: Attempt) {
  const path = `${to.pathname}${to.search}`
  return jar.keep(await site.call(path, { host, headers: { cookie: jar.header() } }))
}

/** The whole flow: to the provider, through its pages, and back. */
async function signIn(attempt: Attempt): Promise<{ response: Response; jar: CookieJar; back: URL }> {
  const jar = attempt.jar ?? new CookieJar()
  const started = await begin({ ...attempt, jar })
  const back = await throughProvider(locationOf(started), attempt.login ?? null)
  return { response: await comeBack(back, { ...attempt, jar }), jar, back }
}

function locationOf(response: Response): string {
  return response.headers.get('location') ?? ''
}

async function sessionOf(jar: CookieJar, host = aurora): Promise<Record<string, unknown>> {
  const reply = await site.call('/api/user/session', { host, headers: { cookie: jar.header() } })
  return ((await reply.json()) as { session: Record<string, unknown> }).session
}

async function users(slug = 'aurora') {
  return site.store.forAgency(await site.agencyId(slug)).users
}

const mailOf = (name: string) => `${name}@people.example`

/** Adds a new person at the provider. */
function person(claims: TestClaims = {}): string {
  const login = `person-${people.size + 1}`
  people.set(login, { email: mailOf(login), email_verified: true, ...claims })
  return login
}

describe('/sso/start', () => {
  it('redirects to the provider with PKCE, state and nonce, and marks the browser', async () => {
    const response = await begin({ navigateTo: '/about' })
    expect(response.status).toBe(302)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const to = new URL(locationOf(response))
    expect(`${to.origin}${to.pathname}`).toBe(`${provider.issuer}/auth`)
    expect(Object.fromEntries(to.searchParams)).toEqual({
      client_id: 'livery',
      response_type: 'code',
      redirect_uri: `http://${aurora}/sso/callback/staff`,
      scope: 'openid email profile',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-livery_sso=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ])
  })

  it('requests the discovery document once in ten minutes', async () => {
    await begin({ provider: 'orchid' })
    asked = []
    await begin({ provider: 'orchid' })
    expect(asked).toEqual([])
    now = new Date(testNow.getTime() + 10 * 60_000)
    await Promise.all([begin({ provider: 'orchid' }), begin({ provider: 'orchid' })])
    expect(asked).toEqual(['/.well-known/openid-configuration'])
  })

  it('uses the agency’s only sign-on if the address names none', async () => {
    const response = await site.call('/sso/start?navigateTo=%2Fbooknow%2Fhotels', { host: meridian })
    expect(locationOf(response)).toMatch(`${provider.issuer}/auth?`)
  })

  it('neither starts nor ends anything for a HEAD', async () => {
    for (const path of [
      '/sso/start?provider=staff',
      '/sso/callback?state=x&code=y',
      '/sso/callback/staff?state=x&code=y',
    ]) {
      const response = await site.call(path, { method: 'HEAD' })
      expect([response.status, locationOf(response), response.headers.getSetCookie()]).toEqual([
        302,
        '/sso',
        [],
      ])
    }
  })

  it.each(['', 'nobody', 'STAFF', 'staff\u0000', '__proto__', "' or 1=1"])(
    'rejects the unknown provider %j',
    async (id) => {
      const response = await begin({ provider: id, navigateTo: '/about' })
      expect([response.status, locationOf(response)]).toEqual([303, '/sso?error=unknown&navigateTo=%2Fabout'])
    },
  )

  it('limits attempts by address to more than a company needs', async () => {
    const { ssoAttempts } = site.store.forAgency(await site.agencyId('meridian'))
    const attempt = { provider: 'staff', nonce: 'n', codeVerifier: 'v', returnTo: '/', links: null }
    const flood = (number: number) =>
      ssoAttempts.begin(
        { ...attempt, stateHash: `flood ${number}` },
        `2001:db8:1:1::${number.toString(16)}`,
        600,
      )
    expect(await flood(1)).toBe(true)
    // All but the last are copies of the first, which takes less time than beginning each.
    const copies = MOST_FROM_ADDRESS - 2
    await site.database.transaction((tx) =>
      tx.execute(sql`
        insert into sso_attempts select (jsonb_populate_record(first, jsonb_build_object('state_hash', 'copy ' || number))).*
          from sso_attempts first, generate_series(1, ${copies}::int) number where state_hash = 'flood 1'`),
    )
    expect(await flood(MOST_FROM_ADDRESS)).toBe(true)
    const from = (remoteAddress: string) =>
      site.call('/sso/start?provider=staff', { host: meridian, info: { remoteAddress } })
    // The owner of an IPv6 network has all of its addresses.
    const crowded = '2001:db8:1:1:ffff::1'
    expect(locationOf(await from(crowded))).toBe('/sso?error=busy&provider=staff')
    expect((await from('2001:db8:1:2::1')).status).toBe(302)
    expect((await from('192.0.2.2')).status).toBe(302)
    now = new Date(testNow.getTime() + 601_000)
    expect((await from(crowded)).status).toBe(302)
  })
})

describe('a person who returns from the provider', () => {
  it('is signed in as a new traveller and redirected to the requested page', async () => {
    const login = person({ given_name: 'Ada', family_name: 'Lovelace' })
    const { response, jar } = await signIn({ login, navigateTo: '/booknow/hotels?a=1#b' })
    expect([response.status, locationOf(response)]).toEqual([303, '/booknow/hotels?a=1#b'])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(jar.has('__Host-livery_sso')).toBe(false)
    expect(await sessionOf(jar)).toMatchObject({
      signedIn: true,
      isTravelAgent: false,
      userType: 'Traveller',
      firstName: 'Ada',
    })
    const user = await (await users()).findByEmail(mailOf(login))
    expect(user).toMatchObject({ lastName: 'Lovelace', isActive: true, emailVerifiedAt: testNow })
  })

  it('gets the session cookie that log-in sets', async () => {
    const { response } = await signIn({ login: person() })
    expect(response.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(
        /^__Host-livery_session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    )
  })

  it('has a known browser from then on, as after a log-in', async () => {
    const login = person()
    const { jar } = await signIn({ login })
    const [, token = ''] = /__Host-livery_device=([\w-]+)/.exec(jar.header()) ?? []
    const { devices } = site.store.forAgency(await site.agencyId('aurora'))
    expect(await devices.find(token, mailOf(login))).not.toBeNull()
    expect(await devices.find(token, 'somebody-else@people.example')).toBeNull()
  })

  it('is recognised by issuer and subject next time, whatever the address is then', async () => {
    const login = person({ name: 'Grace Brewster Hopper' })
    await signIn({ login })
    people.set(login, { email: 'new@people.example', email_verified: true, name: 'Grace Hopper' })
    const { jar } = await signIn({ login })
    expect(await sessionOf(jar)).toMatchObject({ firstName: 'Grace' })
    expect(await (await users()).findByEmail('new@people.example')).toBeNull()
    expect(await (await users()).findByEmail(mailOf(login))).toMatchObject({ lastName: 'Brewster Hopper' })
  })

  it('becomes one account even if two windows return at once', async () => {
    const login = person()
    const attempts = await Promise.all([signIn({ login }), signIn({ login }), signIn({ login })])
    expect(attempts.map(({ response }) => locationOf(response))).toEqual(['/', '/', '/'])
  })

  it('enters the account of their verified address; an agent only by the agency’s single sign-on', async () => {
    const login = person({ email: 'ADMIN@test.example', email_verified: 'true' })
    const social = await signIn({ login, provider: 'orchid' })
    expect(locationOf(social.response)).toBe('/sso?error=agent&provider=orchid')
    expect(await sessionOf(social.jar)).toMatchObject({ signedIn: false })
    const { jar } = await signIn({ login })
    expect(await sessionOf(jar)).toMatchObject({ userType: 'Admin', isTravelAgent: true })
  })

  it.each(['staff', 'orchid'])('does not enter the account of an unverified address (%s)', async (id) => {
    for (const word of [false, 'false', undefined]) {
      const login = person({ email: 'owner@test.example' })
      const { email_verified: _, ...claims } = people.get(login) ?? {}
      people.set(login, word === undefined ? claims : { ...claims, email_verified: word })
      const { response, jar } = await signIn({ login, provider: id })
      expect(locationOf(response)).toBe(`/sso?error=unverified&provider=${id}`)
      expect(await sessionOf(jar)).toMatchObject({ signedIn: false })
    }
  })

  it('enters an unverified account only by the agency’s single sign-on, which removes its password', async () => {
    const login = person()
    const store = await users()
    const squatter = await store.create({
      email: mailOf(login),
      firstName: 'Mallory',
      lastName: '',
      userType: 'Traveller',
      isRestricted: false,
      language: null,
      currency: null,
      passwordHash: await hashPassword(testPassword),
      emailVerifiedAt: null,
    })
    const social = await signIn({ login, provider: 'orchid' })
    expect(locationOf(social.response)).toBe('/sso?error=unverified&provider=orchid')
    const own = await signIn({ login })
    expect(await sessionOf(own.jar)).toMatchObject({ signedIn: true })
    expect(await store.find(squatter?.id ?? '')).toMatchObject({ emailVerifiedAt: testNow })
    expect(await store.authenticate(mailOf(login), testPassword)).toBeNull()
  })

  it('may lack a verified address at the agency’s single sign-on, but not with a social account', async () => {
    const login = person({ email_verified: false })
    const social = await signIn({ login, provider: 'orchid' })
    expect(locationOf(social.response)).toBe('/sso?error=unverified&provider=orchid')
    const { response } = await signIn({ login })
    expect(locationOf(response)).toBe('/')
    expect(await (await users()).findByEmail(mailOf(login))).toMatchObject({ emailVerifiedAt: null })
  })

  it('is refused while the account is deactivated, and admitted again afterwards', async () => {
    const login = person()
    await signIn({ login })
    const store = await users()
    const user = await store.findByEmail(mailOf(login))
    await store.setAccess(user?.id ?? '', { isActive: false })
    const { response, jar } = await signIn({ login, navigateTo: '/about' })
    expect(locationOf(response)).toBe('/sso?error=inactive&provider=staff&navigateTo=%2Fabout')
    expect(await sessionOf(jar)).toMatchObject({ signedIn: false })
    await store.setAccess(user?.id ?? '', { isActive: true })
    expect(locationOf((await signIn({ login })).response)).toBe('/')
  })

  it('loses the previous session, and gets their own language', async () => {
    const former = await site.signIn('traveller@test.example')
    const jar = new CookieJar()
    jar.keep(new Response(null, { headers: { 'set-cookie': former } }))
    const { response } = await signIn({ login: person({ email: 'sales@test.example' }), jar })
    expect(await sessionOf(jar)).toMatchObject({ userType: 'SalesAgent' })
    expect(response.headers.getSetCookie().join()).toMatch(/=de; Max-Age=31536000/)
    const stale = await site.call('/api/user/session', { headers: { cookie: former } })
    expect(stale.status).toBe(401)
  })

  it('is a different account at another agency', async () => {
    const login = person()
    await signIn({ login })
    const there = await signIn({ login, host: meridian })
    expect(locationOf(there.response)).toBe('/')
    const [here, other] = [await users(), await users('meridian')]
    expect((await here.findByEmail(mailOf(login)))?.id).not.toBe((await other.findByEmail(mailOf(login)))?.id)
    const wrongHouse = await site.call('/api/user/session', { headers: { cookie: there.jar.header() } })
    expect(wrongHouse.status).toBe(401)
  })

  it('can use a provider that needs a client secret, sent in the standard header', async () => {
    const { response } = await signIn({ login: person(), provider: 'kept' })
    expect(locationOf(response)).toBe('/')
    const refused = await signIn({ login: person(), provider: 'mistaken' })
    expect(locationOf(refused.response)).toBe('/sso?error=unavailable&provider=mistaken')
  })

  it('is audited once', async () => {
    const login = person()
    await signIn({ login })
    await signIn({ login })
    const { audit } = site.store.forAgency(await site.agencyId('aurora'))
    const user = await (await users()).findByEmail(mailOf(login))
    const entries = (await audit.latest(50)).filter(({ actor }) => actor === user?.id)
    expect(entries.map(({ action }) => action)).toEqual(['user.signUp'])
  })
})

const hostile = [
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2fevil.example',
  '/%5cevil.example',
  '/\tevil.example',
  '/\n/evil.example',
  'javascript:alert(1)',
  'evil.example',
  '',
  '/login',
  '/LOGIN?redirect=/about',
  '/signup',
  '/sso',
  '/sso/start',
  '/social',
  '/logout',
  '/%6cogout',
  '/about/../logout',
  '/about/%2e%2e/logout',
  `/${'a'.repeat(3000)}`,
]

describe('the post-login redirect', () => {
  it.each(proofCases(hostile, 4))('is the home page instead of %j', async (navigateTo) => {
    const { response } = await signIn({ login: person(), navigateTo })
    expect([response.status, locationOf(response)]).toEqual([303, '/'])
  })

  it.each(proofCases(hostile, 2))('is also the home page if %j was stored', async (returnTo) => {
    const jar = new CookieJar()
    const started = new URL(locationOf(await begin({ jar })))
    // The stored value is validated again.
    const { ssoAttempts } = site.store.forAgency(await site.agencyId('aurora'))
    const mark = /livery_sso=([\w-]+)/.exec(jar.header())?.[1] ?? ''
    const state = started.searchParams.get('state') ?? ''
    const hash = await digest(`${state} ${mark}`)
    const attempt = await ssoAttempts.redeem(hash)
    if (attempt === null) throw new Error('the attempt is not stored under state and mark')
    await ssoAttempts.begin({ ...attempt, returnTo, stateHash: hash }, null, 600)
    const response = await comeBack(await throughProvider(started.href, person()), { jar })
    expect([response.status, locationOf(response)]).toEqual([303, '/'])
  })

  it.each([
    '/',
    '/about',
    '/booknow/hotels?destination=Åre&x=%2F',
    '/deal-link?dealLinkId=7',
    '/mytrip/dashboard#x',
  ])('is %s if that is a path of the site', async (navigateTo) => {
    const { response } = await signIn({ login: person(), navigateTo })
    expect(decodeURI(locationOf(response))).toBe(decodeURI(navigateTo))
  })
})

describe('an agency that signs in at its own site', () => {
  const own = {
    sso: { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false },
    returnUrl: 'https://members.example/start?from=travel',
  }

  // §4.13
  it.each([
    ['/booknow/hotels/deal', '?dealLinkId=7&x=a%26b'],
    ['/', '?plum=true'],
  ])('redirects %s%s there, and its people return by /sso/start', async (path, search) => {
    const there = new URL(signInHref({ agency: own, to: '/login', path, search }))
    const navigateTo = there.searchParams.get('navigateTo') ?? ''
    const jar = new CookieJar()
    const query = new URLSearchParams({ navigateTo })
    const started = jar.keep(await site.call(`/sso/start?${query}`, { host: meridian }))
    const back = await throughProvider(locationOf(started), person())
    expect(locationOf(await comeBack(back, { host: meridian, jar }))).toBe(`${path}${search}`)
  })

  // §4.13
  it('returns home if its site names another site as the target', async () => {
    for (const navigateTo of ['https://evil.example', '//evil.example', '/\\evil.example', '/logout']) {
      const jar = new CookieJar()
      const query = new URLSearchParams({ navigateTo })
      const started = jar.keep(await site.call(`/sso/start?${query}`, { host: meridian }))
      const back = await throughProvider(locationOf(started), person())
      expect(locationOf(await comeBack(back, { host: meridian, jar }))).toBe('/')
    }
  })
})

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Buffer.from(bytes).toString('base64url')
}

describe('a failed sign-in by a provider makes no session and says', () => {
  async function ends(attempt: Attempt, error: string) {
    const { response, jar } = await signIn({ login: person(), navigateTo: '/about', ...attempt })
    const id = attempt.provider ?? 'staff'
    expect([response.status, locationOf(response)]).toEqual([
      303,
      `/sso?error=${error}&provider=${id}&navigateTo=%2Fabout`,
    ])
    expect(await sessionOf(jar)).toMatchObject({ signedIn: false })
  }

  it('denied: the person refused', () => ends({ login: null }, 'denied'))

  it('email: the provider returns no valid address', async () => {
    const { email: _, ...nothing } = people.get(person()) ?? {}
    people.set('nameless', nothing)
    await ends({ login: 'nameless' }, 'email')
    for (const email of [
      'ada',
      'a@b',
      'a b@c.example',
      'a@c.example\r\nBcc: x@y.example',
      `${'a'.repeat(250)}@c.example`,
    ]) {
      await ends({ login: person({ email }) }, 'email')
    }
  })

  const page = () =>
    new Response('<!doctype html><p>Be right back', { headers: { 'content-type': 'text/html' } })
  const never = (init: RequestInit) =>
    new Promise<Response>((_, refuse) => {
      init.signal?.addEventListener('abort', () => refuse(init.signal?.reason))
    })
  const at = (
    path: string,
    answer: (init: RequestInit, ask: () => Promise<Response>) => Promise<Response> | Response,
  ) => {
    between = async (url, ask, init) => (new URL(url).pathname === path ? answer(init, ask) : ask())
  }
  const down = () => Promise.reject(new TypeError('fetch failed'))

  const paths = ['/token', '/jwks', '/me']
  it.each(paths)('unavailable: %s is down, slow, HTML, an error or endless', async (path) => {
    const endless = () =>
      new Response(new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(100_000)) }), {
        headers: { 'content-type': 'application/json' },
      })
    // In `npm test` each path gets two of the answers.
    const all = [down, never, page, () => new Response('{', { status: 500 }), endless]
    const turn = paths.indexOf(path)
    const step = proofRuns({ few: paths.length, all: 1 })
    const answers = all.filter((_, index) => (index + turn) % step === 0)
    for (const answer of answers) {
      forgetKeys()
      at(path, answer)
      await ends({}, 'unavailable')
    }
  })

  /** Keys and the discovery document are cached for ten minutes and then requested again. */
  let minutes = 0
  function forgetKeys() {
    minutes += 11
    now = new Date(testNow.getTime() + minutes * 60_000)
  }

  it.each<[string, () => Promise<Response> | Response]>([
    ['down', down],
    ['HTML', page],
    ['an error', () => new Response('no', { status: 503 })],
    ['elsewhere', () => Response.redirect('https://evil.example/')],
    ['nothing', () => new Response(null, { status: 204 })],
    ['a page that is a script', () => document({ authorization_endpoint: 'javascript:alert(1)' })],
    ['no sign-in page', () => document({ authorization_endpoint: undefined })],
  ])(
    'unavailable: the discovery document is %s, and the next attempt requests it again',
    async (_, answer) => {
      now = new Date(testNow.getTime() + 30 * 60_000)
      forgetKeys()
      at('/.well-known/openid-configuration', answer)
      const response = await begin({ navigateTo: '/about' })
      expect([response.status, locationOf(response)]).toEqual([
        303,
        '/sso?error=unavailable&provider=staff&navigateTo=%2Fabout',
      ])
      between = null
      expect((await begin({})).status).toBe(302)
    },
  )

  function document(part: object): Response {
    const { issuer } = provider
    return Response.json({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      ...part,
    })
  }

  it('unavailable: nothing answers at the provider’s address, or slowly', async () => {
    expect(locationOf(await begin({ provider: 'gone' }))).toBe('/sso?error=unavailable&provider=gone')
    forgetKeys()
    at('/.well-known/openid-configuration', never)
    expect(locationOf(await begin({}))).toBe('/sso?error=unavailable&provider=staff')
  })

  it('invalid: the discovery document is missing or another issuer’s', async () => {
    forgetKeys()
    at('/.well-known/openid-configuration', () => document({ issuer: 'https://evil.example' }))
    expect(locationOf(await begin({}))).toBe('/sso?error=invalid&provider=staff')
    at('/.well-known/openid-configuration', () => Response.json([1]))
    expect(locationOf(await begin({}))).toBe('/sso?error=invalid&provider=staff')
  })

  /** Passes the token on with a changed ID token that is signed again. */
  function forged(
    change: (claims: Record<string, unknown>) => object,
    key = provider.key,
    header: object = {},
  ) {
    at('/token', async (_, ask) => {
      const answer = await ask()
      const body = (await answer.json()) as { id_token: string }
      const [head = '', payload = ''] = body.id_token.split('.')
      const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
      const put = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
      const signed = `${put({ ...read(head), ...header })}.${put(change(read(payload)))}`
      const signature = sign(
        'sha256',
        Buffer.from(signed),
        createPrivateKey({ key: key as never, format: 'jwk' }),
      )
      return Response.json({ ...body, id_token: `${signed}.${signature.toString('base64url')}` })
    })
  }

  it('accepts a token that was signed again unchanged (control of the next tests)', async () => {
    forged((claims) => claims)
    const { response } = await signIn({ login: person() })
    expect(locationOf(response)).toBe('/')
  })

  const hour = 3600
  it.each<[string, (claims: Record<string, unknown>) => object]>([
    ['another issuer', (claims) => ({ ...claims, iss: 'https://evil.example' })],
    ['another audience', (claims) => ({ ...claims, aud: 'somebody-else' })],
    ['several audiences and no party', (claims) => ({ ...claims, aud: ['livery', 'somebody-else'] })],
    ['another nonce', (claims) => ({ ...claims, nonce: 'planted' })],
    ['no nonce', ({ nonce: _, ...claims }) => claims],
    ['an end in the past', (claims) => ({ ...claims, exp: Math.floor(Date.now() / 1000) - hour })],
    ['a beginning in the future', (claims) => ({ ...claims, nbf: Math.floor(Date.now() / 1000) + hour })],
    ['no subject', ({ sub: _, ...claims }) => claims],
    ['another subject than the user info', (claims) => ({ ...claims, sub: 'somebody-else' })],
  ])('invalid: the token has %s', async (_, change) => {
    forged(change)
    await ends({}, 'invalid')
  })

  it('invalid: the token is signed with another key, or not at all', async () => {
    forged((claims) => claims, { ...signingKey(), kid: provider.key.kid ?? '' })
    await ends({}, 'invalid')
    forged((claims) => claims, provider.key, { alg: 'none' })
    await ends({}, 'invalid')
    forged((claims) => claims, provider.key, { alg: 'HS256' })
    await ends({}, 'invalid')
  })

  it('invalid: a code was used before, is another’s, or is invented', async () => {
    const [first, second] = [new CookieJar(), new CookieJar()]
    const login = person()
    const one = await throughProvider(locationOf(await begin({ jar: first })), login)
    const two = await throughProvider(locationOf(await begin({ jar: second })), login)
    expect(locationOf(await comeBack(one, { jar: first }))).toBe('/')
    // The second attempt with the code of the first: another verifier, and already used.
    two.searchParams.set('code', one.searchParams.get('code') ?? '')
    expect(locationOf(await comeBack(two, { jar: second }))).toBe('/sso?error=invalid&provider=staff')
    const third = new CookieJar()
    const three = await throughProvider(locationOf(await begin({ jar: third })), login)
    three.searchParams.set('code', 'x'.repeat(2000))
    expect(locationOf(await comeBack(three, { jar: third }))).toBe('/sso?error=invalid&provider=staff')
  })

  it.each<[string, (url: URL) => void]>([
    ['no issuer', (url) => url.searchParams.delete('iss')],
    ['another issuer', (url) => url.searchParams.set('iss', 'https://evil.example')],
    ['two codes', (url) => url.searchParams.append('code', 'another')],
    ['no code', (url) => url.searchParams.delete('code')],
  ])('invalid: the redirect address has %s', async (_, change) => {
    const jar = new CookieJar()
    const back = await throughProvider(locationOf(await begin({ jar })), person())
    change(back)
    expect(locationOf(await comeBack(back, { jar }))).toBe('/sso?error=invalid&provider=staff')
  })

  it.each([
    ['another provider’s address', '/sso/callback/orchid'],
    ['one of nobody’s', '/sso/callback/STAFF'],
    ['none of its own', '/sso/callback'],
  ])('invalid: the answer arrives at %s, also without naming its issuer', async (_, path) => {
    const jar = new CookieJar()
    const back = await throughProvider(locationOf(await begin({ jar, navigateTo: '/about' })), person())
    back.searchParams.delete('iss')
    back.pathname = path
    asked = []
    const response = await comeBack(back, { jar })
    expect(locationOf(response)).toBe('/sso?error=invalid&provider=staff&navigateTo=%2Fabout')
    // The code remains unused, so passing it on reveals nothing.
    expect(asked).toEqual([])
    expect(await sessionOf(jar)).toMatchObject({ signedIn: false })
  })

  it('expired: the same address a second time', async () => {
    const { back, jar } = await signIn({ login: person() })
    const kept = jar.header()
    const again = await site.call(`${back.pathname}${back.search}`, { headers: { cookie: kept } })
    expect(locationOf(again)).toBe('/sso?error=expired')
  })

  it('expired: ten minutes have passed', async () => {
    const jar = new CookieJar()
    const back = await throughProvider(locationOf(await begin({ jar })), person())
    now = new Date(testNow.getTime() + 600_000)
    expect(locationOf(await comeBack(back, { jar }))).toBe('/sso?error=expired')
  })

  it("expired: another person's attempt, which remains usable for that person", async () => {
    const [mallory, victim] = [new CookieJar(), new CookieJar()]
    const back = await throughProvider(locationOf(await begin({ jar: mallory })), person())
    await begin({ jar: victim })
    for (const jar of [victim, new CookieJar()]) {
      expect(locationOf(await comeBack(back, { jar }))).toBe('/sso?error=expired')
      expect(await sessionOf(jar)).toMatchObject({ signedIn: false })
    }
    expect(locationOf(await comeBack(back, { jar: mallory }))).toBe('/')
  })

  it('expired: an attempt of another agency', async () => {
    const jar = new CookieJar()
    const back = await throughProvider(locationOf(await begin({ jar })), person())
    expect(locationOf(await comeBack(back, { jar, host: meridian }))).toBe('/sso?error=expired')
  })

  it.each([
    '',
    '?',
    '?state=',
    '?state=a&state=b&code=c',
    '?code=x',
    `?state=${'x'.repeat(5000)}`,
    '?state=%00&error=%00',
    '?error=access_denied',
  ])('expired: the bare address with %j', async (query) => {
    const jar = new CookieJar()
    await begin({ jar })
    for (const path of ['/sso/callback', '/sso/callback/staff', '/sso/callback/nobody']) {
      const response = await site.call(`${path}${query}`, { headers: { cookie: jar.header() } })
      expect([response.status, locationOf(response)]).toEqual([303, '/sso?error=expired'])
    }
  })

  it('accepts no mark that it did not set', async () => {
    const response = await site.call('/sso/start?provider=staff', {
      headers: { cookie: '__Host-livery_sso=short; livery_sso=plain' },
    })
    expect(response.headers.getSetCookie().join()).toMatch(/^__Host-livery_sso=[\w-]{43};/)
  })

  it('shows and logs none of a provider’s own error text', async () => {
    for (const [said, error] of [
      ['temporarily_unavailable', 'unavailable'],
      ['login_required', 'denied'],
      ['<script>alert(1)</script>', 'unavailable'],
    ] as const) {
      const jar = new CookieJar()
      const state = new URL(locationOf(await begin({ jar }))).searchParams.get('state') ?? ''
      const back = new URL(`http://${aurora}/sso/callback/staff`)
      back.search = String(new URLSearchParams({ error: said, error_description: 'Call 555-0199', state }))
      expect(locationOf(await comeBack(back, { jar }))).toBe(`/sso?error=${error}&provider=staff`)
    }
  })
})

describe('the log of sign-ins', () => {
  it('contains no code, state, token, secret or address', async () => {
    logged.length = 0
    const login = person()
    const { back, jar } = await signIn({ login })
    await signIn({ login: person(), provider: 'mistaken' })
    await comeBack(back, { jar })
    const text = logged.join('\n')
    expect(text).toContain('signing in with a provider failed')
    const secrets = [
      ...['code', 'state'].map((name) => back.searchParams.get(name) ?? '?'),
      ...jar
        .header()
        .split('; ')
        .map((pair) => pair.slice(pair.indexOf('=') + 1)),
      mailOf(login),
      'a secret',
      'another',
    ]
    for (const secret of secrets) expect(text).not.toContain(secret)
  })
})

describe('a provider with an operator’s own API', () => {
  it("is not offered: the operator's log-in alone opens its accounts", async () => {
    const { identityProviders } = (await site.store.agencyBySlug('meridian')) ?? {}
    const other = await openTestApp(
      { config: { mode: 'demo', development: true, trustedProxies: [], apiOrigin: 'https://api.example' } },
      { aurora: { sso: { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: true } } },
      { aurora: { identityProviders: identityProviders ?? [] } },
    )
    expect(await (await other.call('/api/sso/providers')).json()).toEqual({ data: [] })
    expect(locationOf(await other.call('/sso/start?provider=staff'))).toBe('/sso?error=unknown')
    expect(locationOf(await other.call('/sso/start'))).toBe('/sso')
    expect(locationOf(await other.call('/sso/callback?state=a&code=b'))).toBe('/sso?error=expired')
  })
})

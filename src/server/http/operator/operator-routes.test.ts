import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AppDeps } from '../../hosts/app-dependencies.ts'
import { openTestApp, type TestApp } from '../../hosts/testing-app.ts'

interface Seen {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: string
}

let server: Server
let app: TestApp
let config: AppDeps['config']
let seen: Seen[] = []
let answer: (response: ServerResponse, request: Seen) => void

const reply =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const call = { method, url, headers, body: await text(request) }
    seen.push(call)
    answer(response, call)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  config = {
    mode: 'demo',
    development: true,
    trustedProxies: [],
    apiOrigin: `http://127.0.0.1:${port}`,
  } as const
  app = await openTestApp({ config })
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

beforeEach(() => {
  seen = []
})

const languages = { languages: [{ name: 'English', code: 'en', value: 'en-GB' }] }
const problemOf = async (response: Response) =>
  (await response.json()) as { code: string; detail: string; errors?: unknown }

async function operatorSignIn(body: unknown): Promise<Response> {
  answer = reply(200, body)
  return app.call('/api/user/login', {
    method: 'POST',
    body: { email: 'ada@test.example', password: 'anything' },
  })
}

const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .find((cookie) => cookie.includes('livery_session='))
    ?.split(';')[0] ?? ''

describe("a call that the operator's own API answers", () => {
  it('sends the headers of spec §7 and no other header of the browser', async () => {
    answer = reply(200, languages)
    const headers = {
      'accept-language': 'de',
      timeZone: 'Europe/Copenhagen',
      'x-session-id': 'visit-0001',
      cookie: 'livery_visit=visit-0001; other=1',
      'x-forwarded-for': '6.6.6.6',
      'x-something': 'else',
      te: 'trailers',
    }
    const response = await app.call('/api/agency/languages?unknown=1', { headers })
    expect(await response.json()).toEqual(languages)
    expect(seen[0]).toMatchObject({
      method: 'GET',
      url: '/api/agency/languages',
      headers: {
        'accept-language': 'de',
        timezone: 'Europe/Copenhagen',
        'x-session-id': 'visit-0001',
        'x-auth-optional': 'true',
        origin: 'http://aurora.localhost:4000',
      },
    })
    for (const name of ['cookie', 'x-access-token', 'x-forwarded-for', 'x-something', 'te']) {
      expect(seen[0]?.headers, name).not.toHaveProperty(name)
    }
  })

  it('sends the checked body with defaults, and checked query parameters', async () => {
    answer = reply(200, { response: [] })
    await app.call('/api/dealray/deals/hotel-search', { method: 'POST', body: { latitude: 1, longitude: 2 } })
    expect(JSON.parse(seen[0]?.body ?? '')).toMatchObject({
      latitude: 1,
      longitude: 2,
      radius: 15,
      nationality: 'IN',
    })
    answer = reply(200, { data: [] })
    await app.call('/api/resort/regions?ids=a,b&children=true', {
      headers: { 'x-correlation-id': 'search-0001' },
    })
    expect(seen[1]?.url).toBe('/api/resort/regions?ids=a%2Cb&children=true')
    expect(seen[1]?.headers['x-correlation-id']).toBe('search-0001')
  })

  it('is not sent for a request that breaks the contract', async () => {
    const response = await app.call('/api/dealray/deals/hotel-search', {
      method: 'POST',
      body: { latitude: 91 },
    })
    expect(response.status).toBe(422)
    expect(seen).toEqual([])
  })

  it('stays in Livery for branding, the session and operations that spec §7 does not name', async () => {
    for (const path of ['/api/agency', '/api/user/session', '/api/destinations']) {
      expect((await app.call(path)).status, path).toBe(200)
    }
    expect(seen).toEqual([])
  })
})

describe("an operator's answer", () => {
  it('loses fields that the contract does not have', async () => {
    answer = reply(
      200,
      { languages: [{ ...languages.languages[0], secret: 1 }], debug: 'x' },
      { 'x-powered-by': 'y' },
    )
    const response = await app.call('/api/agency/languages')
    expect(await response.json()).toEqual(languages)
    expect(response.headers.has('x-powered-by')).toBe(false)
  })

  it.each([
    ['a missing field', { languages: [{ name: 'English', code: 'en' }] }, 'languages[0].value'],
    ['a wrong one', { languages: [{ name: 'English', code: 'en', value: 7 }] }, 'languages[0].value'],
    ['another shape', [], 'body'],
    ['nothing', '', 'body'],
  ])('with %s is 502 upstream_failed and names it', async (_, body, field) => {
    answer = reply(200, body)
    const response = await app.call('/api/agency/languages')
    expect(response.status).toBe(502)
    const problem = await problemOf(response)
    expect(problem).toMatchObject({ code: 'upstream_failed', errors: [{ field }] })
    expect(problem.detail).toContain('getLanguages')
  })

  it.each([
    ['that is not JSON', reply(200, '<html>')],
    ['of status 500', reply(500, { error: 'stack trace' })],
    ['of status 503', reply(503, '')],
    ['that redirects', reply(302, '', { location: 'http://127.0.0.1:1/elsewhere' })],
    ['that breaks off', (response: ServerResponse) => void response.destroy()],
  ])('%s is 502, without its text', async (_, made) => {
    answer = made
    const response = await app.call('/api/agency/languages')
    expect(response.status).toBe(502)
    const problem = await problemOf(response)
    expect(problem.code).toBe('upstream_failed')
    expect(problem.detail).not.toMatch(/stack trace|elsewhere/)
    expect(seen).toHaveLength(1)
  })

  it('after the timeout is 504', async () => {
    answer = () => {}
    const hurried = await openTestApp({ config, operatorTimeout: 50 })
    const response = await hurried.call('/api/agency/languages')
    expect(response.status).toBe(504)
    expect(await problemOf(response)).toMatchObject({ code: 'upstream_timeout' })
  })

  it.each([
    [400, 'bad_request'],
    [401, 'unauthenticated'],
    [403, 'forbidden'],
    [404, 'not_found'],
    [409, 'conflict'],
    [422, 'validation_failed'],
    [418, 'bad_request'],
  ])("with status %i keeps its code and the server's error field (spec §8)", async (status, code) => {
    answer = reply(status, { error: 'No flights on\nthat day' })
    const response = await app.call('/api/agency/languages')
    expect(await problemOf(response)).toMatchObject({ code, detail: 'No flights on that day' })
    expect(response.headers.get('content-type')).toBe('application/problem+json')
  })

  it('with status 429 keeps Retry-After', async () => {
    answer = reply(429, {}, { 'retry-after': '17' })
    const response = await app.call('/api/agency/languages')
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('17')
  })

  it('is 502 when nothing listens there', async () => {
    const nowhere = await openTestApp({
      config: { mode: 'demo', development: true, trustedProxies: [], apiOrigin: 'http://127.0.0.1:1' },
    })
    expect((await nowhere.call('/api/agency/languages')).status).toBe(502)
  })
})

describe("signing in at the operator's API", () => {
  it.each([
    [
      'token',
      { token: 'upstream-secret', user: { userType: 'Admin', personal_info: { first_name: 'Ada' } } },
    ],
    ['accessToken', { accessToken: 'upstream-secret', userType: 'Admin', firstName: 'Ada' }],
    ['data.token', { data: { token: 'upstream-secret', userType: 'Admin', first_name: 'Ada' } }],
  ])('takes the token from %s, stores it here and gives the browser another', async (_, body) => {
    const response = await operatorSignIn(body)
    expect(await response.json()).toEqual({
      session: {
        signedIn: true,
        isTravelAgent: true,
        isRestrictedAgent: false,
        userType: 'Admin',
        firstName: 'Ada',
        email: 'ada@test.example',
        keptBy: 'operator',
      },
    })
    expect(response.headers.getSetCookie().join()).not.toContain('upstream-secret')
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ email: 'ada@test.example', password: 'anything' })
    answer = reply(200, languages)
    await app.call('/api/agency/languages', { headers: { cookie: cookieOf(response) } })
    expect(seen[1]?.headers['x-access-token']).toBe('upstream-secret')
    expect(seen[1]?.headers).not.toHaveProperty('x-auth-optional')
  })

  it('makes a session of this agency only, which ends at sign-out', async () => {
    const cookie = cookieOf(await operatorSignIn({ token: 'upstream-secret' }))
    const elsewhere = { headers: { cookie }, host: 'meridian.localhost:4000' }
    expect((await app.call('/api/user/session', elsewhere)).status).toBe(401)
    expect((await app.call('/api/user/session', { headers: { cookie } })).status).toBe(200)
    await app.call('/api/user/logout', { method: 'POST', headers: { cookie } })
    expect((await app.call('/api/user/session', { headers: { cookie } })).status).toBe(401)
  })

  it.each([400, 401, 403, 404, 422])('turns its %i into 422 invalid_credentials', async (status) => {
    answer = reply(status, { error: 'no' })
    const email = `person-${status}@test.example`
    const response = await app.call('/api/user/login', { method: 'POST', body: { email, password: 'x' } })
    expect(response.status).toBe(422)
    expect(await problemOf(response)).toMatchObject({ code: 'invalid_credentials' })
  })

  it.each([[{}], [{ token: 7 }], [{ token: 'line\nbreak' }], [{ token: '' }], [[]]])(
    'is 502 for a reply without a usable token: %j',
    async (body) => {
      expect((await operatorSignIn(body)).status).toBe(502)
    },
  )
})

it("an operator's session has the data of the user profile, with wallet and address (spec §3)", async () => {
  const profile_image = 'https://pictures.example/ada.webp'
  const personal_info = { first_name: 'Ada', last_name: 'Ng', email: 'a.ng@test.example', profile_image }
  const response = await operatorSignIn({
    token: 'upstream',
    user: { userType: 'SalesAgent', isRewardWalletEnable: true, currency: 'EUR', personal_info },
  })
  expect(await response.json()).toMatchObject({
    session: {
      firstName: 'Ada',
      lastName: 'Ng',
      email: 'a.ng@test.example',
      currency: 'EUR',
      userType: 'SalesAgent',
      isRewardWalletEnable: true,
      profileImage: profile_image,
      keptBy: 'operator',
    },
  })
  const odd = await operatorSignIn({
    token: 'x',
    user: { email: 'no address', currency: 'euros', lastName: 7 },
  })
  expect(await odd.json()).toEqual({
    session: {
      signedIn: true,
      isTravelAgent: false,
      isRestrictedAgent: false,
      userType: 'Traveller',
      // The address of the log-in.
      email: 'ada@test.example',
      keptBy: 'operator',
    },
  })
})

it.each([
  'http://pictures.example/a.webp',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'https://ada:secret@pictures.example/a.webp',
  '//pictures.example/a.webp',
  '/logout',
  `https://pictures.example/${'a'.repeat(2048)}`,
  'https://',
  7,
])("an operator's session has no picture from %s", async (profile_image) => {
  const response = await operatorSignIn({ token: 'x', user: { personal_info: { profile_image } } })
  const { session } = (await response.json()) as { session: object }
  expect(session).not.toHaveProperty('profileImage')
})

describe("people of an operator's API", () => {
  it.each([
    ['GET', '/api/user/profile'],
    ['GET', '/api/user/sessions'],
    ['DELETE', '/api/user/sessions'],
    ['GET', '/api/user/identities'],
    ['DELETE', '/api/user/profile/picture'],
    ['GET', '/api/users/agents'],
  ])('have no data here, in any role: %s %s', async (method, path) => {
    const cookie = cookieOf(await operatorSignIn({ token: 'x', user: { userType: 'AgencyOwner' } }))
    seen = []
    const response = await app.call(path, { method, headers: { cookie } })
    expect([response.status, seen]).toEqual([403, []])
  })

  describe('messages to the agency', () => {
    const body = { subject: 'Breakfast', message: 'Is there any?' }
    let desk: TestApp
    const ask = (cookie: string) =>
      desk.call('/api/user/support', { method: 'POST', body, headers: { cookie } })
    const repliesTo = async () => {
      const mails = await desk.store.forAgency(await desk.agencyId('aurora')).mails.latest(20)
      return mails.map(({ replyTo }) => replyTo)
    }
    const comeIn = async (path: string, answered: unknown, sent: unknown) => {
      answer = reply(200, answered)
      return cookieOf(await desk.call(`/api/user/${path}`, { method: 'POST', body: sent }))
    }

    beforeAll(async () => {
      desk = await openTestApp({ config }, { aurora: { contactEmailId: 'desk@aurora.example' } })
    })

    it.each(['no address', 'a,b@test.example', 'a@test.example\r\nBcc: b@test.example'])(
      'never use an address that mail cannot be sent to: %j',
      async (email) => {
        const cookie = await comeIn('verify', { token: 'x', user: { email } }, { token: 'link' })
        expect((await ask(cookie)).status).toBe(409)
        expect(await repliesTo()).toEqual([])
      },
    )

    it("are sent by the agency’s own mail, and replies go to the session's address", async () => {
      const personal_info = { first_name: 'Ada', last_name: 'Ng', email: 'a.ng@test.example' }
      const login = { email: 'ada@test.example', password: 'x' }
      const cookie = await comeIn('login', { token: 'x', user: { personal_info } }, login)
      seen = []
      const response = await ask(cookie)
      expect([response.status, await response.json(), seen]).toEqual([202, { status: 'mailed' }, []])
      const [mail] = await desk.store.forAgency(await desk.agencyId('aurora')).mails.latest(1)
      expect(mail).toMatchObject({
        recipient: 'desk@aurora.example',
        replyTo: 'a.ng@test.example',
        subject: 'Ada Ng: Breakfast',
      })
    })

    it('are limited to ten in fifteen minutes for a person, across sessions', async () => {
      const email = 'often@test.example'
      const again = () => comeIn('login', { token: 'x' }, { email, password: 'x' })
      for (let count = 0; count < 10; count += 1) expect((await ask(await again())).status).toBe(202)
      expect((await ask(await again())).status).toBe(429)
      expect((await repliesTo()).filter((one) => one === email)).toHaveLength(10)
    })
  })
})

describe("the account calls of an operator's API", () => {
  const post = (path: string, body: unknown, headers = {}) =>
    app.call(`/api/user/${path}`, { method: 'POST', body, headers })
  const password = 'seven sheep on a hill'
  const person = { firstName: 'Ada', lastName: 'T', email: 'ada@test.example', password }

  it('are made there with the checked body, and nothing is stored or mailed here', async () => {
    answer = reply(200, { ok: true })
    const response = await post('signup', person)
    expect([response.status, await response.json()]).toEqual([202, { status: 'mailed' }])
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/api/user/signup' })
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual(person)
    const { users, mails } = app.store.forAgency(await app.agencyId('aurora'))
    expect([await users.findByEmail(person.email), await mails.latest(1)]).toEqual([null, []])
  })

  it('never reveal whether an address is known when a link is requested', async () => {
    for (const path of ['forgot-password', 'verification']) {
      answer = reply(404, { error: 'No such user' })
      const unknown = await post(path, { email: 'nobody@test.example' })
      answer = reply(200, {})
      const known = await post(path, { email: 'ada@test.example' })
      expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()])
    }
  })

  it.each([
    ['verify', { token: 'link' }],
    ['new-password', { token: 'link', password }],
  ])('%s signs in with the token of the answer; without one, the person logs in', async (path, body) => {
    answer = reply(200, { token: 'upstream-secret', user: { userType: 'Admin' } })
    const response = await post(path, body)
    expect(await response.json()).toMatchObject({ session: { signedIn: true, userType: 'Admin' } })
    expect(cookieOf(response)).not.toBe('')
    answer = reply(200, {})
    const without = await post(path, body)
    expect(await without.json()).toMatchObject({ session: { signedIn: false } })
    expect(cookieOf(without)).toBe('')
  })

  describe('store the browser as known', () => {
    let own: TestApp
    const email = 'known@test.example'
    const ask = (path: string, body: unknown, cookie = '') =>
      own.call(`/api/user/${path}`, { method: 'POST', body, headers: { cookie } })
    const user = { userType: 'Admin', email }
    const deviceOf = (response: Response) =>
      response.headers
        .getSetCookie()
        .find((one) => one.includes('livery_device='))
        ?.split(';')[0] ?? ''
    const logIn = (cookie = '') => ask('login', { email, password: 'x' }, cookie)
    const letIn = async (path: string, body: unknown, cookie = '') => {
      answer = reply(200, { token: 'upstream', user })
      return ask(path, body, cookie)
    }
    const lock = async () => {
      answer = reply(422, {})
      for (let count = 0; count < 10; count += 1) await logIn()
      expect((await logIn()).status).toBe(429)
      answer = reply(200, { token: 'upstream', user })
    }

    beforeEach(async () => {
      own = await openTestApp({ config })
    })

    it.each(['login', 'verify', 'new-password'])(
      'with %s, so that other people cannot lock the account for a known browser',
      async (path) => {
        const body = path === 'login' ? { email, password: 'x' } : { token: 'link', password }
        const device = deviceOf(await letIn(path, path === 'verify' ? { token: 'link' } : body))
        await lock()
        expect((await logIn(device)).status).toBe(200)
      },
    )

    it.each(['new-password', 'password'])('and %s forgets every other browser', async (path) => {
      const elsewhere = deviceOf(await letIn('login', { email, password: 'x' }))
      const session = cookieOf(await letIn('login', { email, password: 'x' }))
      const body = path === 'password' ? { current: 'x', password } : { token: 'link', password }
      const device = deviceOf(await letIn(path, body, session))
      await lock()
      expect((await logIn(elsewhere)).status).toBe(429)
      expect((await logIn(device)).status).toBe(200)
    })

    it('for the person whose password a link sets, not the one signed in there', async () => {
      const known = deviceOf(await letIn('login', { email, password: 'x' }))
      const session = cookieOf(await letIn('login', { email, password: 'x' }))
      answer = reply(200, {})
      const response = await ask('new-password', { token: 'link', password }, session)
      expect([response.status, deviceOf(response)]).toEqual([200, ''])
      await lock()
      expect((await logIn(known)).status).toBe(200)
    })
  })

  it.each([400, 404, 409, 410, 422])('never reveal with %i whether an address is taken', async (status) => {
    answer = reply(200, {})
    const fresh = await post('signup', person)
    const said = await fresh.text()
    answer = reply(status, { error: 'Taken', errors: [{ field: 'email', reason: 'is taken' }] })
    const taken = await post('signup', { ...person, email: `taken-${status}@test.example` })
    expect([taken.status, await taken.text()]).toEqual([fresh.status, said])
  })

  it("pass on the operator's faults of fields other than the address", async () => {
    const errors = [
      { field: 'password', reason: 'is too plain' },
      { field: 'email', reason: 'is taken' },
      { field: 'secret', reason: 'is x' },
      null,
    ]
    answer = reply(422, { errors })
    const response = await post('signup', { ...person, email: 'plain@test.example' })
    expect(response.status).toBe(422)
    expect((await problemOf(response)).errors).toEqual([{ field: 'password', reason: 'is too plain' }])
  })

  it('pass on refusals that reveal nothing about an address', async () => {
    answer = reply(403, { error: 'Closed' })
    const response = await post('signup', { ...person, email: 'closed@test.example' })
    expect(await problemOf(response)).toMatchObject({ code: 'forbidden', detail: 'Closed' })
  })

  it.each([
    ['signup', { ...person, email: 'often@test.example' }],
    ['verification', { email: 'often@test.example' }],
    ['forgot-password', { email: 'often@test.example' }],
    ['verify', { token: 'guessed' }],
    ['new-password', { token: 'guessed', password }],
    ['handover', { token: 'guessed' }],
  ])('%s is limited to ten in fifteen minutes for one address or link', async (path, body) => {
    answer = reply(422, {})
    const usual = (await post(path, body)).status
    for (let count = 1; count < 10; count += 1) expect((await post(path, body)).status).toBe(usual)
    expect(usual).not.toBe(429)
    seen = []
    const refused = await post(path, body)
    expect([refused.status, refused.headers.has('retry-after'), seen]).toEqual([429, true, []])
  })
})

describe('business information at an operator’s API', () => {
  const info = {
    contactEmailId: 'o@test.example',
    contactPhoneNumber: '',
    hearBy: 'Google',
    hearByName: '',
    hqCountry: 'US',
    bookingVolume: '$1M+',
    useForBusiness: 'B2C website',
    productInterested: 'Hotels',
  }

  it.each([
    [null, 401],
    ['Traveller', 403],
  ])('is neither read nor submitted by %s', async (userType, status) => {
    const cookie = userType === null ? '' : cookieOf(await operatorSignIn({ token: 'x', user: { userType } }))
    seen = []
    for (const method of ['GET', 'POST']) {
      const response = await app.call('/api/agency/business-info', {
        method,
        headers: { cookie },
        ...(method === 'POST' ? { body: info } : {}),
      })
      expect([method, response.status]).toEqual([method, status])
    }
    expect(seen).toEqual([])
  })
})

describe("an operator's prices", () => {
  const rates = {
    publishedRate: 200,
    totalRate: 150,
    baseRate: 130,
    taxAndFee: 20,
    savedPrice: 50,
    discountPercentage: 25,
    currency: 'USD',
  }
  const deal = {
    id: 'a1',
    imageUrl: 'https://pictures.example/a.jpg',
    title: 'Walk',
    duration: 60,
    isFreeCancellation: true,
    rating: 4,
    link: '/x',
  }

  async function ratesFor(user: object | null, agency = app) {
    const headers: Record<string, string> = {}
    if (user !== null) headers.cookie = cookieOf(await operatorSignIn({ token: 'secret', user }))
    answer = reply(200, { response: [{ ...deal, rates }] })
    const search = { method: 'POST', body: { latitude: 1, longitude: 2 }, headers }
    const response = await agency.call('/api/dealray/deals/activity-search', search)
    const body = (await response.json()) as { response: { rates?: object }[] }
    return body.response[0]?.rates
  }

  it('reach an agent whole, and others without wholesale rate and markup (spec §6)', async () => {
    const { baseRate: _base, taxAndFee: _fee, ...shown } = rates
    expect(await ratesFor({ userType: 'SalesAgent' })).toEqual(rates)
    expect(await ratesFor({ userType: 'SalesAgent', isRestrictedAgent: true })).toEqual(shown)
    expect(await ratesFor({ userType: 'Traveller' })).toEqual(shown)
    expect(await ratesFor(null)).toEqual(shown)
  })

  it('do not reach a visitor of an agency that hides prices', async () => {
    const closed = await openTestApp({ config }, { aurora: { allowNonLoginFlow: false } })
    expect(await ratesFor(null, closed)).toBeUndefined()
  })
})

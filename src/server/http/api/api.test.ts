import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { type OperationId, operations } from '../../../contract/operations.gen.ts'
import { uncounted } from '../../adapters/store/testing-uncounted.ts'
import { openTestApp, sellingAgencies, type TestApp } from '../../hosts/testing-app.ts'
import { validateResponse } from '../../kernel/validation/validate-response.ts'
import { briefStreams } from '../request-context/testing-event-streams.ts'
import { operationCases } from './testing-operations.ts'

let app: TestApp
/** The same agencies and people, without a limit on failed sign-ins. */
let unlimited: TestApp

beforeAll(async () => {
  app = await openTestApp({ streams: briefStreams }, sellingAgencies)
  const { store } = app
  unlimited = await openTestApp({ streams: briefStreams, store: uncounted(store) }, {})
})

describe.each(Object.values(operations))('$method $path', ({ id, method, path }) => {
  const example = operationCases[id as OperationId]
  const expected = example.may === 'anybody' ? (example.status ?? 200) : 401

  it(`is answered with ${expected} and a body that satisfies the contract`, async () => {
    const { body, headers = {} } = example
    const response = await app.call(example.path ?? path, { method: method.toUpperCase(), body, headers })
    const isStream = /event-stream|ndjson/.test(response.headers.get('content-type') ?? '')
    const reply: unknown = isStream ? await response.text() : await response.json()
    expect(validateResponse(id as OperationId, response.status, reply)).toEqual([])
    expect(response.status).toBe(expected)
    expect(response.headers.get('x-livery-agency')).toBe(await app.agencyId('aurora'))
    expect(response.headers.get('x-livery-version')).toBe('1')
  })

  it('never answers a hostile query, header or body with 5xx, and every error is a problem', async () => {
    const value = fc.oneof(
      fc.string(),
      fc.double(),
      fc.integer(),
      fc.constantFrom('null', '[]', '-1', '9'.repeat(30), 'a\u0000@b.co', '\ud800@b.co'),
    )
    const names = operations[id as OperationId].parameters.map(({ name }) => name)
    const query = fc.dictionary(fc.constantFrom('x', '__proto__', ...names), value, { maxKeys: 4 })
    const given = Object.keys((example.body as object) ?? { a: 1 })
    const changed = fc.dictionary(
      fc.constantFrom('__proto__', 'extra', ...given),
      fc.oneof(value, fc.jsonValue()),
      {
        maxKeys: 3,
      },
    )
    const body = fc.oneof(
      changed.map((changes) => JSON.stringify({ ...(example.body as object), ...changes })),
      fc.json(),
      fc.string(),
    )
    await fc.assert(
      fc.asyncProperty(query, body, fc.boolean(), async (parameters, text, hasHeaders) => {
        const search = new URLSearchParams(Object.entries(parameters).map(([name, v]) => [name, String(v)]))
        const response = await unlimited.call(`${(example.path ?? path).split('?')[0]}?${search}`, {
          method: method.toUpperCase(),
          ...(method === 'get' ? {} : { body: text }),
          headers: hasHeaders ? (example.headers ?? {}) : {},
        })
        expect(response.status, await response.clone().text()).toBeLessThan(500)
        if (response.status >= 400) {
          expect(response.headers.get('content-type')).toBe('application/problem+json')
          expect(await response.json()).toMatchObject({ status: response.status, code: expect.any(String) })
        }
      }),
      { numRuns: 40 },
    )
  })

  it('lists its methods in Allow when called with another method', async () => {
    const taken = Object.values(operations).filter((one) => one.path === path)
    const other = ['DELETE', 'PUT', 'POST'].find(
      (one) => !taken.some((operation) => operation.method === one.toLowerCase()),
    )
    const response = await app.call(example.path ?? path, { method: other ?? '' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toContain(method.toUpperCase())
    expect(await response.json()).toMatchObject({ code: 'method_not_allowed' })
  })
})

describe('the API', () => {
  it('answers an unknown path with a 404 problem', async () => {
    for (const path of [
      '/api',
      '/api/',
      '/api/none',
      '/api/Agency',
      '/api/agency/',
      '/api/user/changeLanguage',
    ]) {
      const response = await app.call(path)
      expect(response.status, path).toBe(404)
      expect(await response.json()).toMatchObject({ code: 'not_found', type: 'urn:livery:problem:not_found' })
    }
  })

  it('returns country names in the language of Accept-Language', async () => {
    const countries = async (language: string) => {
      const response = await app.call('/api/car-rental/findCountries/EN', {
        headers: { 'accept-language': language },
      })
      const { data } = (await response.json()) as { data: { name: string; code: string }[] }
      return data.find(({ code }) => code === 'DE')?.name
    }
    expect(await countries('de-AT,en;q=0.5')).toBe('Deutschland')
    expect(await countries('xx, sv;q=0.9, fr;q=0.4')).toBe('Tyskland')
    expect(await countries('*')).toBe('Germany')
  })

  it('refuses a call from a page of another agency with 409', async () => {
    const meridian = await app.agencyId('meridian')
    const response = await app.call('/api/agency', { headers: { 'x-livery-agency': meridian } })
    expect(response.status).toBe(409)
    const aurora = await app.agencyId('aurora')
    expect((await app.call('/api/agency', { headers: { 'x-livery-agency': aurora } })).status).toBe(200)
  })

  it('refuses text that the database cannot store: 422 in a body, 400 in the address', async () => {
    const owner = await app.signIn('owner@test.example')
    for (const odd of ['a\u0000', 'a\ud800']) {
      const login = { email: `${odd}@b.co`, password: 'x' }
      const info = { ...(operationCases.submitBusinessInfo.body as object), hearByName: odd }
      for (const [path, body, field] of [
        ['/api/user/login', login, 'email'],
        ['/api/agency/business-info', info, 'hearByName'],
      ] as const) {
        const response = await app.call(path, { method: 'POST', body, headers: { cookie: owner } })
        expect(response.status, path).toBe(422)
        expect(await response.json()).toMatchObject({ code: 'validation_failed', errors: [{ field }] })
      }
    }
    const response = await app.call('/api/flight/airports?search=li%00s')
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ errors: [{ field: 'search' }] })
  })

  it('refuses a body over 64 kB with 413', async () => {
    const response = await app.call('/api/v2/hotel/auto-suggest', {
      method: 'POST',
      body: { text: 'a'.repeat(70_000) },
    })
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ code: 'payload_too_large' })
  })

  it('refuses cross-site calls before any other check', async () => {
    const call = { method: 'POST', body: '{', headers: { origin: 'https://evil.example' } }
    expect(await (await app.call('/api/user/logout', call)).json()).toMatchObject({
      status: 403,
      code: 'cross_site',
    })
    const form = { ...call, headers: { 'content-type': 'text/plain' } }
    const refused = await app.call('/api/user/logout', form)
    expect(await refused.json()).toMatchObject({ status: 415 })
    expect(refused.headers.get('x-livery-agency')).toBe(await app.agencyId('aurora'))
  })

  it('sets the visit cookie at the first call only, and never lets that answer be cached', async () => {
    const first = await app.call('/api/agency')
    expect(first.headers.getSetCookie()[0]).toMatch(/^livery_visit=/)
    expect(first.headers.get('cache-control')).toBe('private, no-store')
    const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const second = await app.call('/api/agency', { headers: { cookie } })
    expect(second.headers.getSetCookie()).toEqual([])
    expect(second.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  })

  it('accepts the visit from xsessionid, which is not in the contract', async () => {
    const response = await app.call('/api/agency?xsessionid=given-12345')
    expect(response.status).toBe(200)
    expect(response.headers.getSetCookie()[0]).toMatch(/^livery_visit=given-12345;/)
  })

  it('answers 304 to a caller with the same content, and never across agencies', async () => {
    const headers = { cookie: 'livery_visit=visit-0001' }
    const etag = (await app.call('/api/agency', { headers })).headers.get('etag') ?? ''
    const again = await app.call('/api/agency', { headers: { ...headers, 'if-none-match': `"x", ${etag}` } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    const other = { headers: { ...headers, 'if-none-match': etag }, host: 'meridian.localhost:4000' }
    expect((await app.call('/api/agency', other)).status).toBe(200)
  })

  it('lets reference data be cached for a while, but not the data of a signed-in user', async () => {
    const visitor = { cookie: 'livery_visit=visit-0001' }
    const rates = await app.call('/api/multi-currency/exchange', { headers: visitor })
    expect(rates.headers.get('cache-control')).toBe('public, max-age=300')
    const cookie = `${visitor.cookie}; ${await app.signIn('traveller@test.example')}`
    for (const path of ['/api/agency', '/api/multi-currency/exchange', '/api/user/session']) {
      const response = await app.call(path, { headers: { cookie } })
      expect(response.headers.get('cache-control'), path).toBe('private, no-store')
    }
  })

  it('checks answers in development: a breach of the contract is a 500 naming the field', async () => {
    const rates = {
      current: async () => ({ base: 'USD' as const, asOf: 'today', source: '', rates: { USD: 1 } }),
    }
    const broken = await openTestApp({ rates })
    const response = await broken.call('/api/multi-currency/exchange')
    expect(response.status).toBe(500)
    expect(await response.json()).toMatchObject({
      code: 'internal_error',
      errors: [{ field: 'asOf' }, { field: 'source' }],
    })
  })
})

describe('access tokens', () => {
  it('answers a forged, foreign or ended token with 401 unauthenticated', async () => {
    const foreign = await app.signIn('owner@test.example', 'meridian.localhost:4000')
    const ended = await app.signIn('owner@test.example')
    await app.call('/api/user/logout', { method: 'POST', headers: { cookie: ended } })
    for (const cookie of [`__Host-livery_session=${'f'.repeat(43)}`, foreign, ended]) {
      const response = await app.call('/api/agency', { headers: { cookie } })
      expect(response.status).toBe(401)
      expect(await response.json()).toMatchObject({ code: 'unauthenticated' })
    }
    const response = await app.call('/api/agency', {
      headers: { 'x-access-token': foreign.split('=')[1] ?? '' },
    })
    expect(response.status).toBe(401)
  })

  it('treats such a token as absent if sign-in is optional (spec §6), without any rights', async () => {
    const headers = { cookie: `__Host-livery_session=${'f'.repeat(43)}`, 'x-auth-optional': 'true' }
    expect((await app.call('/api/getCurrentPaymentGateway', { headers })).status).toBe(200)
    expect((await app.call('/api/agency/business-info', { headers })).status).toBe(401)
  })

  it('prefers the cookie to a token that the caller also sends', async () => {
    const cookie = await app.signIn('owner@test.example')
    const headers = { cookie, 'x-access-token': 'forged' }
    expect((await app.call('/api/user/session', { headers })).status).toBe(200)
  })
})

import { describe, expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { type ApiClientOptions, createApiClient } from './client.ts'
import { signOut } from './session.ts'

/** A client whose server gives the answer passed in; `requests` holds what the server received. */
function clientWith(answer: () => Response | Promise<Response>, options: Partial<ApiClientOptions> = {}) {
  const requests: Request[] = []
  const client = createApiClient({
    baseUrl: 'http://agency.example',
    fetch: async (request) => {
      requests.push(request)
      return answer()
    },
    ...options,
  })
  return { client, header: (name: string) => requests.at(-1)?.headers.get(name) ?? null, requests }
}

const errorOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('the call succeeded'),
    (error: unknown) => error,
  )

describe('answers outside the contract', () => {
  it('throws for a refusal without a body, which openapi-fetch takes for a success', async () => {
    const { client } = clientWith(
      () => new Response(null, { status: 404, headers: { 'content-length': '0' } }),
    )
    const error = await errorOf(client.GET('/api/agency'))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 404, code: 'unexpected', detail: '', errors: [] })
  })

  it.each([
    ['841', 841],
    ['Sun, 22 Nov 2026 12:00:00 GMT', null],
    ['', null],
  ])('throws with the time of the next attempt if it is given in seconds: %s', async (said, retryAfter) => {
    const headers = { 'retry-after': said }
    const { client } = clientWith(() => Response.json({ code: 'rate_limited' }, { status: 429, headers }))
    expect(await errorOf(client.GET('/api/agency'))).toMatchObject({ code: 'rate_limited', retryAfter })
  })

  it('throws with the fields of problem+json', async () => {
    const errors = [{ field: 'latitude', reason: 'must be at most 90' }]
    const { client } = clientWith(() =>
      Response.json(
        { code: 'validation_failed', detail: 'One field is not right.', errors },
        { status: 422 },
      ),
    )
    const call = client.POST('/api/dealray/deals/activity-search', { body: { latitude: 91, longitude: 0 } })
    expect(await errorOf(call)).toMatchObject({
      status: 422,
      code: 'validation_failed',
      detail: 'One field is not right.',
      errors,
    })
  })

  // §8.3
  it("takes an operator's own error field as the detail (spec §8)", async () => {
    const { client } = clientWith(() => Response.json({ error: 'Supplier is away' }, { status: 500 }))
    expect(await errorOf(client.GET('/api/cruise/ship-lines'))).toMatchObject({ detail: 'Supplier is away' })
  })

  it.each(['null', '[]', '"text"', '{"detail":{"a":1},"code":7,"errors":"x"}', '<html>'])(
    'is not misled by an error body of %s',
    async (body) => {
      const { client } = clientWith(() => new Response(body, { status: 401 }))
      expect(await errorOf(client.GET('/api/user/session'))).toMatchObject({
        status: 401,
        code: 'unauthenticated',
        detail: '',
        errors: [],
      })
    },
  )

  it.each(['', '<!doctype html>', '{"agency":{'])('throws for status 200 with the body %j', async (body) => {
    const { client } = clientWith(() => new Response(body))
    expect(await errorOf(client.GET('/api/agency'))).toMatchObject({ status: 200, code: 'unexpected' })
  })

  it('throws code network and status 0 if there is no answer', async () => {
    const { client } = clientWith(() => Promise.reject(new TypeError('fetch failed')))
    const error = await errorOf(client.GET('/api/agency'))
    expect(error).toMatchObject({ status: 0, code: 'network', detail: '' })
    expect((error as ApiError).cause).toBeInstanceOf(TypeError)
  })

  // §4.3, §8.7
  it('rethrows an abort unchanged, so that it is not reported', async () => {
    const control = new AbortController()
    control.abort()
    const { client } = clientWith(() => Promise.reject(control.signal.reason))
    const error = await errorOf(client.GET('/api/agency', { signal: control.signal }))
    expect(error).not.toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ name: 'AbortError' })
  })

  it('refuses an answer made for another agency', async () => {
    const headers = { 'x-livery-agency': 'b' }
    const { client, header } = clientWith(() => Response.json({}, { headers }), { agencyId: 'a' })
    expect(await errorOf(client.GET('/api/agency'))).toMatchObject({ code: 'agency_mismatch' })
    expect(header('x-livery-agency')).toBe('a')
  })
})

describe('headers of a call', () => {
  it('sends language and time zone with every call, and X-Requested-With only with unsafe ones', async () => {
    const { client, header } = clientWith(() => Response.json({}), {
      language: 'da',
      timeZone: 'Europe/Copenhagen',
    })
    await client.GET('/api/agency')
    expect(header('accept-language')).toBe('da')
    expect(header('timezone')).toBe('Europe/Copenhagen')
    expect(header('x-requested-with')).toBeNull()
    expect(header('x-correlation-id')).toBeNull()
    expect(header('x-auth-optional')).toBeNull()
  })

  it('marks an unsafe call as JSON from our own page even without a body', async () => {
    const { client, header, requests } = clientWith(() => Response.json({}))
    await signOut(client)
    expect(header('x-requested-with')).toBe('livery')
    expect(header('content-type')).toBe('application/json')
    expect(await requests[0]?.text()).toBe('')
  })

  it('sends one correlation id with all calls to the resort service, and none with others', async () => {
    const { client, header } = clientWith(() => Response.json({}))
    await client.GET('/api/resort/regions')
    const first = header('x-correlation-id')
    await client.GET('/api/resort/search', { params: { query: { query: 'cancun' } } })
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(header('x-correlation-id')).toBe(first)
  })

  it('joins the requested regions with commas', async () => {
    const { client, requests } = clientWith(() => Response.json({}))
    await client.GET('/api/resort/regions', { params: { query: { ids: ['a', 'b'], children: true } } })
    expect(new URL(requests[0]?.url ?? '').search).toBe('?ids=a,b&children=true')
  })

  // §6.17
  it('sends x-auth-optional only for the payment gateway and on auth-optional pages', async () => {
    let onDealPage = false
    const { client, header } = clientWith(() => Response.json({}), { isAuthOptional: () => onDealPage })
    await client.GET('/api/getCurrentPaymentGateway')
    expect(header('x-auth-optional')).toBe('true')
    await client.GET('/api/agency')
    expect(header('x-auth-optional')).toBeNull()
    onDealPage = true
    await client.GET('/api/agency')
    expect(header('x-auth-optional')).toBe('true')
  })

  it('keeps path parameters within their segment', async () => {
    const { client, requests } = clientWith(() => Response.json({}))
    await client.GET('/api/user/changeLanguage/{language}', {
      params: { path: { language: '../../admin' as 'en' } },
    })
    expect(new URL(requests[0]?.url ?? '').pathname).toBe('/api/user/changeLanguage/..%2F..%2Fadmin')
  })
})

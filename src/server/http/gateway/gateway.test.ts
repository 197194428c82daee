import { describe, expect, it } from 'vitest'
import type { RequestOrigin } from '../http-messages/request-origin.ts'
import { requireSameSite } from './gateway.ts'

const here: RequestOrigin = {
  host: { name: 'aurora.localhost', port: '4000' },
  scheme: 'http',
  clientAddress: null,
  viaTrustedProxy: false,
}
const own = {
  'content-type': 'application/json',
  origin: 'http://aurora.localhost:4000',
  'x-requested-with': 'livery',
}

function codeFor(headers: Record<string, string>, method = 'POST', origin = here) {
  try {
    requireSameSite(new Request('http://aurora.localhost:4000/api/x', { method, headers }), origin)
    return 'allowed'
  } catch (error) {
    return (error as { code: string }).code
  }
}

describe('requireSameSite', () => {
  it("accepts calls from this site's own pages", () => {
    expect(codeFor(own)).toBe('allowed')
    expect(
      codeFor({ ...own, 'content-type': 'application/json; charset=utf-8', 'sec-fetch-site': 'same-origin' }),
    ).toBe('allowed')
    const { origin: _, ...withoutOrigin } = own
    expect(codeFor({ ...withoutOrigin, 'sec-fetch-site': 'same-origin' })).toBe('allowed')
  })

  it('accepts every GET', () => {
    expect(codeFor({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 'GET')).toBe('allowed')
  })

  it('accepts a DELETE without a type, from its own pages alone', () => {
    const { 'content-type': _, ...bare } = own
    expect(codeFor(bare, 'DELETE')).toBe('allowed')
    expect(codeFor({ ...bare, origin: 'https://evil.example' }, 'DELETE')).toBe('cross_site')
    expect(codeFor({ ...bare, 'content-type': '' }, 'DELETE')).toBe('unsupported_media_type')
    for (const method of ['POST', 'PUT', 'PATCH'])
      expect(codeFor(bare, method)).toBe('unsupported_media_type')
  })

  it.each([
    ['no content type', ''],
    ['a form', 'application/x-www-form-urlencoded'],
    ['plain text', 'text/plain'],
    ['text that mentions JSON', 'text/plain; application/json'],
    ['JSON in another charset', 'application/json; charset=utf-16'],
    ['JSON with a parameter hidden behind', 'application/json; charset=utf-8; boundary=x'],
  ])('refuses %s with 415', (_, type) => {
    const { 'content-type': _type, ...others } = own
    expect(codeFor(type === '' ? others : { ...others, 'content-type': type })).toBe('unsupported_media_type')
  })

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a neighbour agency', { origin: 'http://meridian.localhost:4000' }],
    ['another port', { origin: 'http://aurora.localhost:4001' }],
    ['an opaque origin', { origin: 'null' }],
    ['an origin that only begins like ours', { origin: 'http://aurora.localhost:4000.evil.example' }],
    ['an origin with a user', { origin: 'http://aurora.localhost:4000@evil.example' }],
    ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
    ['a same-site fetch of a neighbour', { 'sec-fetch-site': 'same-site' }],
    ['a typed address', { 'sec-fetch-site': 'none' }],
    ['no X-Requested-With', { 'x-requested-with': '' }],
    ['another X-Requested-With', { 'x-requested-with': 'XMLHttpRequest' }],
  ])('refuses %s with 403 cross_site', (_, headers) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect(codeFor({ ...own, ...headers } as Record<string, string>, method)).toBe('cross_site')
    }
  })

  it('refuses a call without any header about its origin', () => {
    const { origin: _, ...silent } = own
    expect(codeFor(silent)).toBe('cross_site')
  })

  it('accepts https as its own when TLS ends at a proxy, but not http after https', () => {
    expect(codeFor({ ...own, origin: 'https://aurora.localhost:4000' })).toBe('allowed')
    expect(codeFor(own, 'POST', { ...here, scheme: 'https' })).toBe('cross_site')
  })
})

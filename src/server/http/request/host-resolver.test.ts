import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ResolvedAgency } from '../../domain/agencies/resolved-agency.ts'
import { requestOrigin } from '../http-messages/request-origin.ts'
import { createHostResolver } from './host-resolver.ts'

const agency = (slug: string) => ({ slug }) as ResolvedAgency
const hosts: Record<string, ResolvedAgency> = {
  'www.aurora.example': agency('aurora'),
  'aurora.localhost': agency('aurora'),
}
const store = {
  agencyByHost: async (host: string) => (Object.hasOwn(hosts, host) ? (hosts[host] ?? null) : null),
  agencyBySlug: async (slug: string) => (slug === 'aurora' ? agency('aurora') : null),
}

async function resolve(url: string, { demo = true, cookie = '', host = new URL(url).host } = {}) {
  const request = new Request(url, { headers: { cookie } })
  const origin = requestOrigin(request, { hosts: [host] }, { trustedProxies: [] })
  if ('malformed' in origin) return { kind: 'malformed' as const }
  return createHostResolver({ store, demo })(request, origin, { secure: false })
}

async function redirect(url: string) {
  const found = await resolve(url)
  if (found.kind !== 'redirect') throw new Error(`${url} is ${found.kind}`)
  return found.response
}

describe('the host resolver', () => {
  it('finds the agency of its host, in demo also at <slug>.localhost', async () => {
    expect(await resolve('http://www.aurora.example/')).toMatchObject({ agency: { slug: 'aurora' } })
    expect(await resolve('http://WWW.Aurora.Example.:4000/')).toMatchObject({ agency: { slug: 'aurora' } })
    expect(await resolve('http://aurora.localhost:4000/')).toMatchObject({ agency: { slug: 'aurora' } })
    expect(await resolve('http://www.aurora.example/', { demo: false })).toMatchObject({ kind: 'agency' })
  })

  it('finds nothing for a host that no agency owns', async () => {
    expect(await resolve('http://nobody.example/')).toEqual({ kind: 'unknown' })
    expect(await resolve('http://nobody.localhost/')).toEqual({ kind: 'unknown' })
  })

  it.each(['localhost:4000', '127.0.0.1:4000', '[::1]:4000'])(
    'has the gallery at %s in demo',
    async (host) => {
      expect(await resolve(`http://${host}/`)).toEqual({ kind: 'gallery' })
    },
  )

  it('ignores <slug>.localhost, the bare host, ?tenant= and its cookie in production', async () => {
    for (const url of [
      'http://aurora.localhost/',
      'http://localhost/',
      'http://localhost/?tenant=aurora',
      'http://127.0.0.1/',
    ]) {
      expect(await resolve(url, { demo: false, cookie: 'livery_tenant=aurora' }), url).toEqual({
        kind: 'unknown',
      })
    }
  })

  it('stores ?tenant= in a cookie and redirects to the same address without it', async () => {
    const response = await redirect('http://localhost:4000/faqs?tab=Hotels&tenant=aurora')
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/faqs?tab=Hotels')
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^livery_tenant=aurora; Max-Age=\d+; Path=\/; HttpOnly/,
    )
  })

  it('ends the session when the tenant changes, since a session belongs to one agency', async () => {
    const response = await redirect('http://localhost:4000/?tenant=aurora')
    expect(response.headers.getSetCookie()[1]).toMatch(/^livery_session=; Max-Age=0/)
  })

  it('redirects to the gallery for an empty tenant', async () => {
    const response = await redirect('http://localhost:4000/?tenant=')
    expect(response.headers.get('location')).toBe('/')
    expect(response.headers.getSetCookie()[0]).toMatch(/^livery_tenant=; Max-Age=0/)
  })

  it('serves the agency in the cookie at the bare host, or else the gallery', async () => {
    expect(await resolve('http://localhost/', { cookie: 'livery_tenant=aurora' })).toMatchObject({
      kind: 'agency',
    })
    // Unicode white space is not allowed in a cookie, so the second cookie is the first valid one.
    const two = 'livery_tenant=\u00a0aurora\u00a0; livery_tenant=gone'
    expect(await resolve('http://localhost/', { cookie: two })).toEqual({ kind: 'gallery' })
    expect(await resolve('http://localhost/', { cookie: 'livery_tenant=gone' })).toEqual({ kind: 'gallery' })
    expect(await resolve('http://localhost/', { cookie: 'livery_tenant=..%2Fx' })).toEqual({
      kind: 'gallery',
    })
  })

  it('stores neither an unknown tenant nor a tenant at an agency host', async () => {
    expect(await resolve('http://localhost/?tenant=nobody')).toEqual({ kind: 'unknown' })
    expect(await resolve('http://www.aurora.example/?tenant=aurora')).toMatchObject({ kind: 'agency' })
  })

  it('never redirects to another host, whatever the path', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary-ascii' }), async (path) => {
        const url = `http://localhost:4000//${path.replace(/[?#]/g, '')}?tenant=aurora`
        if (!URL.canParse(url)) return
        const location = (await redirect(url)).headers.get('location') ?? ''
        expect(new URL(location, 'http://localhost:4000').host).toBe('localhost:4000')
      }),
    )
  })

  it('resolves hostile hosts only to unknown, the gallery or malformed', async () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.string().map((text) => `${text}.localhost`),
      fc.domain(),
      fc.ipV6(),
    )
    await fc.assert(
      fc.asyncProperty(hostile, fc.boolean(), async (host, demo) => {
        fc.pre(!/^(www\.aurora\.example|aurora\.localhost)\.?(:\d+)?$/i.test(host))
        const { kind } = await resolve('http://url.example/', { host, demo })
        expect(['unknown', 'gallery', 'malformed']).toContain(kind)
      }),
    )
  })
})

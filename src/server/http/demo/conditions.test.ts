import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { MOST_LATENCY_MS } from '../../../contract/bar.ts'
import { testContent } from '../../adapters/store/testing.ts'
import { openTestApp, type TestApp } from '../../hosts/testing-app.ts'
import { conditionsOf } from './conditions.ts'

const cookie = (text: string) => `livery_conditions=${encodeURIComponent(text)}`

describe('the conditions that the bar keeps', () => {
  it.each([
    [null, 0, ''],
    [cookie('latency=300'), 300, ''],
    [cookie('latency=300&scenario=sold_out_at_hold'), 300, 'sold_out_at_hold'],
    [cookie('latency=99999'), MOST_LATENCY_MS, ''],
    [cookie('latency=-5&scenario=nonsense'), 0, ''],
    [cookie('latency=1e9&scenario=__proto__'), 0, ''],
    ['livery_conditions=%', 0, ''],
  ])('of %j are late by %d ms, acting out %j', (header, latency, scenario) => {
    expect(conditionsOf(header)).toEqual({ latency, scenario })
  })
})

describe('what the bar asks and does', () => {
  let demo: TestApp
  afterEach(() => void vi.restoreAllMocks())
  beforeAll(async () => {
    demo = await openTestApp()
  })

  it('calls are late in the demo', async () => {
    const wait = vi.spyOn(globalThis, 'setTimeout')
    const late = await demo.call('/api/agency', { headers: { cookie: cookie('latency=123') } })
    expect(late.status).toBe(200)
    expect(wait).toHaveBeenCalledWith(expect.any(Function), 123)
  })

  it('searches carry what the supplier is to act out, unless the call says something itself', async () => {
    const asked = {
      currency: 'USD',
      stay: { start: '2026-05-01', end: '2026-05-03' },
      rooms: [{ adults: 2, childAges: [] }],
    }
    const send = async (path: string, body: object, headers: Record<string, string> = {}) =>
      (await demo.call(path, { method: 'POST', body: { ...asked, ...body }, headers })).text()
    const found = await send('/api/hotels/search', { latitude: 38.72, longitude: -9.14 })
    const [offer] = found
      .split('\n')
      .filter(Boolean)
      .flatMap((line) => JSON.parse(line).offers ?? [])
    const keyOf = async (headers: Record<string, string>) => {
      const { data } = JSON.parse(await send('/api/hotels/details', { hotelId: offer.hotelId }, headers))
      return data.rooms[0].rates[0].rateKey
    }
    const plain = await keyOf({})
    const scripted = await keyOf({ cookie: cookie('scenario=rejected') })
    expect(scripted).not.toBe(plain)
    expect(await keyOf({ 'x-livery-scenario': 'rejected' })).toBe(scripted)
    const both = { cookie: cookie('scenario=sold_out_at_quote'), 'x-livery-scenario': 'rejected' }
    expect(await keyOf(both)).toBe(scripted)
  })

  it('says what there is to choose', async () => {
    const response = await demo.call('/demo/bar', {
      headers: { cookie: cookie('latency=300&scenario=pending') },
    })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toMatchObject({
      slug: 'aurora',
      tenants: expect.arrayContaining([
        { slug: 'aurora', name: expect.any(String), href: 'http://aurora.localhost:4000/' },
      ]),
      roles: ['traveller', 'member', 'agent', 'restricted', 'sales', 'admin', 'owner'],
      noRoles: null,
      logIn: { email: 'owner@aurora.example', password: 'livery-demo-1' },
      currencies: expect.arrayContaining(['USD']),
      scenarios: expect.arrayContaining(['price_up', 'payment_declined']),
      conditions: { latency: 300, scenario: 'pending' },
      problems: [],
      resetHref: null,
    })
  })

  it.each([
    ['aurora.localhost:4000', 'http://meridian.localhost:4000/', 'http://localhost:4000/'],
    // A host of the agency's own.
    ['www.aurora.example:4000', 'http://meridian.localhost:4000/', 'http://localhost:4000/'],
    ['www.aurora.example', 'http://meridian.localhost/', 'http://localhost/'],
    // The bare host, where a cookie remembers which was chosen: who chose it by the address may have no names.
    ['localhost:4000', '/?tenant=meridian', '/?tenant='],
    ['127.0.0.1:4000', '/?tenant=meridian', '/?tenant='],
  ])('leads from %s to the other agency and to all of them', async (host, href, gallery) => {
    const headers = { cookie: 'livery_tenant=aurora' }
    const facts = await (await demo.call('/demo/bar', { host, headers })).json()
    expect(facts.slug).toBe('aurora')
    expect(facts.gallery).toBe(gallery)
    const meridian = facts.tenants.find(({ slug }: { slug: string }) => slug === 'meridian')
    expect(meridian.href).toBe(href)
  })

  it.each([
    ['shop', '/?tenant='],
    ['aurora', null],
  ])(
    'leads where no agency has a host of its own by the address alone, from %s to %j',
    async (only, gallery) => {
      const slug = only === 'aurora' ? only : null
      const preview = await openTestApp({ bareHosts: { names: new Set(['shop.example']), slug } })
      const headers = { cookie: 'livery_tenant=aurora' }
      const facts = await (await preview.call('/demo/bar', { host: 'shop.example', headers })).json()
      expect(facts.gallery).toBe(gallery)
      expect(facts.tenants[0].href).toBe('/?tenant=aurora')
    },
  )

  it('says why there is nobody to choose', async () => {
    const sso = { ...testContent().agency.sso, isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false }
    const { call } = await openTestApp({}, { northfold: { sso }, 'varde-vind': { status: 'Inactive' } })
    const said = async (slug: string) => (await call('/demo/bar', { host: `${slug}.localhost:4000` })).json()
    expect(await said('northfold')).toMatchObject({ roles: [], noRoles: 'single_sign_on' })
    // An inactive agency's people sign in: they make it active again.
    expect(await said('varde-vind')).toMatchObject({
      noRoles: null,
      logIn: { email: 'owner@varde-vind.example' },
    })
  })

  it('production knows no conditions, and nothing at the address of the bar', async () => {
    const config = { mode: 'production', development: false, trustedProxies: [], apiOrigin: null } as const
    const production = await openTestApp({ config })
    const host = 'www.aurora.example'
    const wait = vi.spyOn(globalThis, 'setTimeout')
    const { status } = await production.call('/api/agency', {
      host,
      headers: { cookie: cookie('latency=123') },
    })
    expect(status).toBe(200)
    expect(wait).not.toHaveBeenCalledWith(expect.any(Function), 123)
    await production.call('/demo/bar', { host })
    expect(production.pages.at(-1)?.request.url).toContain('/demo/bar')
  })
})

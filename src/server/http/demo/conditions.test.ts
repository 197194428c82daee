import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { MOST_LATENCY_MS } from '../../../contract/bar.ts'
import { testContent } from '../../adapters/store/testing.ts'
import { openTestApp, type TestApp } from '../../hosts/testing-app.ts'
import { conditionsOf } from './conditions.ts'

const cookie = (text: string) => `livery_conditions=${encodeURIComponent(text)}`

describe('the conditions of the bar', () => {
  it.each([
    [null, 0, ''],
    [cookie('latency=300'), 300, ''],
    [cookie('latency=300&scenario=sold_out_at_hold'), 300, 'sold_out_at_hold'],
    [cookie('latency=99999'), MOST_LATENCY_MS, ''],
    [cookie('latency=-5&scenario=nonsense'), 0, ''],
    [cookie('latency=1e9&scenario=__proto__'), 0, ''],
    ['livery_conditions=%', 0, ''],
  ])('of %j delay calls by %d ms and act %j', (header, latency, scenario) => {
    expect(conditionsOf(header)).toEqual({ latency, scenario })
  })
})

describe("the bar's own calls", () => {
  let demo: TestApp
  afterEach(() => void vi.restoreAllMocks())
  beforeAll(async () => {
    demo = await openTestApp()
  })

  it('delay calls in the demo', async () => {
    const wait = vi.spyOn(globalThis, 'setTimeout')
    const late = await demo.call('/api/agency', { headers: { cookie: cookie('latency=123') } })
    expect(late.status).toBe(200)
    expect(wait).toHaveBeenCalledWith(expect.any(Function), 123)
  })

  it('add the scenario to searches, unless the call names one itself', async () => {
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

  it('list the possible choices', async () => {
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
    // At the bare host a cookie stores the choice, since its address may allow no agency names.
    ['localhost:4000', '/?tenant=meridian', '/?tenant='],
    ['127.0.0.1:4000', '/?tenant=meridian', '/?tenant='],
  ])('link from %s to the other agency and to the gallery', async (host, href, gallery) => {
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
  ])('link by query if no agency has its own host, from %s to %j', async (only, gallery) => {
    const slug = only === 'aurora' ? only : null
    const preview = await openTestApp({ bareHosts: { names: new Set(['shop.example']), slug } })
    const headers = { cookie: 'livery_tenant=aurora' }
    const facts = await (await preview.call('/demo/bar', { host: 'shop.example', headers })).json()
    expect(facts.gallery).toBe(gallery)
    expect(facts.tenants[0].href).toBe('/?tenant=aurora')
  })

  it('give the reason why no person can be chosen', async () => {
    const sso = { ...testContent().agency.sso, isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false }
    const { call } = await openTestApp({}, { northfold: { sso }, 'varde-vind': { status: 'Inactive' } })
    const said = async (slug: string) => (await call('/demo/bar', { host: `${slug}.localhost:4000` })).json()
    expect(await said('northfold')).toMatchObject({ roles: [], noRoles: 'single_sign_on' })
    // People of an inactive agency can sign in, to activate it again.
    expect(await said('varde-vind')).toMatchObject({
      noRoles: null,
      logIn: { email: 'owner@varde-vind.example' },
    })
  })

  it("production has neither conditions nor the bar's address", async () => {
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

import { beforeAll, describe, expect, it } from 'vitest'
import { sceneUrl } from '../../../../packages/scenes/scene-url.ts'
import { testBundle } from '../../adapters/store/testing.ts'
import { openTestApp, type TestApp } from '../../hosts/testing-app.ts'

const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
let app: TestApp
let address: string

beforeAll(async () => {
  app = await openTestApp()
  const bytes = new TextEncoder().encode(logo)
  const hash = await app.store
    .forAgency(await app.agencyId('aurora'))
    .assets.add({ contentType: 'image/svg+xml', bytes })
  address = `/media/${hash}.svg`
})

describe('agency files', () => {
  it('are cached for ever, isolated in a sandbox, and never sniffed', async () => {
    const response = await app.call(address)
    expect(await response.text()).toBe(logo)
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-security-policy')).toContain("sandbox; default-src 'none'")
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it("are unknown at another agency's host", async () => {
    const foreign = await app.call(address, {
      host: 'meridian.localhost:4000',
      headers: { accept: 'application/json' },
    })
    const unknown = await app.call('/media/0000000000000000.svg', { headers: { accept: 'application/json' } })
    expect(foreign.status).toBe(404)
    expect(await foreign.json()).toMatchObject({
      detail: ((await unknown.json()) as { detail: string }).detail,
    })
  })

  it.each(['.png', '.svg.html', '', '/..%2f..%2fetc', '.SVG'])(
    'have no second address: %s',
    async (ending) => {
      expect((await app.call(address.replace('.svg', ending))).status).toBe(404)
    },
  )

  it("are shown in the gallery if they are an agency's logo", async () => {
    const content = testBundle('solo').content
    const bundle = { content: { ...content, agency: { ...content.agency, logo: address } } }
    const gallery = await openTestApp({}, {})
    const { agencyId } = await gallery.store.importTenant(testBundle('solo', bundle))
    await gallery.store
      .forAgency(agencyId)
      .assets.add({ contentType: 'image/svg+xml', bytes: new TextEncoder().encode(logo) })
    expect(await (await gallery.call(address, { host: 'localhost:4000' })).text()).toBe(logo)
  })
})

describe('scenes and flags', () => {
  it('draws the scene of an address, always the same one, cached for ever', async () => {
    const first = await app.call(sceneUrl('beach', 'lisbon-1', { timeOfDay: 'golden' }))
    expect(first.headers.get('content-type')).toBe('image/svg+xml')
    expect(first.headers.get('cache-control')).toContain('immutable')
    const again = await app.call(sceneUrl('beach', 'lisbon-1', { timeOfDay: 'golden' }))
    expect(await again.text()).toBe(await first.text())
  })

  it.each([
    '/scenes/beach/x.svg?t=noon',
    '/scenes/none/x.svg',
    '/scenes/beach/X.svg',
    '/scenes/',
    '/scenes/beach/x.svg?x=1',
  ])('has no picture at %s', async (path) => {
    expect((await app.call(path)).status).toBe(404)
  })

  it('serves each flag at one address', async () => {
    const response = await app.call('/flags/dk.svg')
    expect(await response.text()).toContain('<svg')
    expect(response.headers.get('cache-control')).toContain('immutable')
    for (const path of [
      '/flags/DK.svg',
      '/flags/zz.svg',
      '/flags/dk.png',
      '/flags/../dk.svg',
      '/flags/..%2fdk.svg',
    ]) {
      expect((await app.call(path, { headers: { accept: 'application/json' } })).status, path).not.toBe(500)
    }
    expect((await app.call('/flags/DK.svg')).status).toBe(404)
  })
})

describe('logos of the inventory', () => {
  it('exist for the cars that name them, and nowhere else', async () => {
    const search = { pickupLatitude: 38.7167, pickupLongitude: -9.1333 }
    const cars = await app.call('/api/dealray/deals/car-search', { method: 'POST', body: search })
    const { response } = (await cars.json()) as { response: { logo: string }[] }
    const logo = await app.call(response[0]?.logo ?? '')
    expect([logo.status, logo.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    for (const path of ['/sample-logos/nobody.svg', '/sample-logos/..%2fx.svg', '/sample-logos/']) {
      expect((await app.call(path)).status, path).toBe(404)
    }
  })
})

// §2.5.11
it('have a placeholder at one address, for a picture that cannot be shown (spec §2.5)', async () => {
  const response = await app.call('/scenes/fallback.svg')
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  expect(await response.text()).toMatch(/^<svg/)
})

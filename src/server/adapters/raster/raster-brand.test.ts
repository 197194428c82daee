import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Agency } from '../../../contract/types.ts'
import { assetHash } from '../../domain/pictures/asset-hash.ts'
import { brandMark, cardAddress, heroScene, iconAddress, icons } from '../../domain/pictures/brand-address.ts'
import { storedPicture } from '../../domain/pictures/stored-picture.ts'
import { openTestApp, type TestApp } from '../../hosts/testing-app.ts'
import { testBundle, testContent } from '../store/testing.ts'
import { sharpRaster } from './sharp-raster.ts'

// An agency without SVG, only with raster pictures as uploads store them, has all derived pictures too.

const raster = sharpRaster()
let app: TestApp
let agency: Agency
const host = 'pixels.localhost:4000'

async function uploaded(color: string, width: number, height: number, use: 'logo' | 'favicon') {
  const create = { width, height, channels: 3, background: color } as const
  const png = await sharp({ create }).png().toBuffer()
  const stored = await storedPicture(raster, new Uint8Array(png), use)
  if ('reason' in stored) throw new Error(stored.reason)
  return stored
}

beforeAll(async () => {
  app = await openTestApp({ raster }, {})
  const favicon = await uploaded('#7a1f5c', 64, 64, 'favicon')
  const logo = await uploaded('#d92632', 300, 80, 'logo')
  expect(favicon.address).toBe(`/media/${assetHash(favicon.asset.bytes)}.webp`)
  const content = testContent({
    subdomain: 'pixels',
    primaryColor: '#7a1f5c',
    favicon: favicon.address,
    logo: logo.address,
    logoMobile: logo.address,
  })
  await app.store.importTenant(testBundle('pixels', { content, assets: [favicon.asset, logo.asset] }))
  const found = await app.store.agencyBySlug('pixels')
  if (found === null) throw new Error('it was not imported')
  agency = found.agency
})

async function middleOf(path: string, x = 0.5, y = 0.5): Promise<number[]> {
  const response = await app.call(path, { host })
  expect(response.status, path).toBe(200)
  const { data, info } = await sharp(await response.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  return [...data.subarray(at, at + 3)]
}

describe('an agency with a raster logo and icon', () => {
  it.each(Object.keys(icons) as (keyof typeof icons)[])('has its icon %s', async (name) => {
    const [red = 0, green = 0, blue = 0] = await middleOf(iconAddress(brandMark(agency), name))
    expect([red, green, blue]).toEqual([0x7a, 0x1f, 0x5c])
  })

  it('has an icon for old browsers', async () => {
    const response = await app.call('/favicon.ico', { host })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/x-icon')
  })

  it('has a share card with its logo', async () => {
    const address = cardAddress(brandMark(agency), heroScene(agency)) ?? ''
    // The place of the logo's panel, at the lower left.
    const [red = 0, green = 0] = await middleOf(address, 0.15, 0.83)
    expect([red > 200, green < 60]).toEqual([true, true])
  })

  it('has a manifest with rendered icons', async () => {
    const response = await app.call('/manifest.webmanifest', { host })
    const manifest = (await response.json()) as { icons: { src: string; type: string }[] }
    expect(manifest.icons.map(({ type }) => type)).toEqual(['image/png', 'image/png', 'image/png'])
    for (const { src } of manifest.icons) expect((await app.call(src, { host })).status).toBe(200)
  })

  it('serves the pictures themselves, each cached for ever and isolated', async () => {
    const response = await app.call(agency.logo, { host })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })
})

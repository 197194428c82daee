import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Settings } from '../../../contract/types.ts'
import { parseHex } from '../../../theme/srgb.ts'
import { sharpRaster } from '../../adapters/raster/sharp-raster.ts'
import { readSettings } from '../site-settings/read-settings.ts'
import { readTenantBundle } from '../tenant-folders/read-tenant-bundle.ts'
import { readTenantFolders } from '../tenant-folders/tenant-folder.ts'
import type { Asset } from './asset.ts'
import { assetHash } from './asset-hash.ts'
import { drawHomePicture } from './home-picture.ts'

const raster = sharpRaster()
const tenants = new Map<string, { settings: Settings; assets: readonly Asset[] }>()

beforeAll(async () => {
  for (const folder of readTenantFolders(join(import.meta.dirname, '../../../../tenants'))) {
    if (!['aurora', 'duroob', 'jolt'].includes(folder.slug)) continue
    const read = await readTenantBundle(folder, sharpRaster())
    if (!read.ok) throw new Error(JSON.stringify(read.problems))
    const { content, hosts, assets } = read.bundle
    tenants.set(folder.slug, { settings: readSettings(content, hosts), assets })
  }
})

function themed(mode: 'light' | 'dark'): Partial<Settings['agency']> {
  const theme = tenants.get('aurora')?.settings.agency.theme
  return { primaryColor: '#7a1f5c', ...(theme && { theme: { ...theme, mode } }) }
}

function draw(slug: string, change: Partial<Settings['agency']> = {}) {
  const tenant = tenants.get(slug)
  if (tenant === undefined) throw new Error(`there is no ${slug}`)
  const { settings, assets } = tenant
  const find = async (hash: string) => assets.find(({ bytes }) => assetHash(bytes) === hash) ?? null
  return drawHomePicture(raster, { ...settings, agency: { ...settings.agency, ...change } }, slug, { find })
}

async function colorAt(picture: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
}

function near(color: number[], hex: string): boolean {
  const value = parseHex(hex)
  return [value >> 16, (value >> 8) & 255, value & 255].every(
    (channel, at) => Math.abs(channel - (color[at] ?? 0)) < 8,
  )
}

describe('drawHomePicture', () => {
  it.each(['aurora', 'duroob', 'jolt'])(
    'draws the home page of %s in 1200 × 750, the same each time',
    async (slug) => {
      const picture = await draw(slug)
      if (process.env.LOOKS) writeFileSync(join(process.env.LOOKS, `${slug}.webp`), picture)
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 750 })
      expect(Buffer.from(picture).equals(Buffer.from(await draw(slug)))).toBe(true)
    },
  )

  it('uses the theme of the settings: another colour gives another picture', async () => {
    const picture = await draw('aurora', themed('light'))
    expect(near(await colorAt(picture, 600, 748), '#7a1f5c')).toBe(true)
    expect((await colorAt(picture, 600, 710)).every((channel) => channel > 230)).toBe(true)
    const dark = await draw('aurora', themed('dark'))
    expect((await colorAt(dark, 600, 710)).every((channel) => channel < 60)).toBe(true)
  })

  it('is drawn with text that looks like markup, and without a missing logo', async () => {
    const { home } = tenants.get('aurora')?.settings.agency ?? {}
    if (home === undefined) throw new Error('there is no aurora')
    const hostile = { ...home, headline: '</text><script>&amp;\u0007 <b> ]]>', subline: '"\'&' }
    const picture = await draw('aurora', { home: hostile, logo: '/media/ffffffffffffffff.svg' })
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 750 })
  })
})

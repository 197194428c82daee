import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { sharpRaster } from '../../../adapters/raster/sharp-raster.ts'
import { assetHash } from '../../pictures/asset-hash.ts'
import { readTenantBundle } from '../../tenant-folders/read-tenant-bundle.ts'
import type { TenantBundle } from '../../tenant-folders/tenant-bundle.ts'
import { readTenantFolders, type TenantFolder } from '../../tenant-folders/tenant-folder.ts'
import { tenantFilesWith, testTenant } from '../../tenant-folders/testing-tenant.ts'
import { readSettings } from '../read-settings.ts'
import { importFolder } from './import-folder.ts'
import { readZip } from './read-zip.ts'
import { zipOf } from './testing-zip.ts'
import { writeFolderFiles } from './write-folder-files.ts'
import { writeZip } from './write-zip.ts'

const folders = readTenantFolders(join(import.meta.dirname, '../../../../../tenants'))
const raster = sharpRaster()

async function bundleOf(folder: TenantFolder): Promise<TenantBundle> {
  const read = await readTenantBundle(folder, raster)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.bundle
}

async function filesIn(zip: Uint8Array): Promise<Map<string, Buffer>> {
  const read = await readZip(zip)
  if (!read.ok) throw new Error(JSON.stringify(read.faults))
  return read.files
}

async function zipOfBundle({ content, hosts, assets }: TenantBundle): Promise<Uint8Array> {
  const find = async (hash: string) => assets.find(({ bytes }) => assetHash(bytes) === hash) ?? null
  return writeZip(await writeFolderFiles(readSettings(content, hosts), { find }))
}

describe('a folder of settings', () => {
  it.each(folders.map((folder) => ({ slug: folder.slug, folder })))(
    'of $slug, zipped and read again, has the same content, and importing it changes nothing',
    async ({ slug, folder }) => {
      const bundle = await bundleOf(folder)
      const files = await filesIn(await zipOfBundle(bundle))
      const again = await bundleOf({ slug, hash: '', files })
      expect(again.content).toEqual(bundle.content)
      expect(again.hosts).toEqual(bundle.hosts)
      const named = (assets: TenantBundle['assets']) => new Set(assets.map(({ bytes }) => assetHash(bytes)))
      expect(named(again.assets)).toEqual(named(bundle.assets))
      const now = readSettings(bundle.content, bundle.hosts)
      expect(await importFolder(files, slug, now, raster)).toMatchObject({
        changes: [],
        kept: [],
        problems: [],
      })
    },
  )

  it('names its files as an author of a folder would', async () => {
    const folder = folders.find(({ slug }) => slug === 'aurora')
    if (folder === undefined) throw new Error('there is no aurora')
    const files = await filesIn(await zipOfBundle(await bundleOf(folder)))
    expect([...files.keys()].slice(0, 12)).toEqual([
      'tenant.json',
      'about.svg',
      'favicon.svg',
      'logo-mobile.svg',
      'logo.svg',
      'pages/about.html',
      'pages/cancellation-policies-celebrity.html',
      'pages/cancellation-policies-royal-caribbean.html',
      'pages/cookies-policy.html',
      'pages/disclaimer.html',
      'pages/privacy-policy.html',
      'pages/user-terms-and-conditions.html',
    ])
    const tenant = JSON.parse(String(files.get('tenant.json')))
    expect(Object.keys(tenant)[0]).toBe('$schema')
    expect(tenant.agency.logoMobile).toBe('./logo-mobile.svg')
  })

  it('is the same zip each time', async () => {
    const [folder] = folders
    if (folder === undefined) throw new Error('there are no tenants')
    const bundle = await bundleOf(folder)
    expect(await zipOfBundle(bundle)).toEqual(await zipOfBundle(bundle))
  })

  it('keeps rasters unchanged, and texts of equal keys under their parts', async () => {
    const blue = sharp({ create: { width: 40, height: 20, channels: 3, background: '#2c7be5' } })
    const logo = await blue.webp({ quality: 70 }).toBuffer()
    const files = tenantFilesWith({
      'tenant.json': testTenant(
        { wording: { en: { 'shell/destinations.heading': 'Places' } } },
        { logo: './logo.webp' },
      ),
      'logo.webp': logo,
    })
    const bundle = await bundleOf({ slug: 'test', hash: '', files: await filesIn(await zipOf(files)) })
    const again = await bundleOf({ slug: 'test', hash: '', files: await filesIn(await zipOfBundle(bundle)) })
    expect(again.content).toEqual(bundle.content)
    expect(again.content.agency.logo).toMatch(/\.webp$/)
    expect(Buffer.from(again.assets[0]?.bytes ?? [])).toEqual(logo)
  })
})

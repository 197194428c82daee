import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { TenantFile } from '../../../contract/types.ts'

export const plainSvg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9"/></svg>'

/** The minimal tenant.json, which tests change. */
export function testTenant(
  part: Partial<TenantFile> = {},
  agency: Partial<TenantFile['agency']> = {},
): TenantFile {
  return {
    agency: {
      agencyName: 'Test Travel',
      logo: './logo.svg',
      logoMobile: './logo.svg',
      favicon: './favicon.svg',
      metaData: { title: 'Test Travel', description: 'Trips', keywords: 'trips' },
      defaultLanguage: 'en',
      defaultCountry: 'US',
      primaryColor: '#2c7be5',
      bookingMenuItemOptions: [{ title: 'Hotels', active: true }],
      home: { headline: 'Go', subline: 'Anywhere', scene: 'beach' },
      ...agency,
    },
    navigation: [{ label: 'Book Now', path: '/booknow/hotels' }],
    ...part,
  }
}

/** Files of a tenant's folder by path; texts are written unchanged, everything else as JSON. */
export type TestFiles = Record<string, string | Uint8Array | TenantFile>

export function tenantFilesWith(files: TestFiles = {}): TestFiles {
  return { 'tenant.json': testTenant(), 'logo.svg': plainSvg, 'favicon.svg': plainSvg, ...files }
}

/** Creates an empty folder for tenants; the caller removes it. */
export function makeTenantsDir(): string {
  return mkdtempSync(join(tmpdir(), 'livery-tenants-'))
}

export function writeTenant(tenantsDir: string, slug: string, files: TestFiles): void {
  for (const [name, content] of Object.entries(files)) {
    const path = join(tenantsDir, slug, name)
    mkdirSync(dirname(path), { recursive: true })
    const raw = typeof content === 'string' || content instanceof Uint8Array
    writeFileSync(path, raw ? content : JSON.stringify(content, null, 2))
  }
}

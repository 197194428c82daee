import { join } from 'node:path'
import { sharpRaster } from '../server/adapters/raster/sharp-raster.ts'
import type { Store } from '../server/adapters/store/store.ts'
import { openTestStore } from '../server/adapters/store/testing.ts'
import type { Database } from '../server/db/database.ts'
import type { AgencyContent } from '../server/domain/agencies/agency-content.ts'
import { demoPasswordHash, withDemoPeople } from '../server/domain/demo/demo-people.ts'
import { type BundleResult, readTenantBundle } from '../server/domain/tenant-folders/read-tenant-bundle.ts'
import { readTenantFolder, tenantSlugs } from '../server/domain/tenant-folders/tenant-folder.ts'
import { importTenants } from '../server/hosts/seed/import-tenants.ts'

export const tenantsDir = join(import.meta.dirname, '../../tenants')

/** Changes the agency before it is published. */
export type ContentChange = (content: AgencyContent) => AgencyContent

/** What each tenant folder contains. The test files of a worker share it, and no test writes to the folders. */
const bundles = new Map<string, Promise<BundleResult | undefined>>()

async function readBundle(slug: string): Promise<BundleResult | undefined> {
  if (!tenantSlugs(tenantsDir).includes(slug)) return undefined
  return readTenantBundle(readTenantFolder(tenantsDir, slug), sharpRaster())
}

/**
 * Opens an in-memory store with one real tenant folder and the demo users of its agency, by default in a database that
 * nothing else uses.
 */
export async function openTenantStore(
  slug: string,
  clock: () => Date,
  change: ContentChange = (content) => content,
  database?: Database,
): Promise<Store> {
  const reading = bundles.get(slug) ?? readBundle(slug)
  bundles.set(slug, reading)
  const read = await reading
  if (!read?.ok) throw new Error(`tenants/${slug} cannot be read: ${JSON.stringify(read?.problems)}`)
  const store = await openTestStore({ clock }, database)
  const bundle = { ...read.bundle, content: change(read.bundle.content) }
  await store.importTenant(await withDemoPeople(bundle, demoPasswordHash()))
  return store
}

/** Opens an in-memory store with every folder of `tenants/` and no users. */
export async function openTenantsStore(clock: () => Date): Promise<Store> {
  const store = await openTestStore({ clock })
  const { broken } = await importTenants(store, tenantsDir, async (bundle) => bundle)
  if (broken.length > 0) throw new Error(`tenants/ cannot be read: ${JSON.stringify(broken)}`)
  return store
}

import { join } from 'node:path'
import { sharpRaster } from '../server/brand/sharp-raster.ts'
import { demoPasswordHash, withDemoPeople } from '../server/seed/demo-people.ts'
import { importTenants } from '../server/seed/import-tenants.ts'
import { tenantBundleOf } from '../server/seed/tenant-bundle-of.ts'
import { readTenantFolders } from '../server/seed/tenant-folder.ts'
import type { AgencyContent } from '../server/store/agency-content.ts'
import type { Store } from '../server/store/store.ts'
import { openTestStore } from '../server/store/testing.ts'

export const tenantsDir = join(import.meta.dirname, '../../tenants')

/** What a test changes of the agency before it is published. */
export type ContentChange = (content: AgencyContent) => AgencyContent

/** A store in memory with one real tenant folder and the demo's people of its agency. */
export async function openTenantStore(
  slug: string,
  clock: () => Date,
  change: ContentChange = (content) => content,
): Promise<Store> {
  const folder = readTenantFolders(tenantsDir).find((one) => one.slug === slug)
  const read = folder && (await tenantBundleOf(folder, sharpRaster()))
  if (!read?.ok) throw new Error(`tenants/${slug} cannot be read: ${JSON.stringify(read?.problems)}`)
  const store = await openTestStore({ clock })
  const bundle = { ...read.bundle, content: change(read.bundle.content) }
  await store.importTenant(await withDemoPeople(bundle, demoPasswordHash()))
  return store
}

/** A store in memory with every folder of `tenants/`, and nobody in it. */
export async function openTenantsStore(clock: () => Date): Promise<Store> {
  const store = await openTestStore({ clock })
  const { broken } = await importTenants(store, tenantsDir, async (bundle) => bundle)
  if (broken.length > 0) throw new Error(`tenants/ cannot be read: ${JSON.stringify(broken)}`)
  return store
}

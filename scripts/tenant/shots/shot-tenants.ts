import { sharpRaster } from '../../../src/server/adapters/raster/sharp-raster.ts'
import { readTenantBundle } from '../../../src/server/domain/tenant-folders/read-tenant-bundle.ts'
import { readTenantFolder } from '../../../src/server/domain/tenant-folders/tenant-folder.ts'
import { requiresSso } from '../../../src/tenant/requires-sso.ts'
import { UsageError } from '../../command-line/usage-error.ts'
import { slugsIn } from '../tenant-source.ts'
import type { ShotTenant } from './matrix.ts'

/** Returns the facts that determine the pictures of these agencies; of all in the folder if there are no slugs. */
export async function shotTenants(slugs: readonly string[], tenantsDir: string): Promise<ShotTenant[]> {
  const wanted = slugs.length > 0 ? slugs : slugsIn(tenantsDir)
  return Promise.all(
    wanted.map(async (slug) => {
      const read = await readTenantBundle(readTenantFolder(tenantsDir, slug), sharpRaster())
      if (!read.ok)
        throw new UsageError(`${slug} cannot be served. npm run -s tenant -- check ${slug} explains why.`)
      const { agency } = read.bundle.content
      return {
        slug,
        defaultLanguage: agency.defaultLanguage,
        languages: agency.languages,
        mode: agency.theme.mode ?? 'auto',
        hasPeople: agency.status === 'Active' && !requiresSso(agency),
      }
    }),
  )
}

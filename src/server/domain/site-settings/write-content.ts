import type { Settings } from '../../../contract/types.ts'
import type { AgencyContent } from '../agencies/agency-content.ts'
import type { HomePlace } from '../tenant-folders/largest-city.ts'
import { tenantContent } from '../tenant-folders/tenant-content.ts'
import type { TenantFiles } from '../tenant-folders/tenant-files.ts'

/**
 * Returns a version's content from an agency's valid settings, equal to that of a tenant folder with these settings.
 * `place` is the origin of deals for a home page that names none.
 */
export async function writeContent(
  slug: string,
  settings: Settings,
  place: HomePlace,
): Promise<AgencyContent> {
  const content = await tenantContent(slug, settings, filesInPlace, settings.agency.home.place ?? place)
  return { ...content, wording: settings.wording }
}

/** Settings contain texts and picture addresses themselves; both were checked when they were stored. */
const filesInPlace: TenantFiles = {
  picture: async (_, address) => address,
  html: async (_, text) => text ?? '',
  text: async (_, html) => html,
  assets: [],
  problems: [],
}

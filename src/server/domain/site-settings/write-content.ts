import type { Settings } from '../../../contract/types.ts'
import type { AgencyContent } from '../agencies/agency-content.ts'
import type { HomePlace } from '../tenant-folders/largest-city.ts'
import { tenantContent } from '../tenant-folders/tenant-content.ts'
import type { TenantFiles } from '../tenant-folders/tenant-files.ts'

/**
 * Takes an agency's settings, which the contract allows, and gives the content of a version: the same as a tenant folder
 * with these settings gives. `place` is where the deals of a home that names no place are from.
 */
export async function writeContent(
  slug: string,
  settings: Settings,
  place: HomePlace,
): Promise<AgencyContent> {
  const content = await tenantContent(slug, settings, filesInPlace, settings.agency.home.place ?? place)
  return { ...content, wording: settings.wording }
}

/** Settings hold texts and addresses of pictures themselves; both were cleaned and checked when they were stored. */
const filesInPlace: TenantFiles = {
  picture: async (_, address) => address,
  html: async (_, text) => text ?? '',
  text: async (_, html) => html,
  assets: [],
  problems: [],
}

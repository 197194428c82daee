import type { Settings } from '../../contract/types.ts'
import { cleanHtml } from '../seed/clean-html.ts'
import type { HomePlace } from '../seed/largest-city.ts'
import { tenantContent } from '../seed/tenant-content.ts'
import type { TenantFiles } from '../seed/tenant-files.ts'
import type { AgencyContent } from '../store/agency-content.ts'

/**
 * Takes an agency's settings, which the contract allows, and gives the content of a version: the same as a tenant folder
 * with these settings gives. `place` is where the deals of a home that names no place are from.
 */
export async function contentOf(slug: string, settings: Settings, place: HomePlace): Promise<AgencyContent> {
  const content = await tenantContent(slug, settings, filesInPlace, settings.agency.home.place ?? place)
  return { ...content, wording: settings.wording }
}

/** What a folder's file holds stands in place of its name; pictures were checked when they were stored. */
const filesInPlace: TenantFiles = {
  picture: async (_, address) => address,
  html: async (_, text) => (text === undefined ? '' : cleanHtml(text)),
  assets: [],
  problems: [],
}

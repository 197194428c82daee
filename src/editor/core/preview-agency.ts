import type { PageAgency } from '../../contract/page.ts'
import type { Settings } from '../../contract/types.ts'
import { isObject, type JsonObject } from '../../tenant/settings/json.ts'
import { isPlatformField } from '../../tenant/settings/platform-fields.ts'
import { valueAt } from '../../tenant/settings/pointer.ts'
import { resolveSchema, settingsSchema } from './resolve-schema.ts'

/** Texts of pages, which the pages request themselves. */
const withPages = new Set(['privacyPolicy', 'cookiesPolicy', 'disclaimer', 'userTermsAndConditions'])

type Optional<Given> = {
  [Name in keyof Given]-?: Partial<Pick<Given, Name>> extends Pick<Given, Name> ? Name : never
}[keyof Given]

/** Fields that pages always have and settings may omit: then the server derives them. */
type WorkedOut = Exclude<keyof PageAgency & Optional<Settings['agency']>, Optional<PageAgency>>
const workedOut: Readonly<Record<WorkedOut, true>> = { defaultCurrency: true, languages: true }

/** The agency's fields in the draft, present or not; platform fields are excluded. */
const written = new Set(
  Object.keys(resolveSchema(settingsSchema.properties?.agency ?? {}).properties ?? {}).filter(
    (name) => !withPages.has(name) && !Object.hasOwn(workedOut, name) && !isPlatformField(`/agency/${name}`),
  ),
)

/**
 * Returns the agency as pages would have it under these settings: omitted fields are absent. Values that only the
 * server derives, such as the place of the deals, stay until it has answered.
 */
export function previewAgency(published: PageAgency, settings: JsonObject): PageAgency {
  const agency = valueAt(settings, '/agency')
  if (!isObject(agency)) return published
  const derived = Object.entries(published).filter(([name]) => !written.has(name))
  const drafted = Object.entries(agency).filter(([name]) => !withPages.has(name))
  const home = isObject(agency.home) ? { place: published.home.place, ...agency.home } : published.home
  return { ...Object.fromEntries([...derived, ...drafted]), home } as PageAgency
}

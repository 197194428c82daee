import type { PageAgency } from '../../contract/page.ts'
import type { Settings } from '../../contract/types.ts'
import { isObject, type JsonObject } from '../../tenant/settings/json.ts'
import { isPlatformField } from '../../tenant/settings/platform-fields.ts'
import { valueAt } from '../../tenant/settings/pointer.ts'
import { resolveSchema, settingsSchema } from './resolve-schema.ts'

/** Texts of pages, which pages ask for themselves. */
const withPages = new Set(['privacyPolicy', 'cookiesPolicy', 'disclaimer', 'userTermsAndConditions'])

type Optional<Given> = {
  [Name in keyof Given]-?: Partial<Pick<Given, Name>> extends Pick<Given, Name> ? Name : never
}[keyof Given]

/** What pages always have and settings may leave out: then the server works it out. */
type WorkedOut = Exclude<keyof PageAgency & Optional<Settings['agency']>, Optional<PageAgency>>
const workedOut: Readonly<Record<WorkedOut, true>> = { defaultCurrency: true, languages: true }

/** What the draft says of an agency, whether it is there or not; what the platform keeps is no part of it. */
const written = new Set(
  Object.keys(resolveSchema(settingsSchema.properties?.agency ?? {}).properties ?? {}).filter(
    (name) => !withPages.has(name) && !Object.hasOwn(workedOut, name) && !isPlatformField(`/agency/${name}`),
  ),
)

/**
 * Takes the agency as it is published and settings, and gives the agency as its pages would carry it under these settings: what they
 * leave out is gone. What only the server works out, such as the place of the deals, stays until it has said.
 */
export function previewAgency(published: PageAgency, settings: JsonObject): PageAgency {
  const agency = valueAt(settings, '/agency')
  if (!isObject(agency)) return published
  const kept = Object.entries(published).filter(([name]) => !written.has(name))
  const drafted = Object.entries(agency).filter(([name]) => !withPages.has(name))
  const home = isObject(agency.home) ? { place: published.home.place, ...agency.home } : published.home
  return { ...Object.fromEntries([...kept, ...drafted]), home } as PageAgency
}

import { ConfigError } from './config-error.ts'
import { type Environment, given } from './environment-value.ts'

/** The prefix of `<SLUG>_<RESELLER>`: the slug in capitals with _ for -, the reseller in capitals. */
export const octoKeyPrefix = 'LIVERY_OCTO_KEY_'

/** One key for all agencies, which earlier versions took. */
const formerName = 'LIVERY_OCTO_KEY'

/** The keys of an agency's resellers, by their names in lower case. */
export type ResellerKeys = ReadonlyMap<string, string>

/** Throws for the variable of earlier versions: its holder found the bookings of every agency. */
export function refuseFormerOctoKey(env: Environment): void {
  if (given(env, formerName) === null) return
  throw new ConfigError(
    formerName,
    `${formerName} opened every agency to its holder; write ${octoKeyPrefix}<SLUG>_<RESELLER> for each reseller of an agency.`,
  )
}

/**
 * Returns the keys of the LIVERY_OCTO_KEY_ variables by agency, as `variableSlug` writes it. Two resellers of an agency
 * have different keys, so that each finds its own bookings alone. No message contains a value.
 */
export function octoKeys(env: Environment): ReadonlyMap<string, ResellerKeys> {
  const byAgency = new Map<string, Map<string, string>>()
  for (const name of Object.keys(env).toSorted()) {
    const value = name.startsWith(octoKeyPrefix) ? given(env, name) : null
    if (value === null) continue
    const [, slug, reseller] =
      /^([A-Z0-9][A-Z0-9_]*)_([A-Z][A-Z0-9]*)$/.exec(name.slice(octoKeyPrefix.length)) ?? []
    if (slug === undefined || reseller === undefined)
      throw new ConfigError(
        name,
        `${name} names no reseller; write ${octoKeyPrefix}<SLUG>_<RESELLER>, such as ${octoKeyPrefix}AURORA_WAYFARE.`,
      )
    if (!/^[\x21-\x7e]{16,200}$/.test(value))
      throw new ConfigError(name, `${name} must be 16 to 200 printable characters without spaces.`)
    const known = byAgency.get(slug) ?? new Map<string, string>()
    for (const [other, key] of known)
      if (key === value)
        throw new ConfigError(
          name,
          `${name} has the key of ${octoKeyPrefix}${slug}_${other.toUpperCase()}; give each reseller a different key.`,
        )
    byAgency.set(slug, known.set(reseller.toLowerCase(), value))
  }
  return byAgency
}

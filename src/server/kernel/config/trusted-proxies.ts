import { parseRange } from '../net/ip-range.ts'
import { ConfigError } from './config-error.ts'
import { type Environment, given, oneOf, refuse } from './environment-value.ts'

/** Returns the addresses and ranges of the trusted proxies. */
export function proxies(env: Environment): readonly string[] {
  const entries = (given(env, 'LIVERY_TRUSTED_PROXIES') ?? '').split(/[\s,]+/).filter((entry) => entry !== '')
  for (const entry of entries) {
    if (parseRange(entry) === null) {
      return refuse(
        'LIVERY_TRUSTED_PROXIES',
        entry,
        'IP addresses and CIDR ranges such as 10.0.0.0/8, separated by commas',
      )
    }
  }
  return entries
}

/** Returns the name, in lower case, of the header in which those proxies report the visitor's country, or null. */
export function countryHeader(env: Environment): string | null {
  const name = 'LIVERY_COUNTRY_HEADER'
  const value = given(env, name)
  if (value === null) return null
  if (!/^[a-z][a-z0-9-]{1,63}$/i.test(value)) {
    return refuse(name, value, 'the name of a header, such as CF-IPCountry')
  }
  requireProxies(env, name, value, "a visitor's country")
  return value.toLowerCase()
}

/** Returns whether the `X-Forwarded-Host` of those proxies counts. */
export function takesForwardedHost(env: Environment): boolean {
  const name = 'LIVERY_FORWARDED_HOST'
  if (oneOf(env, name, ['on', 'off'], 'off') === 'off') return false
  requireProxies(env, name, 'on', 'the host')
  return true
}

/** Without a trusted proxy, the setting would silently have no effect, since anybody can send a header. */
function requireProxies(env: Environment, name: string, value: string, about: string): void {
  if (given(env, 'LIVERY_TRUSTED_PROXIES') !== null) return
  throw new ConfigError(
    name,
    `${name} is ${JSON.stringify(value)}, but LIVERY_TRUSTED_PROXIES is not set; only the proxies in it are trusted about ${about}.`,
  )
}

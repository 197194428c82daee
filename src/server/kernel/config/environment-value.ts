import { ConfigError } from './config-error.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** Returns a variable's value, or null if it is empty or unset. */
export function given(env: Environment, name: string): string | null {
  const value = env[name]?.trim()
  return value === undefined || value === '' ? null : value
}

/** Returns an agency's slug as variables write it: `aurora-air` → `AURORA_AIR`. */
export function variableSlug(slug: string): string {
  return slug.replaceAll('-', '_').toUpperCase()
}

/** Throws the sentence that names variable, value and allowed values. */
export function refuse(name: string, value: string, allowed: string): never {
  const shown = value.length > 120 ? `${value.slice(0, 120)}…` : value
  throw new ConfigError(name, `${name} is ${JSON.stringify(shown)}; allowed: ${allowed}.`)
}

/** Returns a variable's value from a closed list, or `fallback` if it is unset. */
export function oneOf<Value extends string>(
  env: Environment,
  name: string,
  allowed: readonly Value[],
  fallback: Value,
): Value {
  const value = given(env, name) ?? fallback
  return allowed.find((one) => one === value) ?? refuse(name, value, allowed.join(', '))
}

/** Returns a variable's address, which starts with one of `schemes` (`https:`), or null. */
export function url(env: Environment, name: string, schemes: readonly string[]): string | null {
  const value = given(env, name)
  if (value === null) return null
  const prefixes = schemes.map((scheme) => `${scheme}//`)
  // PostgreSQL behind a socket has no host: postgres:///livery?host=/run/postgresql.
  const hostless = name === 'DATABASE_URL'
  const fits = URL.canParse(value) && prefixes.some((prefix) => value.toLowerCase().startsWith(prefix))
  if (fits && (hostless || new URL(value).host !== '')) return value
  return refuse(name, shownUrl(value), `an address that begins with ${prefixes.join(' or ')}`)
}

/** Returns the origin that a variable contains, or null; an origin has no path. */
export function origin(env: Environment, name: string): string | null {
  const value = url(env, name, ['https:', 'http:'])
  if (value === null) return null
  const parsed = new URL(value)
  const bare = parsed.pathname === '/' && parsed.search === '' && parsed.hash === '' && parsed.username === ''
  if (bare && parsed.password === '') return parsed.origin
  return refuse(
    name,
    shownUrl(value),
    'an origin alone, such as https://api.example.com, without user, path or query',
  )
}

/**
 * Returns the printable parts of an address from the environment: scheme, user, host, port and path. Password, query
 * and fragment can be secret. For text that is not an address, returns a note instead.
 */
function shownUrl(value: string): string {
  if (!URL.canParse(value)) return '(not readable as an address; not shown, as it may hold a password)'
  const url = new URL(value)
  // In an opaque address (`user:secret@host` reads as the scheme `user:`) the secret is part of the path.
  if (url.host === '') return `${url.protocol}…`
  const user = url.username === '' ? '' : `${url.username}${url.password === '' ? '' : ':***'}@`
  return `${url.protocol}//${user}${url.host}${url.pathname}`
}

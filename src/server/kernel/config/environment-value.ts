import { ConfigError } from './config-error.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** Gives what a variable says, or null: an empty value counts as unset. */
export function given(env: Environment, name: string): string | null {
  const value = env[name]?.trim()
  return value === undefined || value === '' ? null : value
}

/** Throws the sentence that names variable, value and what is allowed. */
export function refuse(name: string, value: string, allowed: string): never {
  const shown = value.length > 120 ? `${value.slice(0, 120)}…` : value
  throw new ConfigError(name, `${name} is ${JSON.stringify(shown)}; allowed: ${allowed}.`)
}

/** Gives the one of a closed list that a variable names, or `fallback` where it is unset. */
export function oneOf<Value extends string>(
  env: Environment,
  name: string,
  allowed: readonly Value[],
  fallback: Value,
): Value {
  const value = given(env, name) ?? fallback
  return allowed.find((one) => one === value) ?? refuse(name, value, allowed.join(', '))
}

/** Gives a variable's address, which begins with one of `schemes` (`https:`), or null. */
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

/** Gives the origin that a variable names alone, or null. */
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
 * Takes an address from the environment and gives what may be printed of it: scheme, user, host, port and path, never
 * the password, query or fragment, which can hold secrets. Text that is no address gives a note in its place.
 */
function shownUrl(value: string): string {
  if (!URL.canParse(value)) return '(not readable as an address; not shown, as it may hold a password)'
  const url = new URL(value)
  // In an opaque address (`user:secret@host` reads as the scheme `user:`) the secret is part of the path.
  if (url.host === '') return `${url.protocol}…`
  const user = url.username === '' ? '' : `${url.username}${url.password === '' ? '' : ':***'}@`
  return `${url.protocol}//${user}${url.host}${url.pathname}`
}

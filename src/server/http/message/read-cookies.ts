import { parse } from 'hono/utils/cookie'

/**
 * Gives the cookies of a Cookie header by name, decoded. This is the one reading of cookies: a pair that is not well formed
 * (RFC 6265, 4.1.1) does not count, and of two pairs with one name the first that is well formed does.
 */
export function readCookies(header: string | null): Readonly<Record<string, string>> {
  return parse(header ?? '')
}

/** Gives the value of a cookie in a Cookie header, or null. */
export function readCookie(header: string | null, name: string): string | null {
  return readCookies(header)[name] ?? null
}

/** Gives a Cookie header with the named cookies of another alone; empty where it has none of them. */
export function onlyCookies(header: string | null, names: readonly string[]): string {
  const all = readCookies(header)
  const pairs = names.map((name) => [name, all[name]] as const)
  return pairs
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]))
    .join('; ')
}

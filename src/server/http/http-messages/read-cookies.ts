import { parse } from 'hono/utils/cookie'

/**
 * Returns the decoded cookies of a Cookie header by name. This is the only parser of cookies. Malformed pairs (RFC
 * 6265, 4.1.1) are ignored, and of two pairs with one name the first valid one counts.
 */
export function readCookies(header: string | null): Readonly<Record<string, string>> {
  return parse(header ?? '')
}

/** Returns the value of a cookie in a Cookie header, or null. */
export function readCookie(header: string | null, name: string): string | null {
  return readCookies(header)[name] ?? null
}

/** Returns a Cookie header with only the named cookies of another one; empty if it has none of them. */
export function onlyCookies(header: string | null, names: readonly string[]): string {
  const all = readCookies(header)
  const pairs = names.map((name) => [name, all[name]] as const)
  return pairs
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]))
    .join('; ')
}

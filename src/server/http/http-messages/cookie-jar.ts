import { readCookies } from './read-cookies.ts'

/** A cookie as a browser stores it. */
export interface StoredCookie {
  name: string
  /** As written, still encoded. */
  value: string
  /** Milliseconds since the epoch; null for a session cookie. */
  expires: number | null
  path: string
  isHttpOnly: boolean
}

/** Parses a Set-Cookie value at a time; a cookie to be deleted has expired at once. Null if it is invalid. */
export function cookieOf(setCookie: string, now: number): StoredCookie | null {
  const [pair = '', ...attributes] = setCookie.split(';').map((part) => part.trim())
  const at = pair.indexOf('=')
  if (at < 1) return null
  const fields = new Map(
    attributes.map((attribute) => {
      const [name = '', ...value] = attribute.split('=')
      return [name.toLowerCase(), value.join('=')]
    }),
  )
  return {
    name: pair.slice(0, at),
    value: pair.slice(at + 1),
    expires: expiryOf(fields, now),
    path: fields.get('path') ?? '/',
    isHttpOnly: fields.has('httponly'),
  }
}

function expiryOf(fields: ReadonlyMap<string, string>, now: number): number | null {
  const [age, date] = [fields.get('max-age'), fields.get('expires')]
  if (age !== undefined) return now + Number(age) * 1000
  return date === undefined ? null : Date.parse(date)
}

/** Returns the Cookie header for a path: the document's visible cookies, and the HttpOnly ones. */
export function cookieHeader(
  shown: string,
  hidden: Iterable<StoredCookie>,
  { path, now }: { path: string; now: number },
): string {
  const pairs = Object.entries(readCookies(shown)).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  )
  for (const { name, value, expires, path: within } of hidden) {
    const isLive = expires === null || expires > now
    const isThere = path === within || path.startsWith(within.endsWith('/') ? within : `${within}/`)
    if (isLive && isThere) pairs.push(`${name}=${value}`)
  }
  return pairs.join('; ')
}

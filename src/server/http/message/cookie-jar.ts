import { readCookies } from './read-cookies.ts'

/** A cookie as a browser keeps it. */
export interface StoredCookie {
  name: string
  /** As it was written, still encoded. */
  value: string
  /** Milliseconds since the epoch; null for one of the visit. */
  expires: number | null
  path: string
  isHttpOnly: boolean
}

/** Takes a Set-Cookie value and the time, and gives the cookie it is about; one that is to be forgotten expires at once. Null for none. */
export function cookieOf(setCookie: string, now: number): StoredCookie | null {
  const [pair = '', ...attributes] = setCookie.split(';').map((part) => part.trim())
  const at = pair.indexOf('=')
  if (at < 1) return null
  const said = new Map(
    attributes.map((attribute) => {
      const [name = '', ...value] = attribute.split('=')
      return [name.toLowerCase(), value.join('=')]
    }),
  )
  return {
    name: pair.slice(0, at),
    value: pair.slice(at + 1),
    expires: expiryOf(said, now),
    path: said.get('path') ?? '/',
    isHttpOnly: said.has('httponly'),
  }
}

function expiryOf(said: ReadonlyMap<string, string>, now: number): number | null {
  const [age, date] = [said.get('max-age'), said.get('expires')]
  if (age !== undefined) return now + Number(age) * 1000
  return date === undefined ? null : Date.parse(date)
}

/** Gives the Cookie header for a path: the document's cookies as they are shown, and those that it is not shown. */
export function cookieHeader(
  shown: string,
  kept: Iterable<StoredCookie>,
  { path, now }: { path: string; now: number },
): string {
  const pairs = Object.entries(readCookies(shown)).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  )
  for (const { name, value, expires, path: within } of kept) {
    const isLive = expires === null || expires > now
    const isThere = path === within || path.startsWith(within.endsWith('/') ? within : `${within}/`)
    if (isLive && isThere) pairs.push(`${name}=${value}`)
  }
  return pairs.join('; ')
}

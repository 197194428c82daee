/** Every runtime of this code has `URL`; the folder is compiled without the types of any of them. */
const { URL } = globalThis as unknown as { URL: new (address: string, base: string) => ParsedUrl }

/** Proxies and scripts decode an address at most this often; a path that needs more is hiding something. */
const MOST_LAYERS = 4

// Overlong UTF-8 is invalid, but a careless decoder reads it as a slash.
const trick = /[\p{Cc}\p{Zl}\p{Zp}\\∖⧵⧹]|%c[01]/iu

/**
 * Returns an untrusted text unchanged if it is a path of this site, else null. It refuses what a browser, or a reader
 * that decodes it or folds its letters first, would resolve to another host. Every address from a request, a mail or
 * a store passes this check when it is stored and when it is followed. Source: security, 13.
 */
export function internalPath(text: string | null): string | null {
  if (text === null || text.length > 2048 || !text.isWellFormed() || trick.test(text)) return null
  // The query cannot be an address until it is checked here itself.
  let [path = ''] = text.split(/[?#]/)
  for (let layer = 0; layer < MOST_LAYERS; layer += 1) {
    if (!staysHere(path)) return null
    const decoded = path.replace(/(?:%[\da-f]{2})+/gi, decode)
    if (decoded === path) return text
    path = decoded
  }
  return null
}

function staysHere(path: string): boolean {
  const folded = path
    .normalize('NFKC')
    .replace(/[⁄∕⧸╱]/g, '/')
    .replace(/。/g, '.')
    .replace(/\p{Cf}/gu, '')
  if (trick.test(folded) || !/^\/(?!\/)/.test(folded)) return false
  // Dots may lead back to a path that begins with two slashes.
  return [path, folded].every((one) => !parseUrl(one).pathname.startsWith('//'))
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export interface ParsedUrl {
  readonly origin: string
  readonly pathname: string
  readonly searchParams: { get(name: string): string | null }
}

/** Parses an address as a browser does on a page of this site. Throws if it is invalid. */
export function parseUrl(address: string): ParsedUrl {
  return new URL(address, 'http://own.invalid')
}

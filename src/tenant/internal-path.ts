import { parseUrl } from './parse-url.ts'

/** So often an address is decoded on its way through proxies and scripts; what hides deeper is hiding. */
const MOST_LAYERS = 4

// Overlong UTF-8 is no letter at all, and a decoder that knows no better takes it for a slash.
const trick = /[\p{Cc}\p{Zl}\p{Zp}\\∖⧵⧹]|%c[01]/iu

/**
 * Takes an untrusted text and gives it unchanged where it is a path of this site, else null: what a browser, or anybody
 * who decodes it or folds its letters first, would resolve to another host, also by way of dots. The one question that is
 * asked wherever an address out of a request, a mail or a store is written down and again where it is followed. Source: security, 13.
 */
export function internalPath(text: string | null): string | null {
  if (text === null || text.length > 2048 || !text.isWellFormed() || trick.test(text)) return null
  // What the query holds is no address before somebody asks here again.
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
  // Dots may lead back to where two slashes stand at the beginning.
  return [path, folded].every((one) => !parseUrl(one).pathname.startsWith('//'))
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

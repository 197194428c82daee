import { createLruCache } from '../../../kernel/limits/lru-cache.ts'

/** What decides the content of an anonymous page; nothing else may (security, 3). */
export interface PageKey {
  agencyId: string
  version: number
  /** Revision of what the agency adds to wholesale rates. */
  prices: number
  path: string
  /** Only the parameters the page declares, each with its values as given. */
  query: readonly (readonly [name: string, values: readonly string[]])[]
  language: string
  currency: string
  device: string
  /** The day the deals are for. */
  today: string
  /** What stands round the page, and whether the visit wants it so. */
  frame: string
}

export interface CachedPage {
  agencyId: string
  status: number
  headers: Readonly<Record<string, string>>
  html: Uint8Array<ArrayBuffer>
  /** Milliseconds since the epoch. */
  expires: number
}

export interface PageCache {
  get: (key: PageKey, now: number) => CachedPage | undefined
  set: (key: PageKey, page: CachedPage) => void
  /** Forgets an agency's pages, as soon as it publishes; null forgets them all. */
  drop: (agencyId: string | null) => void
}

/**
 * Keeps rendered pages up to `capacity` bytes of HTML, the least recently used going first. A page past its expiry is
 * not given.
 */
export function createPageCache(capacity: number): PageCache {
  const pages = createLruCache<CachedPage>(capacity, ({ html }) => html.length)
  return {
    get(key, now) {
      const text = keyText(key)
      const page = pages.get(text)
      if (page === undefined || page.expires > now) return page
      pages.delete(text)
      return undefined
    },
    set(key, page) {
      pages.set(keyText(key), page)
    },
    drop(agencyId) {
      for (const [text, page] of [...pages.entries()]) {
        if (agencyId === null || page.agencyId === agencyId) pages.delete(text)
      }
    },
  }
}

function keyText(key: PageKey): string {
  return JSON.stringify([
    key.agencyId,
    key.version,
    key.prices,
    key.path,
    key.query,
    key.language,
    key.currency,
    key.device,
    key.today,
    key.frame,
  ])
}

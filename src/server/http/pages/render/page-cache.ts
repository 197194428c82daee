import { createLruCache } from '../../../kernel/limits/lru-cache.ts'

/** Everything that decides the content of an anonymous page, and nothing else (security, 3). */
export interface PageKey {
  agencyId: string
  version: number
  /** Revision of the agency's markup rules. */
  prices: number
  path: string
  /** Only the parameters that the page declares, each with its values as given. */
  query: readonly (readonly [name: string, values: readonly string[]])[]
  language: string
  currency: string
  device: string
  /** The day of the deals. */
  today: string
  /** The header and footer, and whether the visit hides them. */
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
  /** Removes an agency's pages when it publishes; null removes all. */
  drop: (agencyId: string | null) => void
}

/**
 * Caches rendered pages up to `capacity` bytes of HTML, removing the least recently used. Expired pages are not
 * returned.
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

/** What decides the content of an anonymous page; nothing else may (security, 3). */
export interface PageKey {
  agencyId: string
  version: number
  path: string
  /** Only the parameters the page declares, in their order. */
  query: string
  language: string
  currency: string
  device: string
  /** The day the deals are for. */
  today: string
}

export interface CachedPage {
  agencyId: string
  status: number
  headers: Readonly<Record<string, string>>
  html: string
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
 * Keeps up to `capacity` rendered pages, the least recently used going first. A page past its expiry is not given.
 */
export function createPageCache(capacity: number): PageCache {
  const pages = new Map<string, CachedPage>()
  return {
    get(key, now) {
      const text = keyText(key)
      const page = pages.get(text)
      if (!page) return undefined
      pages.delete(text)
      if (page.expires <= now) return undefined
      pages.set(text, page)
      return page
    },
    set(key, page) {
      pages.set(keyText(key), page)
      const oldest = pages.keys().next()
      if (pages.size > capacity && !oldest.done) pages.delete(oldest.value)
    },
    drop(agencyId) {
      for (const [text, page] of pages) {
        if (agencyId === null || page.agencyId === agencyId) pages.delete(text)
      }
    },
  }
}

function keyText(key: PageKey): string {
  return JSON.stringify([
    key.agencyId,
    key.version,
    key.path,
    key.query,
    key.language,
    key.currency,
    key.device,
    key.today,
  ])
}

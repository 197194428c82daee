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
  const pages = new Map<string, CachedPage>()
  let bytes = 0

  function forget(text: string): void {
    bytes -= pages.get(text)?.html.length ?? 0
    pages.delete(text)
  }

  return {
    get(key, now) {
      const text = keyText(key)
      const page = pages.get(text)
      if (!page) return undefined
      forget(text)
      if (page.expires <= now) return undefined
      pages.set(text, page)
      bytes += page.html.length
      return page
    },
    set(key, page) {
      const text = keyText(key)
      forget(text)
      pages.set(text, page)
      bytes += page.html.length
      for (const oldest of pages.keys()) {
        if (bytes <= capacity) break
        forget(oldest)
      }
    },
    drop(agencyId) {
      for (const [text, page] of pages) {
        if (agencyId === null || page.agencyId === agencyId) forget(text)
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

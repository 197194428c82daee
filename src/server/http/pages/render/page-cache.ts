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

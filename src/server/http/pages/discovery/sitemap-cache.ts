import { createLruCache } from '../../../kernel/limits/lru-cache.ts'

/** Returns the text cached under a key, or makes and caches it. */
export type SitemapCache = (key: string, make: () => string) => string

/**
 * Caches texts of at most `capacity` characters in total, removing the least recently used, so that an agency with
 * many hosts and ports cannot fill the memory.
 */
export function createSitemapCache(capacity: number): SitemapCache {
  const texts = createLruCache<string>(capacity, ({ length }) => length)
  return (key, make) => {
    const known = texts.get(key)
    if (known !== undefined) return known
    const text = make()
    texts.set(key, text)
    return text
  }
}

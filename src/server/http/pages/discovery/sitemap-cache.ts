import { createLruCache } from '../../../kernel/limits/lru-cache.ts'

/** Gives the text kept under a key, or makes it and keeps it. */
export type SitemapCache = (key: string, make: () => string) => string

/**
 * Keeps what is costly to make and asked for again and again: texts of at most `capacity` characters together, the longest
 * unused going first, so that an agency found at many hosts and ports fills no memory.
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

/** Returns the text cached under a key, or makes and caches it. */
export type SitemapCache = (key: string, make: () => string) => string

/**
 * Caches texts of at most `capacity` characters in total, removing the least recently used, so that an agency with
 * many hosts and ports cannot fill the memory.
 */
export function createSitemapCache(capacity: number): SitemapCache {
  const kept = new Map<string, string>()
  let size = 0
  return (key, make) => {
    const known = kept.get(key)
    const text = known ?? make()
    // Moves the entry to the end, as the most recently used.
    kept.delete(key)
    kept.set(key, text)
    if (known === undefined) size += text.length
    for (const [oldest, { length }] of kept) {
      if (size <= capacity) break
      kept.delete(oldest)
      size -= length
    }
    return text
  }
}

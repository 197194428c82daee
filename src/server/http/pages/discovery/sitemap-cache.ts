/** Gives the text kept under a key, or makes it and keeps it. */
export type SitemapCache = (key: string, make: () => string) => string

/**
 * Keeps what is costly to make and asked for again and again: texts of at most `capacity` characters together, the longest
 * unused going first, so that an agency found at many hosts and ports fills no memory.
 */
export function createSitemapCache(capacity: number): SitemapCache {
  const kept = new Map<string, string>()
  let size = 0
  return (key, make) => {
    const known = kept.get(key)
    const text = known ?? make()
    // The most recently used stands last.
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

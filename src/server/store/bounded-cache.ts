export interface BoundedCache<Value> {
  /** Gives what is kept under the key, or loads and keeps it; callers at the same time share one load. */
  get(key: string, load: () => Promise<Value>): Promise<Value>
  delete(key: string): void
  clear(): void
}

/** Makes a cache of at most `capacity` entries that drops the one unused for longest. A failed load is not kept. */
export function createBoundedCache<Value>(capacity: number): BoundedCache<Value> {
  // A load is kept from its start: what is deleted while it runs stays deleted, and its result cannot come back stale.
  const entries = new Map<string, Promise<Value>>()

  return {
    get(key, load) {
      const kept = entries.get(key)
      const entry = kept ?? load()
      entries.delete(key)
      entries.set(key, entry)
      if (kept === undefined) {
        entry.catch(() => {
          if (entries.get(key) === entry) entries.delete(key)
        })
        const [oldest] = entries.keys()
        if (entries.size > capacity && oldest !== undefined) entries.delete(oldest)
      }
      return entry
    },
    delete: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  }
}

import { createLruCache } from './lru-cache.ts'

export interface BoundedCache<Value> {
  /** Gives what is kept under the key, or loads and keeps it; callers at the same time share one load. */
  get(key: string, load: () => Promise<Value>): Promise<Value>
  delete(key: string): void
  /** Deletes what the test is true of, and what is being loaded, of which nobody knows yet. */
  deleteWhere(test: (value: Value) => boolean): void
  clear(): void
}

interface Entry<Value> {
  load: Promise<Value>
  loaded?: { value: Value }
}

/** Makes a cache of at most `capacity` entries that drops the one unused for longest. A failed load is not kept. */
export function createBoundedCache<Value>(capacity: number): BoundedCache<Value> {
  // A load is kept from its start: what is deleted while it runs stays deleted, and its result cannot come back stale.
  const entries = createLruCache<Entry<Value>>(capacity)

  function begin(key: string, load: Promise<Value>): Entry<Value> {
    const entry: Entry<Value> = { load }
    entries.set(key, entry)
    load.then(
      (value) => {
        entry.loaded = { value }
      },
      () => {
        if (entries.peek(key) === entry) entries.delete(key)
      },
    )
    return entry
  }

  return {
    get: (key, load) => (entries.get(key) ?? begin(key, load())).load,
    delete: (key) => void entries.delete(key),
    deleteWhere(test) {
      for (const [key, { loaded }] of [...entries.entries()]) {
        if (loaded === undefined || test(loaded.value)) entries.delete(key)
      }
    },
    clear: () => entries.clear(),
  }
}

import { createLruCache } from './lru-cache.ts'

export interface BoundedCache<Value> {
  /** Returns the value of a key, or loads and stores it; simultaneous callers share one load. */
  get(key: string, load: () => Promise<Value>): Promise<Value>
  delete(key: string): void
  /** Deletes the entries that match the test, and all that are loading, since their values are unknown. */
  deleteWhere(test: (value: Value) => boolean): void
  clear(): void
}

interface Entry<Value> {
  load: Promise<Value>
  loaded?: { value: Value }
}

/**
 * Makes a cache that drops the least recently used entry past its capacity: in entries, or in the unit of `sizeOf`. A
 * failed load is not stored.
 */
export function createBoundedCache<Value>(
  capacity: number,
  sizeOf: (value: Value) => number = () => 1,
): BoundedCache<Value> {
  // Loads are stored from their start, so that deleting a key also discards its running load.
  const entries = createLruCache<Entry<Value>>(capacity, ({ loaded }) => (loaded ? sizeOf(loaded.value) : 1))

  function begin(key: string, load: Promise<Value>): Entry<Value> {
    const entry: Entry<Value> = { load }
    entries.set(key, entry)
    load.then(
      (value) => {
        // A new entry, because the size of a stored one is not read again.
        if (entries.peek(key) === entry) entries.set(key, { load, loaded: { value } })
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

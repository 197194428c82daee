const CACHE = 'livery-preview-files'
/** Milliseconds after the first page before any file is fetched. */
const HEAD_START = 5000
/** The number of parallel fetches. */
const AT_ONCE = 4

/**
 * Caches the scripts and styles of a preview's pages, so that pages not yet opened work without a network. They are
 * fetched after the first page; until all are cached, requests use the network, which is as quick. Each has its hash
 * in its name, so a cached file is valid for as long as the build names it.
 */
export function siteFiles(addresses: readonly string[]) {
  const own = new Set(addresses)
  /** Unknown in a restarted worker, which then looks into the cache. */
  let isKept: boolean | null = null
  let keeping: Promise<void> | undefined
  let opened: Promise<Cache> | undefined
  let isOver = false

  function cacheOf(): Promise<Cache> {
    opened ??= caches.open(CACHE).catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }

  async function keepAll(): Promise<void> {
    const cache = await cacheOf()
    const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
    const missing = addresses.filter((address) => !there.has(address))
    if (missing.length > 0) await later(HEAD_START)
    await Promise.all(Array.from({ length: AT_ONCE }, () => fetchNext(cache, missing)))
    for (const address of there) if (!own.has(address)) await cache.delete(address)
    isKept = !isOver
  }

  async function fetchNext(cache: Cache, missing: string[]): Promise<void> {
    for (let address = missing.pop(); address !== undefined && !isOver; address = missing.pop()) {
      const response = await fetch(address, { priority: 'low' })
      if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`)
      // Some hosts answer with their first page while a build is still being uploaded.
      if (response.headers.get('content-type')?.startsWith('text/html'))
        throw new Error(`${address} was answered with a page.`)
      await cache.put(address, response)
    }
  }

  return {
    /** The worker has just been fetched: nothing of its build is cached. */
    isNew() {
      isKept = false
    },
    /** True if a file is available here. */
    mayHave: (path: string) => own.has(path) && isKept !== false,
    /** Returns a cached file, or else fetches it. */
    async answer(request: Request): Promise<Response> {
      const kept = await cacheOf()
        .then((cache) => cache.match(request.url, { ignoreVary: true }))
        // A browser without a cache uses the network.
        .catch(() => undefined)
      return kept ?? fetch(request)
    },
    /** Caches all of them, once, and waits for the end. Failed files are fetched again by the next page. */
    async keep(): Promise<void> {
      keeping ??= keepAll().catch(() => {
        keeping = undefined
      })
      await keeping
    },
    /** Removes everything from the cache. */
    async forget(): Promise<void> {
      isOver = true
      isKept = false
      await caches.delete(CACHE)
    },
  }
}

function later(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

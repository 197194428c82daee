const CACHE = 'livery-preview-files'
/** Milliseconds that pages have the line for themselves after the first. */
const HEAD_START = 5000
/** So many are fetched at a time. */
const AT_ONCE = 4

/**
 * Keeps the scripts and styles of a preview's pages in the browser, so that pages that nobody has opened yet act without a network, as the server
 * in the worker answers without one. They are fetched behind the first page; until all of them are kept whatever asks has the network, which is as
 * quick and has no worker to go through. Each has its hash in its name, so what is kept is right for as long as the build names it.
 */
export function siteFiles(addresses: readonly string[]) {
  const own = new Set(addresses)
  /** Unknown in a worker that was ended and began again: then what is kept is looked for. */
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
      // Some hosts answer with their first page what is not there yet, while a build is uploaded.
      if (response.headers.get('content-type')?.startsWith('text/html'))
        throw new Error(`${address} was answered with a page.`)
      await cache.put(address, response)
    }
  }

  return {
    /** The worker has just been fetched: nothing of its build is kept. */
    isNew() {
      isKept = false
    },
    /** Whether a file is to be had here. */
    mayHave: (path: string) => own.has(path) && isKept !== false,
    /** Gives a file as it is kept, else from the network. */
    async answer(request: Request): Promise<Response> {
      const kept = await cacheOf()
        .then((cache) => cache.match(request.url, { ignoreVary: true }))
        // A browser that keeps nothing has the network.
        .catch(() => undefined)
      return kept ?? fetch(request)
    },
    /** Keeps all of them, once; waits until they are. What cannot be had now is asked for again by the next page. */
    async keep(): Promise<void> {
      keeping ??= keepAll().catch(() => {
        keeping = undefined
      })
      await keeping
    },
    /** Keeps nothing any more. */
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

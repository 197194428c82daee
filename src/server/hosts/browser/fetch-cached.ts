import { unfoldResponse } from './unfold-response.ts'

const CACHE = 'livery-preview'

/**
 * Fetches a file of the build, decompressed, and caches it, since few file servers set caching headers; the hash in
 * its name is enough. Files that are not `current` are removed. Throws unless the status is 200.
 */
export async function fetchCached(address: string, current: readonly string[]): Promise<Response> {
  const cache = await caches.open(CACHE)
  const cached = await cache.match(address)
  if (cached) return unfoldResponse(cached)
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`)
  keep(cache, address, response.clone(), current).catch(() => {
    // A browser without storage fetches it again.
  })
  return unfoldResponse(response)
}

async function keep(
  cache: Cache,
  address: string,
  response: Response,
  current: readonly string[],
): Promise<void> {
  await cache.put(address, response)
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    const isSameKind = kindOf(pathname) === kindOf(address)
    if (isSameKind && pathname !== address && !current.includes(pathname)) await cache.delete(url)
  }
}

/** An address without its hash. */
function kindOf(address: string): string {
  return address.replace(/-[0-9a-f]+\.bin$/, '')
}

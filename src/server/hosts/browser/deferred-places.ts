import type { DeferredGeo } from './shared-geo.ts'

/** Answers a request; `Rest` are further arguments. */
type Answer<Rest extends unknown[]> = (request: Request, ...rest: Rest) => Response | Promise<Response>

/** Milliseconds before the first page's loading is over: earlier fetches would delay it. */
const HEAD_START = 2500

/**
 * True if an answer may lack a place that was requested meanwhile: a call fails, and a page is rendered without it.
 * Other requests' misses count too, so redirects and successful calls are never repeated.
 */
function mayLack({ status, headers }: Response): boolean {
  return status >= 500 || headers.get('content-type')?.startsWith('text/html') === true
}

/**
 * Wraps an answering function for a geography that loads later. It is fetched after the first page, or when needed. A
 * read is answered without it, and repeated if it needed a place; an unsafe request waits first.
 */
export function withDeferredPlaces<Rest extends unknown[]>(
  answer: Answer<Rest>,
  { ready, missed }: Pick<DeferredGeo, 'ready' | 'missed'>,
) {
  let isBegun = false
  function begin(): void {
    if (isBegun) return
    isBegun = true
    setTimeout(() => {
      ready().catch(() => {
        // The next request that needs it fetches it again, and reports the failure.
      })
    }, HEAD_START)
  }

  return async (request: Request, ...rest: Rest): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      await ready()
      return answer(request, ...rest)
    }
    const before = missed()
    const response = await answer(request, ...rest)
    begin()
    if (missed() === before || !mayLack(response)) return response
    await response.body?.cancel()
    await ready()
    return answer(request, ...rest)
  }
}

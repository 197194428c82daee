import type { DeferredGeo } from './shared-geo.ts'

/** Answers a request; `Rest` is what is told beside it. */
type Answer<Rest extends unknown[]> = (request: Request, ...rest: Rest) => Response | Promise<Response>

/** Milliseconds that the first page has for itself: what comes after it would have it wait. */
const HEAD_START = 2500

/**
 * Whether an answer may be without a place that was asked for meanwhile: a call fails over it, and a page is drawn with what it had. What another
 * request missed is not seen apart; so nothing that leads on, or was had, is asked for twice.
 */
function mayLack({ status, headers }: Response): boolean {
  return status >= 500 || headers.get('content-type')?.startsWith('text/html') === true
}

/**
 * Takes what answers requests and the geography that comes late. It is fetched once a page has had its time, or something needs it: what is only read
 * is answered without, and anew where it turns out that it needs a place; what does something waits before.
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
        // Whoever needs it fetches it again, and hears of it.
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

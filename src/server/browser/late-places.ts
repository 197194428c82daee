import type { LateGeo } from './shared-geo.ts'

/** Answers a request; `Rest` is what is told beside it. */
type Answer<Rest extends unknown[]> = (request: Request, ...rest: Rest) => Response | Promise<Response>

/**
 * Takes what answers requests and the geography that comes late. A page is drawn without it, and after the first one it is fetched; calls wait for
 * it, and a page that turns out to need it is drawn anew once it is there.
 */
export function withLatePlaces<Rest extends unknown[]>(
  answer: Answer<Rest>,
  { ready, missed }: Pick<LateGeo, 'ready' | 'missed'>,
) {
  return async (request: Request, ...rest: Rest): Promise<Response> => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const isCall = !isRead || new URL(request.url).pathname.startsWith('/api/')
    if (isCall) {
      await ready()
      return answer(request, ...rest)
    }
    const before = missed()
    const response = await answer(request, ...rest)
    if (missed() === before) {
      ready().catch(() => {
        // Whoever needs it fetches it again, and hears of it.
      })
      return response
    }
    await ready()
    return answer(request, ...rest)
  }
}

import type { Api } from '../api/api.ts'
import { readSessionCookie } from '../call/cookies/session-cookie.ts'
import type { Visit } from '../call/cookies/visit-cookie.ts'
import type { Caller } from '../call/route.ts'
import { deriveRequest } from '../message/derive-request.ts'
import type { RequestOrigin } from '../message/request-origin.ts'
import { requireSameSite } from './require-same-site.ts'

// Headers that only this process may set, and headers that belong to the connection.
const dropped = [
  'cookie',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'connection',
]

export interface BrowserCall {
  request: Request
  caller: Caller
  origin: RequestOrigin
  visit: Visit
  signal: AbortSignal
}

/**
 * Makes the gateway. A browser's call from this site's own pages goes to the API, with the session cookie turned into
 * `x-access-token` and the visit's into `x-session-id`. Source: spec §7, security, 4 to 6.
 */
export function createGateway(api: Api) {
  return async ({ request, caller, origin, visit, signal }: BrowserCall): Promise<Response> => {
    // No operation takes OPTIONS either, so the API refuses it with the methods of the address; a `Request` cannot be
    // made for TRACE.
    const method = request.method === 'TRACE' ? 'OPTIONS' : request.method
    if (method === request.method) requireSameSite(request, origin)
    const headers = new Headers(request.headers)
    for (const name of dropped) headers.delete(name)
    const cookies = request.headers.get('cookie')
    const token = readSessionCookie(cookies, caller.site)
    if (token !== null) headers.set('x-access-token', token)
    headers.set('x-session-id', visit.id)
    const response = await api(deriveRequest(request, { headers, signal, method }), caller)
    if (visit.setCookie !== null) {
      response.headers.append('set-cookie', visit.setCookie)
      // A response that sets a cookie is for one visitor, whatever its other headers.
      const wasKept = !response.headers.get('cache-control')?.includes('no-store')
      response.headers.set('cache-control', 'private, no-store')
      // The revision of an uncached answer is for changes to it.
      if (wasKept) response.headers.delete('etag')
    }
    return response
  }
}

/**
 * Returns the API as the server's own pages call it: same paths, the page's session and visit, no cookies set in the
 * browser. The pages are part of this process, so they need no proof of their origin.
 * Source: ARCHITECTURE.md, 'Life of a request'.
 */
export function apiForPage(api: Api, caller: Caller, accessToken: string | null, visitId: string | null) {
  return async (request: Request): Promise<Response> => {
    await caller.takeTurn?.(request.signal)
    const headers = new Headers(request.headers)
    if (accessToken !== null) headers.set('x-access-token', accessToken)
    if (visitId !== null) headers.set('x-session-id', visitId)
    headers.set('x-requested-with', 'livery')
    return api(deriveRequest(request, { headers }), { ...caller, isPage: true })
  }
}

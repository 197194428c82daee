import { Problem } from '../../kernel/errors/problem.ts'
import type { Api } from '../api/api.ts'
import { canonicalHost } from '../http-messages/canonical-host.ts'
import { deriveRequest } from '../http-messages/derive-request.ts'
import { isFile } from '../http-messages/is-file.ts'
import type { RequestOrigin } from '../http-messages/request-origin.ts'
import { readSessionCookie } from '../request-context/cookies/session-cookie.ts'
import type { Visit } from '../request-context/cookies/visit-cookie.ts'
import type { Caller } from '../request-context/route.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

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

/**
 * Throws unless an unsafe request is JSON, a file, or a DELETE without a type (415), and comes from this site's own
 * pages (403 cross_site). That needs a same-origin `Origin` or `Sec-Fetch-Site`, no contradiction between them, and
 * `X-Requested-With: livery`. Source: security, 6.
 */
export function requireSameSite(request: Request, origin: RequestOrigin): void {
  if (safe.has(request.method)) return
  const type = request.headers.get('content-type')
  // A form of another site can send neither of the two types, and no DELETE.
  const isBare = type === null && request.method === 'DELETE'
  if (!isBare && !isJson(type ?? '') && !isFile(type)) {
    throw new Problem({
      code: 'unsupported_media_type',
      detail: 'Send the body as application/json in UTF-8.',
    })
  }
  const from = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  const named = from !== null || site !== null
  const own = (from === null || isOwnOrigin(from, origin)) && (site === null || site === 'same-origin')
  if (!named || !own || request.headers.get('x-requested-with') !== 'livery') {
    throw new Problem({
      code: 'cross_site',
      detail:
        "Only this site's own pages may make this call. Send X-Requested-With: livery from the same origin.",
    })
  }
}

function isJson(type: string): boolean {
  return /^application\/json[ \t]*(?:;[ \t]*charset=(?:utf-8|"utf-8")[ \t]*)?$/i.test(type)
}

// TLS may end at a proxy that is not listed as trusted: the browser then uses https and this server receives http.
function isOwnOrigin(from: string, { host, scheme }: RequestOrigin): boolean {
  const match = /^(https?):\/\/(.+)$/.exec(from)
  const other = canonicalHost(match?.[2] ?? '')
  if (match === null || other === null || other.name !== host.name) return false
  if (match[1] === 'http' && scheme === 'https') return false
  const usual = match[1] === 'https' ? '443' : '80'
  return (other.port || usual) === (host.port || usual)
}

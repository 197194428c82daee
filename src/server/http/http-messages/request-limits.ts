import { internalPath } from '../../../tenant/internal-path.ts'
import { Problem } from '../../kernel/errors/problem.ts'

/** The longest accepted address and header text, in characters. */
const URL_LIMIT = 8 * 1024
const HEADER_LIMIT = 16 * 1024

/**
 * Returns a redirect to the path alone if a page's query is too long, so that an absurd query is ignored and not an
 * error. Null for other requests.
 */
export function withoutAbsurdQuery(request: Request): Response | null {
  const { pathname } = new URL(request.url)
  const isCall = pathname === '/api' || pathname.startsWith('/api/')
  if (request.url.length <= URL_LIMIT || pathname.length > URL_LIMIT / 2 || isCall) return null
  // A path that begins with two slashes would name another host.
  const location = internalPath(pathname.replace(/^\/{2,}/, '/')) ?? '/'
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } })
}

/** Throws 414 for an address and 431 for headers past the limits. Source: security, 19. */
export function requireRequestLimits(request: Request): void {
  if (request.url.length > URL_LIMIT) {
    throw new Problem({
      code: 'uri_too_long',
      detail: `The address may have at most ${URL_LIMIT} characters.`,
    })
  }
  if (exceedsHeaderLimit(request.headers)) {
    throw new Problem({
      code: 'headers_too_large',
      detail: `The headers may have at most ${HEADER_LIMIT} characters.`,
    })
  }
}

/** Returns whether headers, as names and values, exceed the limit. */
export function exceedsHeaderLimit(headers: Iterable<readonly [string, string]>): boolean {
  let length = 0
  for (const [name, value] of headers) length += name.length + value.length
  return length > HEADER_LIMIT
}

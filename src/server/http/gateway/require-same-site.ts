import { Problem } from '../../kernel/errors/problem.ts'
import { canonicalHost } from '../message/canonical-host.ts'
import { isFile } from '../message/is-file.ts'
import type { RequestOrigin } from '../message/request-origin.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

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

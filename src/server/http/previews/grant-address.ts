import { GRANT_PARAMETER } from '../../../contract/preview.ts'
import { internalPath } from '../../../tenant/internal-path.ts'

/** Returns a page's request without the grant, so that no link on the page carries it. */
export function withoutGrant(request: Request): Request {
  const url = new URL(request.url)
  url.searchParams.delete(GRANT_PARAMETER)
  return new Request(url, { method: request.method, headers: request.headers, signal: request.signal })
}

/** Returns a path of this site with the grant, so that the next page is a preview too; null for any other address. */
export function withGrant(path: string, grant: string): string | null {
  if (internalPath(path) === null) return null
  const url = new URL(path, 'http://page.invalid')
  url.searchParams.set(GRANT_PARAMETER, grant)
  return `${url.pathname}${url.search}${url.hash}`
}

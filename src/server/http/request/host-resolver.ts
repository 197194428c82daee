import { serialize } from 'hono/utils/cookie'
import { internalPath } from '../../../tenant/internal-path.ts'
import type { Store } from '../../adapters/store/store.ts'
import type { ResolvedAgency } from '../../domain/agencies/resolved-agency.ts'
import type { CookieSite } from '../http-messages/cookie-site.ts'
import { readCookie } from '../http-messages/read-cookies.ts'
import type { RequestOrigin } from '../http-messages/request-origin.ts'
import { writeSessionCookie } from '../request-context/cookies/session-cookie.ts'

/** The meaning of a host: an agency, the gallery of demo agencies, a redirect after a choice, or unknown. */
export type Resolution =
  | { kind: 'agency'; agency: ResolvedAgency }
  | { kind: 'gallery' }
  | { kind: 'redirect'; response: Response }
  | { kind: 'unknown' }

export interface HostResolverOptions {
  store: Pick<Store, 'agencyByHost' | 'agencyBySlug'>
  /** Demo and development: `<slug>.localhost`, the bare host and `?tenant=`. Production has none of them. */
  demo: boolean
  bare?: BareHosts
}

export type HostResolver = (request: Request, origin: RequestOrigin, site: CookieSite) => Promise<Resolution>

export const TENANT_COOKIE = 'livery_tenant'

/** Hosts without an agency, and the slug of the agency that answers there by default; null for the gallery. */
export interface BareHosts {
  names: ReadonlySet<string>
  slug: string | null
}

/** Names of this machine. */
export const localHosts: BareHosts = { names: new Set(['localhost', '127.0.0.1', '[::1]']), slug: null }
const slugShape = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/

/**
 * Makes the function that resolves a request's host. In demo and development the bare local host is the gallery, or
 * the agency that `?tenant=<slug>` chose and a cookie stores. Source: docs/demo.md.
 */
export function createHostResolver({
  store,
  demo,
  bare: hosts = localHosts,
}: HostResolverOptions): HostResolver {
  async function bare(request: Request, site: CookieSite): Promise<Resolution> {
    const chosen = new URL(request.url).searchParams.get('tenant')
    if (chosen !== null) return choose(request, chosen, site)
    const slug = readCookie(request.headers.get('cookie'), TENANT_COOKIE) ?? hosts.slug ?? ''
    const agency = slugShape.test(slug) ? await store.agencyBySlug(slug) : null
    return agency === null ? { kind: 'gallery' } : { kind: 'agency', agency }
  }

  async function choose(request: Request, slug: string, site: CookieSite): Promise<Resolution> {
    const isKnown = slugShape.test(slug) && (await store.agencyBySlug(slug)) !== null
    return isKnown || slug === ''
      ? { kind: 'redirect', response: remember(request, slug, site) }
      : { kind: 'unknown' }
  }

  return async (request, origin, site) => {
    const { name } = origin.host
    if (demo && hosts.names.has(name)) return bare(request, site)
    if (!demo && name.endsWith('.localhost')) return { kind: 'unknown' }
    const agency = await store.agencyByHost(name)
    return agency === null ? { kind: 'unknown' } : { kind: 'agency', agency }
  }
}

/** The same address without `tenant`; a session belongs to one agency, so its cookie is removed. */
function remember(request: Request, slug: string, site: CookieSite): Response {
  const url = new URL(request.url)
  url.searchParams.delete('tenant')
  const headers = new Headers({
    // A path that begins with two slashes would name another host.
    location: internalPath(`${url.pathname.replace(/^\/{2,}/, '/')}${url.search}`) ?? '/',
    'cache-control': 'no-store',
  })
  const options = {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: slug === '' ? 0 : 365 * 86_400,
  } as const
  headers.append('set-cookie', serialize(TENANT_COOKIE, slug, options))
  headers.append('set-cookie', writeSessionCookie('', 0, site))
  // A 307 repeats a form's method and body; GET needs only a 302.
  return new Response(null, { status: request.method === 'POST' ? 307 : 302, headers })
}

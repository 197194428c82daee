import { serialize } from 'hono/utils/cookie'
import type { CookieSite } from '../../http-messages/cookie-site.ts'
import { readCookie } from '../../http-messages/read-cookies.ts'

const VISIT_COOKIE = 'livery_visit'
const wellFormed = /^[A-Za-z0-9._-]{8,128}$/

export interface Visit {
  /** The x-session-id of spec §7: links the calls of one visit in the logs, and is never an identity (security, 5). */
  id: string
  /** Set-Cookie value if the browser does not have this id yet. */
  setCookie: string | null
}

/**
 * Returns the visit id of a browser's API request: the `xsessionid` query parameter if well-formed, else the cookie,
 * else the caller's header, else a new one. Source: spec §2.4, §7.
 */
export function visitOf(request: Request, site: CookieSite): Visit {
  const held = heldVisit(request)
  const known = [askedVisit(request), held, request.headers.get('x-session-id')]
  const id = known.find(isVisitId) ?? crypto.randomUUID()
  return { id, setCookie: id === held ? null : writeVisitCookie(id, site) }
}

/**
 * Returns the visit id of a page's calls: the well-formed `xsessionid` of the address, which the browser stores, else
 * the stored one, else none. A page sets no cookie without that parameter.
 */
export function visitOfPage(
  request: Request,
  site: CookieSite,
): { id: string | null; setCookie: string | null } {
  const held = heldVisit(request)
  const requested = askedVisit(request)
  const setCookie = requested !== null && requested !== held ? writeVisitCookie(requested, site) : null
  return { id: requested ?? held, setCookie }
}

function writeVisitCookie(id: string, site: CookieSite): string {
  return serialize(VISIT_COOKIE, id, { httpOnly: true, sameSite: 'Lax', path: '/', secure: site.secure })
}

function askedVisit(request: Request): string | null {
  const requested = new URL(request.url).searchParams.get('xsessionid')
  return isVisitId(requested) ? requested : null
}

/** Returns the visit id that the browser already has, or null. */
function heldVisit(request: Request): string | null {
  const id = readCookie(request.headers.get('cookie'), VISIT_COOKIE)
  return isVisitId(id) ? id : null
}

function isVisitId(value: string | null | undefined): value is string {
  return typeof value === 'string' && wellFormed.test(value)
}
